import type { HeadingLevel } from '@pathquest/ui/Card'
import type { ReactNode } from 'react'
import type { CareerDetail, CareerList, CareerSummary } from '../api/types'
import type { Loaded } from '../api/use-loaded'
import type { CareerBrowserState } from './browser-state'

/** A list of careers that the page holds, e.g. saved ones. */
export interface CareerSelection {
  ids: readonly string[]
  /** They are what the signed-in user has saved: the server knows them, however many they are. */
  saved?: boolean | undefined
  /** They stay in the order of the ids; the sort options are hidden. */
  inOrder?: boolean | undefined
  /** Shown instead of cards while the list is empty. */
  none?: ReactNode
}

/** What a page adds to a career. */
export type CareerExtra = (career: CareerSummary, place: 'card' | 'details') => ReactNode

/** Slots and callbacks for a page. */
export interface CareerBrowserSlots {
  /** Level of the title; cards are one below. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** For pages with a heading of their own: the title is only for screen readers. */
  hideTitle?: boolean | undefined
  /** Below everything, e.g. a link to the app. */
  foot?: ReactNode
  /** Between filters and cards, e.g. a choice of the page's lists. */
  above?: ReactNode
  /** A way in while nothing is searched or filtered; `change({ industry })` filters. */
  start?: ((industries: CareerList['industries'], change: ChangeState) => ReactNode) | undefined
  /** Shows only these careers. */
  only?: CareerSelection | undefined
  /** At the foot of a card and in the details; must be a stable function. */
  extra?: CareerExtra | undefined
  /** "Explore This Career" as a link that opens in a new tab. */
  exploreHref?: ((career: CareerSummary) => string) | undefined
  /** A career was opened. */
  onSelect?: ((career: CareerSummary) => void) | undefined
}

export interface CareerBrowserViewProps extends CareerBrowserSlots {
  /** The first of the careers that match the state, as far as the user has scrolled. */
  list: Loaded<CareerList>
  /** The list is of an earlier state: the next one is being loaded. */
  isUpdating?: boolean
  /** The end of the loaded careers is near. */
  onMore?: () => void
  /** The next careers did not load. */
  hasMoreFailed?: boolean
  /** Details of the career that `state` names. */
  detail: Loaded<CareerDetail>
  state: CareerBrowserState
  onStateChange: (state: CareerBrowserState) => void
  /** "Explore This Career" is in progress. */
  exploring?: boolean
  /** "Explore This Career" was pressed; without it and `exploreHref` the button is hidden. */
  onExplore?: (career: CareerSummary) => void
  onRetry?: () => void
  onRetryDetail?: () => void
}

/** Changes a part of the state. */
export type ChangeState = (part: Partial<CareerBrowserState>) => void
