import { bestFrom, type ModeFilter } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'

/** The state of the filters above modes: contents of their fields. */
export interface ModeWish {
  minutes: string
  /** The least number of players of a chosen range. */
  players: string
  company: '' | 'against' | 'together'
  solo: boolean
}

export const ANY_MODE: ModeWish = { minutes: '', players: '', company: '', solo: false }

export const isAnyMode = (wish: ModeWish): boolean =>
  !wish.minutes && !wish.players && !wish.company && !wish.solo

export const filterOf = ({ minutes, players, company, solo }: ModeWish): ModeFilter => ({
  minutes: minutes === '' ? undefined : Number(minutes),
  players: players === '' ? undefined : Number(players),
  company: company === '' ? undefined : company,
  solo,
})

/** A class has all filters; alone there is nobody to play against. */
const FILTERS = {
  class: ['minutes', 'players', 'company'],
  solo: ['minutes'],
} as const satisfies Record<Manifest['offers'][number], readonly (keyof ModeWish)[]>

/** Which filters make sense for a class or alone, and of a wish those alone. */
export function wishOf(
  wish: ModeWish,
  play: Manifest['offers'][number],
): { by: readonly (keyof ModeWish)[]; wish: ModeWish } {
  return {
    by: FILTERS[play],
    wish: play === 'solo' ? { ...ANY_MODE, minutes: wish.minutes } : wish,
  }
}

export const MINUTES_OFFERED = [5, 10, 15] as const
export const MINUTES_LEFT_OFFERED = [5, 10, 15, 20, 30, 45] as const

/** Class sizes between which the choice of modes differs; no `max`: or more. */
export function sizeRanges(modes: readonly Manifest[]): { min: number; max?: number }[] {
  const steps = [...new Set([1, ...modes.map(bestFrom)])].sort((a, b) => a - b)
  return steps.map((min, i) => {
    const next = steps[i + 1]
    return next === undefined ? { min } : { min, max: next - 1 }
  })
}

const DAY_MS = 86_400_000

/** A number of the day where the teacher is. */
export const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
