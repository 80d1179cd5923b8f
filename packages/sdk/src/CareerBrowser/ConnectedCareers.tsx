import { useRef, useState } from 'react'
import type { CareerList } from '../api/types'
import type { Part } from '../hooks/use-lazy-chunk'
import { useLoaded } from '../hooks/use-loaded'
import { useGivenApi } from '../PathquestProvider/api-context'
import { EMPTY_BROWSER_STATE } from './browser-state'
import type { CareerBrowserProps } from './CareerBrowser'
import { CareerFrame } from './CareerFrame'
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
  ...slots
}: ConnectedCareersProps) {
  const api = useGivenApi(given)
  const [own, setOwn] = useState(() => ({ ...EMPTY_BROWSER_STATE, ...initialState }))
  const current = state ?? own
  const [list, retry] = useLoaded<CareerList>(api, '/api/careers', slots.onError)
  const isTold = useRef(false)
  const tellReady = () => {
    if (!isTold.current) onReady?.()
    isTold.current = true
  }

  // Also what a failure looks like comes with it.
  const later = useLater(list.status !== 'loading' && results.status !== 'loading')

  return (
    <CareerFrame
      {...slots}
      list={results.status === 'failed' ? UNREACHABLE : list}
      Results={results.status === 'ready' ? results.exports.CareerResults : undefined}
      api={api}
      state={current}
      onStateChange={(next) => {
        setOwn(next)
        onStateChange?.(next)
      }}
      later={later}
      onReady={tellReady}
      onRetry={() => {
        if (list.status === 'failed') retry()
        if (results.status === 'failed') results.retry()
      }}
    />
  )
}
