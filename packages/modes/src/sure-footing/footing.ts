import type { FOOTINGS } from './manifest'

export type Footing = (typeof FOOTINGS)[number]

/** Percent of the points, for right and wrong. */
const PERCENT = {
  light: [75, 15],
  firm: [100, 0],
  bold: [120, -40],
} as const satisfies Record<Footing, readonly [number, number]>

/** More percent for right, whatever the footing, behind the front: it has cut steps. */
const CUT_PERCENT = 50

/** What an answer with this share of it right is worth; in between, what is in between. */
export function worthOf(footing: Footing, points: number, share: number, isBehind = false): number {
  const [right, wrong] = PERCENT[footing]
  const cut = isBehind ? CUT_PERCENT : 0
  return Math.round((points * (wrong + (right + cut - wrong) * share)) / 100)
}

/** Holds of each footing: how many bore, of how many. */
export type Holds = Record<Footing, readonly [held: number, of: number]>

export const NO_HOLDS: Holds = { light: [0, 0], firm: [0, 0], bold: [0, 0] }

export const withHold = (holds: Holds, footing: Footing, isHeld: boolean): Holds => {
  const [held, of] = holds[footing]
  return { ...holds, [footing]: [held + (isHeld ? 1 : 0), of + 1] }
}

export const sumOfHolds = (a: Holds, b: Holds): Holds => {
  const sum = (footing: Footing) =>
    [a[footing][0] + b[footing][0], a[footing][1] + b[footing][1]] as const
  return { light: sum('light'), firm: sum('firm'), bold: sum('bold') }
}

/** One closed question of a player; without an answer there is no footing. */
export interface Step {
  footing: Footing | null
  isHeld: boolean
  /** The score after it. */
  score: number
}
