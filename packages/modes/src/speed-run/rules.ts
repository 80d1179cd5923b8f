import * as z from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import { manifest } from './manifest'

/** Faster right answers score more, and right answers in a row add a bonus. Rules: RULES.md */
export const rules = defineRounds(manifest)({
  extra: z.null(),
  pointsOf: ({ points, usedMs, limitMs, streak }) => speedPoints(points, usedMs, limitMs, streak),
  setup: () => null,
  playerJoined: (extra) => extra,
  opening: (extra) => extra,
  closed: (extra) => ({ extra }),
})

/**
 * round(points × (1 − used / (2 × limit))), plus 10 % of that for each right answer in a row after
 * the first, at most 50 %. `streak` counts this right answer too.
 */
export function speedPoints(
  points: number,
  usedMs: number,
  limitMs: number,
  streak: number,
): number {
  const used = Math.min(Math.max(usedMs, 0), limitMs)
  // A single division of integers: an exact half stays one and rounds up.
  const base = limitMs > 0 ? Math.round((points * (2 * limitMs - used)) / (2 * limitMs)) : points
  return base + Math.round(base * streakBonus(streak))
}

/** 0 for the first right answer, then 0.1 more for each, at most 0.5. */
export const streakBonus = (streak: number): number => Math.min(Math.max(streak - 1, 0), 5) / 10
