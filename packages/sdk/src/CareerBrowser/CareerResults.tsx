import type { HeadingLevel } from '@pathquest/ui/Card'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Fragment, useCallback, useMemo, useRef } from 'react'
import type { CareerList, CareerSummary, CareerCredits as Credits } from '../api/types'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { FilterChips } from './CareerFilters'
import { CareerGrid } from './CareerGrid'
import { LoadFailed } from './CareersPlaceholder'
import { findCareers, selectCareers } from './find-careers'

export interface CareerResultsProps extends Omit<CareerBrowserViewProps, 'list'> {
  list: CareerList
  /** Must be a stable function, so that a card renders only once. */
  onChange: ChangeState
}

/** Loaded while the user looks at the cards. */
const loadDialog = () => import('./CareerDialog')
/** Loaded with the first search: it may have no match. */
export const loadNone = () => import('./NoneFound')

/** Filter chips, count and cards, sources, and the details of the open career. */
export function CareerResults(props: CareerResultsProps) {
  const { list, state, headingLevel = 2, only, extra, search, onChange } = props
  const t = useMessages(careersMessages)
  const { q, industry, sector, sort, career } = state
  const careers = useMemo(
    () => (only ? selectCareers(list.careers, only) : list.careers),
    [list.careers, only],
  )
  const order = only?.inOrder ? null : sort
  // Without a query the search is not used: its loading must not create a new list and re-render
  // the cards.
  const searching = q.trim() === '' ? undefined : search
  const { careers: found, unfilteredTotal } = useMemo(
    () => findCareers(careers, { q, industry, sector, sort: order }, searching),
    [careers, q, industry, sector, order, searching],
  )
  const dialog = useLazyChunk(loadDialog, true)
  const none = useLazyChunk(loadNone, searching !== undefined || found.length === 0)
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
          {t('careers.count', { count: found.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <CareerGrid careers={found} headingLevel={below} extra={extra} onOpen={open} />
      ) : (
        (careers.length === 0 && only?.none) ||
        (none.status === 'ready' && (
          <none.exports.NoneFound
            {...props}
            careers={careers}
            q={q}
            headingLevel={below}
            unfilteredTotal={unfilteredTotal}
            onUnfilter={() => {
              onChange({ industry: '', sector: '' })
              count.current?.focus()
            }}
            onOpen={open}
          />
        ))
      )}
      {dialog.status === 'failed' && career !== null && (
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
          <Fragment key={url}>
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
