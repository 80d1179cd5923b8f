/** What a question did to a player, one sign each: a game's night is a word of them. */
export const SIGNS = {
  /** Right, on the trail. */
  walked: 'w',
  /** A lamp went out. */
  dimmed: 'x',
  sheltered: 's',
  /** Right, in the hut: halfway to a light. */
  warmed: 'h',
  relit: 'r',
  /** In the hut without a right answer. */
  waited: 'o',
  /** Partly right, or away: nothing happened. */
  passed: '-',
} as const
export type Sign = (typeof SIGNS)[keyof typeof SIGNS]

export const SHELTERS = 2
const SHELTER_PERCENT = 60
const HUT_PERCENT = 90
const DAWN_TIMES = 2
/** What a lamp that goes out lays in the fire, and what one share of it is at most. */
export const FIRE_A_LAMP = 10
const SHARE_MAX = 33
/** Right answers in a row that relight a lamp in the hut. */
export const TO_RELIGHT = 2
const DAWN_POINTS = 20

export interface Walker {
  lamps: number
  /** Right answers in a row in the hut. */
  row: number
  shelters: number
}

export const newWalker = (lamps: number): Walker => ({ lamps, row: 0, shelters: SHELTERS })

export const shelterPoints = (points: number): number =>
  Math.round((points * SHELTER_PERCENT) / 100)

/** By day answers are worth more; in the hut less, since nothing can go out there. */
export function worthOf({ lamps }: Walker, points: number, isDawn: boolean): number {
  if (isDawn) return points * DAWN_TIMES
  return lamps > 0 ? points : (points * HUT_PERCENT) / 100
}

/** Who is out again after a night without a lamp. */
export const atDawn = (walker: Walker): Walker =>
  walker.lamps > 0 ? walker : { ...walker, lamps: 1, row: 0 }

/** What happens to a walker at the closing. `share`: of the answer; null: there is none. */
export function afterQuestion(
  walker: Walker,
  made: { share: number | null; isSheltered: boolean; isHere: boolean },
): { walker: Walker; sign: Sign } {
  const { lamps, row, shelters } = walker
  const { share } = made
  if (made.isSheltered) {
    return { walker: { ...walker, shelters: shelters - 1 }, sign: SIGNS.sheltered }
  }
  if (share === null && !made.isHere) return { walker, sign: SIGNS.passed }
  const isPartly = share !== null && share > 0 && share < 1
  if (isPartly) return { walker, sign: SIGNS.passed }
  const isRight = share === 1
  if (lamps > 0) {
    return isRight
      ? { walker, sign: SIGNS.walked }
      : { walker: { ...walker, lamps: lamps - 1, row: 0 }, sign: SIGNS.dimmed }
  }
  if (!isRight) return { walker: { ...walker, row: 0 }, sign: SIGNS.waited }
  return row + 1 < TO_RELIGHT
    ? { walker: { ...walker, row: row + 1 }, sign: SIGNS.warmed }
    : { walker: { ...walker, lamps: 1, row: 0 }, sign: SIGNS.relit }
}

/** What each of those who relight takes from the fire. */
export const shareOf = (fire: number, relighting: number): number =>
  relighting === 0 ? 0 : Math.min(SHARE_MAX, Math.floor(fire / relighting))

/** Points for everybody by the share of the class that is lit at the end. */
export const dawnPoints = (lit: number, here: number): number =>
  here === 0 ? 0 : Math.round((DAWN_POINTS * lit) / here)
