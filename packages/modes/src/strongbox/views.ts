import type { PhaseView } from '../kits/rounds/phase-view'
import type { Counts, Couriers, Outcome } from './courier'
import type { Choice } from './manifest'

/** What the rules send to the components. */
export interface RoadView {
  /** Coins of a right answer, and the price of a key. */
  rate: number
  /** What a carried box grows by. */
  growth: number
  hasKeys: boolean
  /** As of the last decision; null: there was none. */
  road: { coins: number; boxes: number } | null
  /** Of this round; null: not all have chosen. */
  counts: Counts | null
  /** What the class has in the bank. */
  safe: number
  phase: PhaseView | null
  /** null: host and projector. */
  own: OwnBox | null
}

export interface OwnBox {
  carried: number
  banked: number
  chosen: Choice | null
  mayBuyKey: boolean
  /** Was not right: nobody opens this box. */
  isInCamp: boolean
  outcome: Outcome | null
}

export type RoadSummary = Pick<Couriers, 'earned' | 'grown' | 'fees' | 'opened' | 'moved'>

export interface OwnRoad {
  log: [Outcome['event'], number, number][]
  banked: number
}
