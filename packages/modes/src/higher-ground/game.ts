import type { ModeContext } from '@pathquest/core/modes/mode'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import { arrivalMs, cardsIn, StoredTime, stretchFactor } from '../kits/self-paced/queue'
import { type Clocked, clockLength, dealtAt, endMs, eveningMs } from '../kits/self-paced/table'
import { Climber, GRADED, newClimber } from './climber'
import { groundIn } from './ground'

export const StoredGame = z.object({
  time: StoredTime,
  climbers: z.record(z.string(), Climber),
  /** As of the last interval of ten seconds. */
  board: z.object({
    step: z.number(),
    rows: z.record(
      z.string(),
      z.object({
        score: z.number().int(),
        correctAnswers: z.number().int(),
        totalAnswers: z.number().int(),
      }),
    ),
  }),
  /** By figure and card: how often it was placed wrong, and how often at all. */
  tries: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
  over: z.boolean(),
})
export type Game = z.infer<typeof StoredGame>
export type Context = ModeContext<{ minutes: number }>

/** Two cards to choose from are dealt like a card of a set: three times at once, then in time. */
export const CLOCK = {
  cards: { minutes: ({ minutes }: { minutes: number }) => minutes, dealt: 'clock', again: 'all' },
} as const satisfies Clocked

export const rowOf = (climber: Climber | undefined) => ({
  score: climber?.score ?? 0,
  correctAnswers: climber?.right ?? 0,
  totalAnswers: climber?.placed ?? 0,
})

/** How often a player may place in the whole game. */
export function placementsIn({ time }: Pick<Game, 'time'>, context: Context): number {
  const lengthMs = clockLength(CLOCK, context) ?? 0
  return stretchFactor(context) === null ? lengthMs / time.cardEveryMs : cardsIn(lengthMs, time)
}

/** How often anybody could have placed by now. */
export function dealtSoFar({ time }: Pick<Game, 'time'>, context: Context): number {
  const pace = stretchFactor(context)
  const all = placementsIn({ time }, context)
  if (pace === null) return all
  const numbers = Array.from({ length: all }, (_, card) => card)
  return numbers.filter((card) => pace * arrivalMs(card, time) <= time.ranMs).length
}

/** What a player sees now. All times in running time of the game. */
export type Showing =
  /** A card that was set aside, or a ridge that is done. */
  | { is: 'held'; until: number | null }
  | { is: 'cards'; since: number }
  | { is: 'nothing'; until: number }
  | { is: 'done' }

export function shownTo({ time }: Pick<Game, 'time'>, climber: Climber, context: Context): Showing {
  if (climber.holds) return { is: 'held', until: climber.holds.until }
  if (climber.placed >= placementsIn({ time }, context)) return { is: 'done' }
  const at = dealtAt(CLOCK, time, climber.placed, context)
  if (at > time.ranMs) return { is: 'nothing', until: at }
  return { is: 'cards', since: Math.max(at, climber.freeAt) }
}

/** The last quarter: by the clock; untimed, of the own placements. */
export function isEvening({ time }: Pick<Game, 'time'>, placed: number, context: Context): boolean {
  const from = eveningMs(CLOCK, context)
  return from === null ? placed >= 0.75 * placementsIn({ time }, context) : time.ranMs >= from
}

export const climberOf = (freeAt: number, context: Context): Climber => {
  const ground = groundIn(context)
  const pile = shuffled([...ground.keys()], context.random)
  return newClimber(pile, Math.floor(context.random() * 1_000_000), freeAt, ground)
}

/**
 * Right placements of the first twelve. A host's early end shortens them for the whole class; a
 * player's own end does not.
 */
export function gradeOf(game: Game, climber: Climber | undefined, context: Context): number | null {
  const graded = context.isAlone ? GRADED : Math.min(GRADED, dealtSoFar(game, context))
  return climber ? climber.gradedRight / Math.max(1, graded) : 0
}

export const isTimed = (context: Context): boolean => endMs(CLOCK, context) !== null
