import type { HeadingLevel } from '@pathquest/ui/Card'
import type { ReactNode } from 'react'
import type { CareerDetail, CareerList, CareerSummary } from '../api/types'
import type { Loaded } from '../api/use-loaded'
import type { CareerBrowserState } from './browser-state'

/** A list of careers that the page keeps, e.g. those that somebody saved. */
export interface CareerSelection {
  ids: readonly string[]
  /** They stay in the order of the ids; the orders to choose from are gone. */
  inOrder?: boolean | undefined
  /** In place of cards while nothing is in it. */
  none?: ReactNode
}

/** The careers of a list that a text means, most fitting first. */
export type SearchCareers = (
  careers: readonly CareerSummary[],
  q: string,
) => readonly CareerSummary[]

/** What a page adds to a career. */
export type CareerExtra = (career: CareerSummary, place: 'card' | 'details') => ReactNode

/** What a page may set and hear of. */
export interface CareerBrowserSlots {
  /** Level of the title; cards are one below. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** For pages with a heading of their own: the title is only read out. */
  hideTitle?: boolean | undefined
  /** Below everything, e.g. a way to the app. */
  foot?: ReactNode
  /** Between filters and cards, e.g. a choice of lists that the page keeps. */
  above?: ReactNode
  /** Shows these careers alone. */
  only?: CareerSelection | undefined
  /** At the foot of a card and in the details; must stay the same function. */
  extra?: CareerExtra | undefined
  /** "Explore This Career" as a link that opens in a new tab. */
  exploreHref?: ((career: CareerSummary) => string) | undefined
  /** A career was opened. */
  onSelect?: ((career: CareerSummary) => void) | undefined
}

export interface CareerBrowserViewProps extends CareerBrowserSlots {
  list: Loaded<CareerList>
  /** Default, and until it is there: careers in whose texts every word occurs. */
  search?: SearchCareers | undefined
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
