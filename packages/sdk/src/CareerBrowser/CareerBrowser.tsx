import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { CareerSummary } from '../api/types'
import { usePart } from '../hooks/use-lazy-chunk'
import type { CareerBrowserSlots } from './browser-props'
import type { CareerBrowserState } from './browser-state'
import { ConnectedCareers } from './ConnectedCareers'

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

/** Fetched beside the careers themselves, so that neither waits for the other. */
const loadResults = () => import('./CareerResults')

/**
 * Search, filters, sorted cards and the details of each career, read from the API.
 * @example <CareerBrowser headingLevel={1} onSelect={(career) => track(career.id)} />
 */
export function CareerBrowser(props: CareerBrowserProps) {
  const results = usePart(loadResults, true)
  return <ConnectedCareers {...props} initialState={said(props.initialState)} results={results} />
}

/** What a page leaves undefined it has not said. */
const said = (state: Partial<CareerBrowserState> = {}): Partial<CareerBrowserState> =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
