import { useMemo, useRef, useState } from 'react'
import type { CareerAnswer, CareerDetail, CareerList, CareerSummary } from '../api-types'
import { useGivenApi } from '../PathquestProvider/api-context'
import type { Part } from '../use-part'
import { EMPTY_BROWSER_STATE } from './browser-state'
import type { CareerBrowserProps } from './CareerBrowser'
import { CareerFrame } from './CareerFrame'
import { type Loaded, useLoaded } from './loaded'
import { useLater } from './use-later'

export interface ConnectedCareersProps extends CareerBrowserProps {
  /** What shows the careers: on its way, there, or not to be had. */
  results: Part<typeof import('./CareerResults')>
}

const UNREACHABLE = { status: 'failed', error: { code: 'offline' } } as const

/** The career browser with its data, wherever the code of its list comes from. */
export function ConnectedCareers({
  results,
  api: given,
  state,
  initialState,
  onStateChange,
  onReady,
  onExplore,
  onError,
  ...slots
}: ConnectedCareersProps) {
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
  const isTold = useRef(false)
  const tellReady = () => {
    if (!isTold.current) onReady?.()
    isTold.current = true
  }

  const later = useLater(list.status === 'ready' && results.status === 'ready')

  async function explore(chosen: CareerSummary) {
    setExploring(true)
    try {
      await onExplore?.(chosen)
    } finally {
      setExploring(false)
    }
  }
  return (
    <CareerFrame
      {...slots}
      list={results.status === 'failed' ? UNREACHABLE : list}
      Results={results.status === 'ready' ? results.exports.CareerResults : undefined}
      detail={detail}
      state={current}
      exploring={exploring}
      onStateChange={(next) => {
        setOwn(next)
        onStateChange?.(next)
      }}
      onExplore={onExplore && explore}
      later={later}
      onReady={tellReady}
      onRetry={() => {
        if (list.status === 'failed') retry()
        if (results.status === 'failed') results.retry()
      }}
      onRetryDetail={retryDetail}
    />
  )
}
