import type { PhaseView } from '../kits/rounds/phase-view'
import type { Dig, Ground, Haul } from './ground'
import type { Site } from './manifest'

/** What the rules send to the components; `pick` and `gain` are the player's own. */
export interface ClaimsView {
  funds: Record<Site, number>
  open: Site[]
  isDouble: boolean
  /** Nobody gets more in this round. */
  shareMax: number
  crowd: Record<Site, number> | null
  digs: Record<Site, Dig> | null
  phase: PhaseView | null
  pick: Site | null
  /** Of the closed round; null: none is closed, or it was not this player's. */
  gain: number | null
}

export const mayPick = ({ phase }: ClaimsView): boolean => phase?.mayChoose ?? false

export type ClaimsSummary = Pick<Ground, 'laid' | 'paid' | 'funds' | 'best'>
export type OwnHaul = Haul | null
