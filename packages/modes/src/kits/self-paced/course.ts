import { refuse } from '@pathquest/core/errors'
import type { ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import { type Hand, unanswered } from './hand'
import { CARD_EVERY_MS, newQueue, paceOf, ranUntil } from './queue'
import {
  BOARD_EVERY_MS,
  endOf,
  eveningOf,
  lyingBefore,
  placeOf,
  type Rules,
  rowOf,
  type SelfPacedState,
} from './table'

/** How a game goes on by time, by who comes and goes, and to its end. */

export const newHand = <Own>(
  rules: Rules<Own>,
  ranMs: number,
  context: ModeContext,
): Hand<Own> => ({
  queue: newQueue(context),
  answers: [],
  freeAt: ranMs,
  taken: [],
  own: rules.newOwn(context),
})

/** The state of now: time enters it here alone, and in a pause none does. */
export function upToNow<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  const ranMs = ranUntil(state.time, context.now)
  if (state.over || ranMs <= state.time.ranMs) return state
  const here = { ...withBoard(rules, state, ranMs, context), time: { ...state.time, ranMs } }
  return overIfDone(rules, here, context)
}

/** Scores move by answers and by time: what was on the table ten seconds on is the board. */
function withBoard<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  ranMs: number,
  context: ModeContext,
): SelfPacedState<Own> {
  const everyMs = BOARD_EVERY_MS * (paceOf(context) ?? 1)
  const step = Math.floor(ranMs / everyMs)
  if (step === state.board.step) return state
  const rows = Object.fromEntries(
    context.players.map(({ id }) => [id, rowOf(rules, state, id, context, step * everyMs)]),
  )
  return { ...state, board: { step, rows } }
}

/** The clock is out, or nobody who is here has anything left to do. */
export function overIfDone<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  // In a pause nothing ends either: it does when the game goes on.
  if (state.over || state.time.stoppedAt !== null) return state
  const end = endOf(rules, context)
  const isOut = !state.isForGrade && end !== null && state.time.ranMs >= end + context.lateGraceMs
  if (!isOut && !areAllDone(rules, state, context)) return state
  return context.isAlone && !state.isForGrade
    ? restForGrade(rules, state, context)
    : closed(rules, state, context)
}

/** Who is gone for good is not waited for; a game that nobody is at waits for its host. */
function areAllDone(rules: Rules, state: SelfPacedState, context: ModeContext): boolean {
  const here = context.players.filter(({ present }) => present)
  return here.length > 0 && here.every(({ id }) => isDone(rules, state, id, context))
}

function isDone(rules: Rules, state: SelfPacedState, id: string, context: ModeContext): boolean {
  const hand = state.hands[id]
  if (!hand) return true
  const isLeft = !state.isForGrade && rules.isDone && !rules.isDone(hand.own)
  return !isLeft && lyingBefore(rules, state, hand, context).is === 'done'
}

/** Scoring ends, the game does not: what was not seen yet is asked for the grade alone. */
function restForGrade<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  const scored = withFinished(rules, state, context)
  const hands = Object.fromEntries(
    Object.entries(scored.hands).map(([id, hand]) => {
      const freeAt = hand.freeAt === null ? null : Math.max(hand.freeAt, state.time.ranMs)
      const left = unanswered(hand, context)
      return [id, { ...hand, queue: hand.queue.filter((index) => left.includes(index)), freeAt }]
    }),
  )
  const rest = { ...scored, hands, isForGrade: true }
  return areAllDone(rules, rest, context) ? { ...rest, over: true } : rest
}

export function closed<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  if (state.over) return state
  const scored = state.isForGrade ? state : withFinished(rules, state, context)
  return { ...scored, over: true }
}

function withFinished<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  const { finished } = rules
  if (!finished) return state
  const hands = Object.fromEntries(
    Object.entries(state.hands).map(([id, hand]) => {
      const place = placeOf(rules, state, id, context)
      return [id, { ...hand, own: finished(hand.own, place) }]
    }),
  )
  return { ...state, hands }
}

/** A late player has the cards of everybody, at once. */
export function withLatecomer<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  context: ModeContext,
): SelfPacedState<Own> {
  if (state.hands[playerId]) return state
  const hand = newHand(rules, state.time.ranMs, context)
  return { ...state, hands: { ...state.hands, [playerId]: hand } }
}

/** The step on of a player alone: the result is put away. The host's ends the game. */
export function advance<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): ModeStep<SelfPacedState<Own>> {
  if (state.over) return refuse('game_over')
  if (!context.isAlone) return { ok: true, state: closed(rules, state, context) }
  const [playerId = ''] = Object.keys(state.hands)
  const done = putAway(rules, state, playerId, context)
  return done ? { ok: true, state: done } : refuse('stale_version')
}

/** The result before a player is put away; null: there lies none. */
export function putAway<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  context: ModeContext,
): SelfPacedState<Own> | null {
  const hand = state.hands[playerId]
  if (!hand || lyingBefore(rules, state, hand, context).is !== 'result') return null
  const free = { ...hand, freeAt: state.time.ranMs }
  return overIfDone(rules, { ...state, hands: { ...state.hands, [playerId]: free } }, context)
}

/** When something comes next by itself; null: it stands still, or waits for its players. */
export function wakeAt(rules: Rules, state: SelfPacedState, context: ModeContext): number | null {
  const { time, hands, isForGrade, over } = state
  if (over || time.stoppedAt !== null) return null
  const due = Object.values(hands).flatMap((hand) => {
    const lying = lyingBefore(rules, state, hand, context)
    return 'until' in lying && lying.until !== null ? [lying.until] : []
  })
  const end = endOf(rules, context)
  if (end !== null && !isForGrade) {
    const pace = paceOf(context) ?? 1
    const following = (everyMs: number) => (Math.floor(time.ranMs / everyMs) + 1) * everyMs
    due.push(eveningOf(rules, context) ?? end, end + context.lateGraceMs)
    if (rules.cards.dealt === 'clock') {
      due.push(following(BOARD_EVERY_MS * pace), following(CARD_EVERY_MS * pace))
    }
  }
  const next = Math.min(...due.filter((at) => at > time.ranMs))
  const lapses = context.players.flatMap(({ lapsesAt }) =>
    lapsesAt !== null && lapsesAt > context.now ? [lapsesAt] : [],
  )
  const first = Math.min(Math.ceil(time.zero + next), ...lapses)
  return Number.isFinite(first) ? first : null
}
