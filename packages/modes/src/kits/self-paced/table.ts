import type { Json } from '@pathquest/core/json'
import { memoize } from '@pathquest/core/memoize'
import type { ModeContext } from '@pathquest/core/modes/mode'
import * as z from 'zod'
import type { SelfPacedTable } from '../moves'
import { frontScore } from '../rounds/front'
import { type Hand, hasSeen, isShowing, storedHand, type Tally, tallyOf } from './hand'
import { arrivalMs, cardsIn, type GameTime, StoredTime, stretchFactor } from './queue'
import type { Place, SelfPacedRules } from './self-paced-rules'

/** A row of the board: what everybody sees of the others changes every ten seconds. */
export type BoardRow = Tally & { score: number }

export interface SelfPacedState<Own = unknown> {
  time: GameTime
  hands: Record<string, Hand<Own>>
  /** As of the last interval of ten seconds. */
  board: { step: number; rows: Record<string, BoardRow>; ofClass: Json }
  /** Solo, after the clock: unseen questions, only for the grade. */
  isForGrade: boolean
  over: boolean
  /** What the mode drew for the whole class; null: nothing. */
  shared: unknown
}

/** A mode's rules, whatever they share. */
// biome-ignore lint/suspicious/noExplicitAny: of any mode; each reads its own by its own types.
export type Rules<Own = any, Settings = any> = SelfPacedRules<Own, Settings, SelfPacedTable, any>
/** What the clock of a game depends on: also for a mode with rules of its own. */
export type Clocked = Pick<Rules, 'cards'>

export const storedState = <Own>(
  own: z.ZodType<Own>,
  shared: z.ZodType<unknown> = z.null(),
): z.ZodType<SelfPacedState<Own>> =>
  z.object({
    // Games of modes that share nothing were stored without it.
    shared: z.preprocess((value) => value ?? null, shared),
    time: StoredTime,
    hands: z.record(z.string(), storedHand(own)),
    board: z.object({
      ofClass: z.json().default(null),
      step: z.number().int(),
      rows: z.record(
        z.string(),
        z.object({
          score: z.number(),
          correctAnswers: z.number().int(),
          totalAnswers: z.number().int(),
        }),
      ),
    }),
    isForGrade: z.boolean(),
    over: z.boolean(),
  })

export const BOARD_EVERY_MS = 10_000
const MINUTE_MS = 60_000
const EVENING_FROM = 0.75

/** The clock in ms of the rules; null: the mode has none. */
export const clockLength = ({ cards }: Clocked, { settings }: ModeContext): number | null =>
  cards.minutes ? cards.minutes(settings) * MINUTE_MS : null

/** The same in running time of the game; null: it has no end by time. */
export function endMs(rules: Clocked, context: ModeContext): number | null {
  const [pace, lengthMs] = [stretchFactor(context), clockLength(rules, context)]
  return pace === null || lengthMs === null ? null : pace * lengthMs
}

export const eveningMs = (rules: Clocked, context: ModeContext): number | null => {
  const end = endMs(rules, context)
  return end === null ? null : end * EVENING_FROM
}

/** The number of cards for one player. */
export function totalCards(
  rules: Rules,
  { time }: Pick<SelfPacedState, 'time'>,
  hand: Hand<unknown>,
  context: ModeContext,
): number {
  const available = hand.answers.length + hand.queue.length
  const lengthMs = clockLength(rules, context)
  const { count, again } = rules.cards
  if (rules.cards.dealt === 'at_once' || lengthMs === null) {
    if (!count) return available
    return again === 'all' ? count(context.settings) : Math.min(count(context.settings), available)
  }
  const dealt =
    stretchFactor(context) === null ? lengthMs / time.cardEveryMs : cardsIn(lengthMs, time)
  return again === 'all' ? dealt : Math.min(dealt, available)
}

/** When a card is dealt, in running time of the game. */
export function dealtAt(
  rules: Clocked,
  time: GameTime,
  card: number,
  context: ModeContext,
): number {
  const pace = stretchFactor(context)
  return rules.cards.dealt === 'at_once' || pace === null ? 0 : pace * arrivalMs(card, time)
}

/** What a player sees now. All times in running time of the game. */
export type Showing =
  | { is: 'result'; index: number; until: number | null }
  | { is: 'card'; index: number; since: number }
  | { is: 'nothing'; until: number }
  | { is: 'done' }

export function currentlyShown(
  rules: Rules,
  { time, isForGrade }: SelfPacedState,
  hand: Hand<unknown>,
  context: ModeContext,
): Showing {
  const card = hand.answers.length
  if (isShowing(hand, time.ranMs)) {
    return { is: 'result', index: hand.answers[card - 1]?.[0] ?? 0, until: hand.freeAt }
  }
  const index = hand.queue[0]
  if (index === undefined) return { is: 'done' }
  if (isForGrade) return { is: 'card', index, since: hand.freeAt ?? 0 }
  if (rules.hasStopped?.(hand.own)) return { is: 'done' }
  if (card >= totalCards(rules, { time }, hand, context)) return { is: 'done' }
  const at = dealtAt(rules, time, card, context)
  if (at > time.ranMs) return { is: 'nothing', until: at }
  return { is: 'card', index, since: Math.max(at, hand.freeAt ?? 0) }
}

/** Cards that wait for a player, the current one included. */
export function waitingCards(
  rules: Rules,
  state: SelfPacedState,
  hand: Hand<unknown>,
  context: ModeContext,
): number {
  if (state.isForGrade) return hand.queue.length
  if (rules.hasStopped?.(hand.own)) return 0
  const total = totalCards(rules, state, hand, context)
  let count = 0
  for (let card = hand.answers.length; card < total; card++) {
    if (dealtAt(rules, state.time, card, context) > state.time.ranMs) break
    count += 1
  }
  return Math.min(count, rules.cards.again === 'all' ? total : hand.queue.length)
}

/** A player's progress in the game, at a moment of it. */
export function placeOf<Settings>(
  rules: Rules,
  state: SelfPacedState,
  playerId: string,
  context: ModeContext<Settings>,
  ranMs = state.time.ranMs,
): Place<Settings> {
  const hand = state.hands[playerId]
  const [pace, lengthMs] = [stretchFactor(context), clockLength(rules, context)]
  const ran = pace === null ? (hand?.answers.length ?? 0) * state.time.cardEveryMs : ranMs / pace
  const atMs = lengthMs === null ? ran : Math.min(ran, lengthMs)
  return {
    playerId,
    atMs,
    lengthMs,
    isEvening: lengthMs !== null && atMs >= lengthMs * EVENING_FROM,
    board: {
      median: medianOf(state.board.rows),
      front: frontOf(state.board.rows),
      score: state.board.rows[playerId]?.score ?? 0,
      ofClass: state.board.ofClass,
    },
    nextCard: hand ? nextCardOf(rules, state, hand, context) : null,
    shared: state.shared,
    context,
  }
}

function nextCardOf(
  rules: Rules,
  state: SelfPacedState,
  hand: Hand<unknown>,
  context: ModeContext,
) {
  const showing = currentlyShown(rules, state, hand, context)
  const index = hand.queue[0]
  const isLast = hand.answers.length >= totalCards(rules, state, hand, context)
  if (showing.is === 'card' || showing.is === 'done' || index === undefined || isLast) return null
  const { difficulty } = context.questions[index] as ModeContext['questions'][number]
  return { difficulty, isNew: !hasSeen(hand, index) }
}

/** Of the scores on a board. Asked for every player, of one board. */
const medianOf = memoize((rows: SelfPacedState['board']['rows']): number => {
  const sorted = Object.values(rows)
    .map(({ score }) => score)
    .sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
})

/** The score of the last of the best sixth on a board: who has less is behind the front. */
const frontOf = memoize((rows: SelfPacedState['board']['rows']): number =>
  frontScore(Object.values(rows).map(({ score }) => score)),
)

/** A player's current figures; halves are rounded up, and no score is below 0. */
export function rowOf(
  rules: Rules,
  state: SelfPacedState,
  playerId: string,
  context: ModeContext,
  ranMs = state.time.ranMs,
): BoardRow {
  const hand = state.hands[playerId]
  if (!hand) return { score: 0, correctAnswers: 0, totalAnswers: 0 }
  const score = rules.score(hand.own, placeOf(rules, state, playerId, context, ranMs))
  return { score: Math.max(0, Math.round(score)), ...tallyOf(hand) }
}

/** The modes' own states of all players. */
export const ownStates = <Own>({ hands }: SelfPacedState<Own>): Record<string, Own> =>
  ownIn(hands) as Record<string, Own>

/** Asked for every player's view, of one state. */
const ownIn = memoize((hands: SelfPacedState['hands']) =>
  Object.fromEntries(Object.entries(hands).map(([id, { own }]) => [id, own])),
)
