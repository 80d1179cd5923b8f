import type { HeadingLevel } from '@pathquest/ui/Card'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Fragment, useCallback, useRef } from 'react'
import type { CareerList, CareerSummary, CareerCredits as Credits } from '../api/types'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { FilterChips } from './CareerFilters'
import { CareerGrid, MoreCareers } from './CareerGrid'
import { LoadFailed } from './CareersPlaceholder'

export interface CareerResultsProps extends Omit<CareerBrowserViewProps, 'list'> {
  list: CareerList
  /** Must be a stable function, so that a card renders only once. */
  onChange: ChangeState
}

const NO_CAREERS: readonly CareerSummary[] = []
/** Loaded while the user looks at the cards. */
const loadDialog = () => import('./CareerDialog')
/** Loaded with the first search: it may have no match. */
export const loadNone = () => import('./NoneFound')

/** Filter chips, count and cards, sources, and the details of the open career. */
export function CareerResults(props: CareerResultsProps) {
  const { list, state, headingLevel = 2, only, extra, isUpdating = false, onChange } = props
  const t = useMessages(careersMessages)
  const { careers, total, near = NO_CAREERS } = list
  const isEmpty = total === 0
  const dialog = useLazyChunk(loadDialog, true)
  const none = useLazyChunk(loadNone, state.q.trim() !== '' || isEmpty)
  const latest = useRef(props)
  latest.current = props
  const open = useCallback(
    (one: CareerSummary) => {
      onChange({ career: one.id })
      latest.current.onSelect?.(one)
    },
    [onChange],
  )
  // The focused chip was removed; the focus moves to the count, which announces the result.
  const count = useRef<HTMLParagraphElement>(null)
  const below = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <>
      <div className="pq-careers-found">
        <FilterChips
          state={state}
          onChange={(part) => {
            onChange(part)
            count.current?.focus()
          }}
        />
        <p ref={count} tabIndex={-1} className="pq-careers-count" role="status">
          {t('careers.count', { count: total })}
        </p>
      </div>
      {!isEmpty ? (
        <div className="pq-careers-results" aria-busy={isUpdating}>
          <CareerGrid careers={careers} headingLevel={below} extra={extra} onOpen={open} />
          {careers.length < total && !isUpdating && props.onMore && (
            <MoreCareers
              careers={careers}
              hasFailed={props.hasMoreFailed ?? false}
              onMore={props.onMore}
            />
          )}
        </div>
      ) : (
        (only?.ids.length === 0 && only.none) ||
        (none.status === 'ready' && (
          <none.exports.NoneFound
            {...props}
            near={near}
            headingLevel={below}
            unfilteredTotal={list.unfilteredTotal}
            onUnfilter={() => {
              onChange({ industry: '', sector: '' })
              count.current?.focus()
            }}
            onOpen={open}
          />
        ))
      )}
      {dialog.status === 'failed' && state.career !== null && (
        <LoadFailed onRetry={dialog.retry}>{t('careers.failedOne')}</LoadFailed>
      )}
      <CareerCredits credits={list.credits} />
      {dialog.status === 'ready' && <dialog.exports.CareerDialog {...props} onOpen={open} />}
    </>
  )
}

/** The sources of the figures; their licence requires it. */
function CareerCredits({ credits }: { credits: Credits }) {
  const t = useMessages(careersMessages)
  return (
    <footer className="pq-careers-credits">
      <p lang={t.contentLang}>{credits.attribution}</p>
      <p>
        {t('careers.sources')}{' '}
        {credits.sources.map(({ name, publisher, url }, i) => (
          <Fragment key={name}>
            {i > 0 && ' · '}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              title={publisher}
              lang={t.contentLang}
            >
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </footer>
  )
}
