import { useCallback, useRef } from 'react'
import type { CareerList, CareerSummary } from '../api-types'
import { refreshIcon } from '../art/icons'
import { careerListMessages } from '../messages/en/career-list'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import type { HeadingLevel } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'
import { InlineError } from '../ui/Feedback'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerCredits } from './CareerCredits'
import { CareerGrid } from './CareerGrid'
import { FilterChips } from './FilterChips'
import { useFound } from './use-found'
import { useLater } from './use-later'

export interface CareerResultsProps extends Omit<CareerBrowserViewProps, 'list'> {
  list: CareerList
  /** Must stay the same function, so that a card is drawn once. */
  onChange: ChangeState
}

const nothing = () => {}

/** What was found: chips, count and cards, sources, and the details of the open career. */
export function CareerResults(props: CareerResultsProps) {
  const { list, detail, state, headingLevel = 2, onChange } = props
  const t = useMessages(careerListMessages)
  const browser = useMessages(careersMessages)
  const { career } = state
  const found = useFound(list.careers, state)
  const latest = useRef(props)
  latest.current = props
  const open = useCallback(
    (one: CareerSummary) => {
      onChange({ career: one.id })
      latest.current.onSelect?.(one)
    },
    [onChange],
  )
  // What had the focus is gone with its chip; the count tells what came of it.
  const count = useRef<HTMLParagraphElement>(null)
  const later = useLater(true)
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
        <CareerGrid careers={found} headingLevel={below} onOpen={open} />
      ) : (
        <EmptyState title={t('careers.none')} text={t('careers.noneHint')} headingLevel={below} />
      )}
      <CareerCredits credits={list.credits} />
      {later.status === 'failed' && career !== null && (
        <InlineError
          action={
            <Button size="sm" icon={refreshIcon} onClick={later.retry}>
              {browser('careers.retry')}
            </Button>
          }
        >
          {t('careers.failedOne')}
        </InlineError>
      )}
      {later.status === 'ready' && (
        <later.exports.CareerDialog
          id={career}
          // Its details, or what the list says while they are on their way.
          summary={
            detail.status === 'ready'
              ? detail.data
              : (list.careers.find(({ id }) => id === career) ?? null)
          }
          detail={detail}
          exploring={props.exploring ?? false}
          exploreHref={props.exploreHref}
          onExplore={props.onExplore}
          onOpen={open}
          onRetry={props.onRetryDetail ?? nothing}
          onClose={() => onChange({ career: null })}
        />
      )}
    </>
  )
}
