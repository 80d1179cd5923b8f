import { useEffect, useRef, useState } from 'react'
import { useGivenApi } from '../api/api-context'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { CareerList, CareerSummary } from '../api/types'
import type { CareerBrowserSlots } from './browser-props'
import { type CareerBrowserState, EMPTY_BROWSER_STATE } from './browser-state'
import { CareerBrowserView } from './CareerBrowserView'
import { useCareer } from './use-career'
import { useCareerList } from './use-career-list'

/** Props of `CareerBrowser`; all of them are optional. */
export interface CareerBrowserProps extends CareerBrowserSlots {
  /** Default: the client of the enclosing `PathquestProvider`. */
  api?: Pick<ApiClient, 'request'> | undefined
  /** What is shown, controlled by the page; without it the widget keeps the state itself. */
  state?: CareerBrowserState | undefined
  /**
   * The initial state of a widget that keeps its own state.
   * @example { industry: 'Health Science', sort: 'salary' }
   */
  initialState?: Partial<CareerBrowserState> | undefined
  /**
   * The first page of all careers in the language of the texts, as `GET /api/careers?limit=12`
   * returns it: shown at once where nothing is searched or filtered. For pages that a server renders.
   */
  initialList?: CareerList | undefined
  /** Called on every change, e.g. to update the URL. */
  onStateChange?: ((state: CareerBrowserState) => void) | undefined
  /** Called once, when the careers are shown. */
  onReady?: (() => void) | undefined
  /** "Explore This Career" was pressed; the button is busy until the promise settles. */
  onExplore?: ((career: CareerSummary) => void | Promise<void>) | undefined
  /** Careers could not be loaded; the widget shows the error and a retry button itself. */
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
    initialList,
    onStateChange,
    onReady,
    onExplore,
    onError,
    ...slots
  } = props
  const api = useGivenApi(given)
  const [own, setOwn] = useState(() => ({
    ...EMPTY_BROWSER_STATE,
    ...withoutUndefined(initialState),
  }))
  const current = state ?? own
  const pages = useCareerList(api, current, slots.only, onError, initialList)
  const { list } = pages
  const [detail, retryDetail] = useCareer(api, current.career, onError)
  const [exploring, setExploring] = useState(false)
  const wasReported = useRef(false)
  useEffect(() => {
    if (list.status !== 'ready' || wasReported.current) return
    wasReported.current = true
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
      {...pages}
      detail={detail}
      state={current}
      onStateChange={(next) => {
        setOwn(next)
        onStateChange?.(next)
      }}
      exploring={exploring}
      onExplore={onExplore && explore}
      onRetryDetail={retryDetail}
    />
  )
}

/** Drops undefined fields: they count as absent. */
const withoutUndefined = (state: Partial<CareerBrowserState> = {}): Partial<CareerBrowserState> =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
