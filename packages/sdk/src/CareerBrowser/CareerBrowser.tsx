import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useGivenApi } from '../api/api-context'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { CareerSummary } from '../api/types'
import { useLoaded } from '../api/use-loaded'
import type { CareerBrowserSlots, SearchCareers } from './browser-props'
import { type CareerBrowserState, EMPTY_BROWSER_STATE } from './browser-state'
import { CareerBrowserView } from './CareerBrowserView'
import { useCareer } from './use-career'

/** Props of `CareerBrowser`; all of them are optional. */
export interface CareerBrowserProps extends CareerBrowserSlots {
  /** Default: the client of the `PathquestProvider` around. */
  api?: Pick<ApiClient, 'request'> | undefined
  /** What is looked at, kept by the page; without it the widget keeps it itself. */
  state?: CareerBrowserState | undefined
  /**
   * Where a widget that keeps its state starts.
   * @example { industry: 'Health Science', sort: 'salary' }
   */
  initialState?: Partial<CareerBrowserState> | undefined
  /** Every change: for an address that leads back here. */
  onStateChange?: ((state: CareerBrowserState) => void) | undefined
  /** The careers are there, once. */
  onReady?: (() => void) | undefined
  /** "Explore This Career"; the button is busy until the promise settles. */
  onExplore?: ((career: CareerSummary) => void | Promise<void>) | undefined
  /** Careers could not be read; the widget says so and offers to try again. */
  onError?: ((error: ApiError) => void) | undefined
}

/**
 * Search, filters, sorted cards and the details of each career, read from the API.
 * @example <CareerBrowser headingLevel={1} onSelect={(career) => track(career.id)} />
 */
export function CareerBrowser(props: CareerBrowserProps) {
  const {
    api: given,
    state,
    initialState,
    onStateChange,
    onReady,
    onExplore,
    onError,
    ...slots
  } = props
  const api = useGivenApi(given)
  const [own, setOwn] = useState(() => ({ ...EMPTY_BROWSER_STATE, ...said(initialState) }))
  const current = state ?? own
  const [list, retry] = useLoaded(api, '/api/careers', onError)
  const search = useSearch(api, list.status === 'ready')
  const [detail, retryDetail] = useCareer(api, current.career, onError)
  const [exploring, setExploring] = useState(false)
  const isTold = useRef(false)
  useEffect(() => {
    if (list.status !== 'ready' || isTold.current) return
    isTold.current = true
    onReady?.()
  })

  async function explore(career: CareerSummary) {
    setExploring(true)
    try {
      await onExplore?.(career)
    } finally {
      setExploring(false)
    }
  }

  return (
    <CareerBrowserView
      {...slots}
      list={list}
      search={search}
      detail={detail}
      state={current}
      onStateChange={(next) => {
        setOwn(next)
        onStateChange?.(next)
      }}
      exploring={exploring}
      onExplore={onExplore && explore}
      onRetry={retry}
      onRetryDetail={retryDetail}
    />
  )
}

/** On its way while somebody looks at the cards. */
const loadSearch = () => import('./search-careers')

/** The search and the words it knows; undefined until it is there. */
function useSearch(api: Pick<ApiClient, 'request'>, isNeeded: boolean): SearchCareers | undefined {
  const chunk = useLazyChunk(loadSearch, isNeeded)
  // Without them it still knows forms and slips: nobody has to be told.
  const [words] = useLoaded(api, isNeeded ? '/api/search-words' : null)
  const make = chunk.status === 'ready' ? chunk.exports.makeSearchCareers : undefined
  const lines = words.status === 'ready' ? words.data.synonyms : null
  // The table is read once, not at each key.
  return useMemo(() => make?.(lines), [make, lines])
}

/** What a page leaves undefined it has not said. */
const said = (state: Partial<CareerBrowserState> = {}): Partial<CareerBrowserState> =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
