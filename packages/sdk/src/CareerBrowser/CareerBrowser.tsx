import { useEffect, useMemo, useState } from 'react'
import type { ApiClient } from '../api-client'
import type { ApiError } from '../api-error'
import type { CareerAnswer, CareerDetail, CareerList, CareerSummary } from '../api-types'
import { useGivenApi } from '../PathquestProvider/api-context'
import { type CareerBrowserState, EMPTY_BROWSER_STATE } from './browser-state'
import { type CareerBrowserSlots, CareerBrowserView } from './CareerBrowserView'
import { type Loaded, useLoaded } from './loaded'

/** Props of `CareerBrowser`; all of them are optional. */
export interface CareerBrowserProps extends CareerBrowserSlots {
  /** Default: the client of the `PathquestProvider` around. */
  api?: Pick<ApiClient, 'request'>
  /** What is looked at, kept by the page; without it the widget keeps it itself. */
  state?: CareerBrowserState
  /**
   * Where a widget that keeps its state starts.
   * @example { industry: 'Healthcare', sort: 'salary' }
   */
  initialState?: Partial<CareerBrowserState>
  /** Every change: for an address that leads back here. */
  onStateChange?: (state: CareerBrowserState) => void
  /** The careers are there, once. */
  onReady?: () => void
  /** "Explore This Career"; the button is busy until the promise settles. */
  onExplore?: (career: CareerSummary) => void | Promise<void>
  /** Careers could not be read; the widget says so and offers to try again. */
  onError?: (error: ApiError) => void
}

/**
 * Search, filters, sorted cards and the details of each career, read from the API.
 * @example <CareerBrowser headingLevel={1} onSelect={(career) => track(career.id)} />
 */
export function CareerBrowser({
  api: given,
  state,
  initialState,
  onStateChange,
  onReady,
  onExplore,
  onError,
  ...slots
}: CareerBrowserProps) {
  const api = useGivenApi(given)
  const [own, setOwn] = useState(() => ({ ...EMPTY_BROWSER_STATE, ...initialState }))
  const [exploring, setExploring] = useState(false)
  const current = state ?? own
  const { career } = current
  const [list, retry] = useLoaded<CareerList>(api, '/api/careers', onError)
  const [answer, retryDetail] = useLoaded<CareerAnswer>(
    api,
    career === null ? null : `/api/careers/${encodeURIComponent(career)}`,
    onError,
  )
  const detail = useMemo<Loaded<CareerDetail>>(
    () => (answer.status === 'ready' ? { status: 'ready', data: answer.data.career } : answer),
    [answer],
  )
  const isReady = list.status === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when they come
  useEffect(() => {
    if (isReady) onReady?.()
  }, [isReady])

  async function explore(chosen: CareerSummary) {
    setExploring(true)
    try {
      await onExplore?.(chosen)
    } finally {
      setExploring(false)
    }
  }
  return (
    <CareerBrowserView
      {...slots}
      list={list}
      detail={detail}
      state={current}
      exploring={exploring}
      onStateChange={(next) => {
        setOwn(next)
        onStateChange?.(next)
      }}
      onExplore={onExplore && explore}
      onRetry={retry}
      onRetryDetail={retryDetail}
    />
  )
}
