import * as z from 'zod'
import { SIDES } from './manifest'
import type { Pair } from './pairs'

/** Shares of fewer answers would tell who chose what. */
export const SHOWN_FROM = 5
const POINTS = 10
const OFF_FOR_A_POINT = 4
/** A guess that is close, of 100. */
const NEAR = 10

const count = z.number().int()
const Side = z.enum(SIDES)

/** What a class has told of itself by one pair. */
const Told = z.object({
  pair: count,
  /** How many of 100 chose the first; null: too few answers. */
  share: count.nullable(),
  answers: count,
  /** The guess in the middle; null: too few guesses. */
  middle: count.nullable(),
  guesses: count,
  near: count,
})
export type Told = z.infer<typeof Told>

export const Ground = z.object({
  /** Of the pair that is on, by player. */
  sides: z.record(z.string(), Side),
  guesses: z.record(z.string(), count),
  /** Known once all have chosen a side. */
  share: count.nullable(),
  scores: z.record(z.string(), count),
  /** By player: what they chose and guessed, pair by pair. */
  walks: z.record(
    z.string(),
    z.array(z.object({ pair: count, side: Side.nullable(), guess: count.nullable() })),
  ),
  story: z.array(Told),
})
export type Ground = z.infer<typeof Ground>

export interface Material {
  pairs: Pair[]
}

/** How many of 100 chose the first; null: fewer than five chose. */
export function shareOf(sides: Ground['sides']): number | null {
  const all = Object.values(sides)
  if (all.length < SHOWN_FROM) return null
  return Math.round((100 * all.filter((side) => side === 'first').length) / all.length)
}

/** From the guess and the share alone. */
export const pointsOf = (guess: number, share: number): number =>
  Math.max(0, Math.round(POINTS - Math.abs(guess - share) / OFF_FOR_A_POINT))

/** The pair is closed: its share is told, and each guess scores. */
export function closedGround(ground: Ground, pair: number, players: readonly string[]): Ground {
  const { sides, guesses, share } = ground
  const scores = { ...ground.scores }
  const walks = { ...ground.walks }
  for (const id of players) {
    const side = sides[id] ?? null
    const guess = guesses[id] ?? null
    if (side === null && guess === null) continue
    walks[id] = [...(walks[id] ?? []), { pair, side, guess }]
    if (guess !== null && share !== null) scores[id] = (scores[id] ?? 0) + pointsOf(guess, share)
  }
  return { ...ground, scores, walks, story: [...ground.story, toldOf(ground, pair)] }
}

function toldOf({ sides, guesses, share }: Ground, pair: number): Told {
  const all = Object.values(guesses).sort((a, b) => a - b)
  const isShown = share !== null && all.length >= SHOWN_FROM
  return {
    pair,
    share,
    answers: Object.keys(sides).length,
    middle: isShown ? (all[Math.floor((all.length - 1) / 2)] ?? null) : null,
    guesses: all.length,
    near: isShown ? all.filter((guess) => Math.abs(guess - share) <= NEAR).length : 0,
  }
}
