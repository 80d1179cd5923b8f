import type { ReactNode } from 'react'
import type { CareerDetail, CareerList, CareerSummary } from '../api/types'
import type { Loaded } from '../hooks/use-loaded'
import type { HeadingLevel } from '../ui/Card'
import type { CareerBrowserState } from './browser-state'

/** What a page may set and hear of. */
export interface CareerBrowserSlots {
  /** Level of the title; cards are one below. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** For pages with a heading of their own: the title is only read out. */
  hideTitle?: boolean | undefined
  /** Below everything, e.g. a way to the app. */
  foot?: ReactNode
  /** "Explore This Career" as a link that opens in a new tab. */
  exploreHref?: ((career: CareerSummary) => string) | undefined
  /** A career was opened. */
  onSelect?: ((career: CareerSummary) => void) | undefined
}

export interface CareerBrowserViewProps extends CareerBrowserSlots {
  list: Loaded<CareerList>
  /** Of the career that `state` names. */
  detail: Loaded<CareerDetail>
  state: CareerBrowserState
  onStateChange: (state: CareerBrowserState) => void
  /** "Explore This Career" is under way. */
  exploring?: boolean
  /** "Explore This Career" was pressed; without it and `exploreHref` the button is not there. */
  onExplore?: (career: CareerSummary) => void
  onRetry?: () => void
  onRetryDetail?: () => void
}

/** Changes a part of what is looked at. */
export type ChangeState = (part: Partial<CareerBrowserState>) => void
