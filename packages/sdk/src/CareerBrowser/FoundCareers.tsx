import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { CareerList, CareerSummary } from '../api/types'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import type { CareerBrowserViewProps, ChangeState } from './browser-props'
import { CareerGrid } from './CareerGrid'
import { CareersAwaited } from './CareersAwaited'
import { LoadFailed } from './LoadFailed'
import type { Later } from './use-later'

/** Where details come from, and who hears of them. */
export interface CareerSource {
  api: Pick<ApiClient, 'request'>
  onExplore?: (career: CareerSummary) => void | Promise<void>
  onError?: (error: ApiError) => void
}

/** The open career by its values, or as the API has it. */
export type CareerSlots =
  | (Pick<CareerBrowserViewProps, 'detail' | 'exploring' | 'onExplore' | 'onRetryDetail'> & {
      api?: undefined
    })
  | CareerSource

export type CareerResultsProps = CareerResultsOwnProps & CareerSlots

interface CareerResultsOwnProps
  extends Pick<CareerBrowserViewProps, 'state' | 'headingLevel' | 'exploreHref' | 'onSelect'> {
  list: CareerList
  /** Must stay the same function, so that a card is drawn once. */
  onChange: ChangeState
  later: Later
  /** Cards stand. */
  onReady?: () => void
}

/** Chips, count and cards, sources, and the details of the open career. */
export function FoundCareers(props: CareerResultsProps) {
  const { list, later, state, headingLevel = 2, onChange, onReady } = props
  const t = useMessages(careerListMessages)
  const { q, industry, sector, sort, career } = state
  const { careers } = list
  const parts = later.status === 'ready' ? later.exports : null
  // As the API orders them: the first cards wait for nothing else.
  const isWhole = sort === 'title' && !q.trim() && !industry && !sector
  // biome-ignore lint/correctness/useExhaustiveDependencies: another career changes nothing
  const found = useMemo(
    () => (isWhole ? careers : parts?.foundCareers(careers, state)),
    [careers, parts, isWhole, q, industry, sector, sort],
  )
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
  const isShown = found !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when they stand
  useEffect(() => {
    if (isShown) onReady?.()
  }, [isShown])
  const retry = later.status === 'failed' ? later.retry : undefined
  if (!found) return <CareersAwaited hasFailed={retry !== undefined} onRetry={retry} />
  const below = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <>
      <div className="pq-careers-found">
        {parts && (
          <parts.FilterChips
            state={state}
            onChange={(part) => {
              onChange(part)
              count.current?.focus()
            }}
          />
        )}
        <p ref={count} tabIndex={-1} className="pq-careers-count" role="status">
          {t('careers.count', { count: found.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <CareerGrid careers={found} headingLevel={below} More={parts?.MoreCareers} onOpen={open} />
      ) : (
        parts && <parts.NoneFound headingLevel={below} />
      )}
      {retry && career !== null && (
        <LoadFailed onRetry={retry}>{t('careers.failedOne')}</LoadFailed>
      )}
      {parts && (
        <>
          <parts.CareerCredits credits={list.credits} />
          {props.api ? (
            <parts.ConnectedDialog {...props} onOpen={open} />
          ) : (
            <parts.CareerDialog {...props} onOpen={open} />
          )}
        </>
      )}
    </>
  )
}
