import { refuse } from '@pathquest/core/errors'
import type { ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import { type Hand, unanswered } from './hand'
import { newQueue, ranUntil, stretchFactor } from './queue'
import {
  BOARD_EVERY_MS,
  currentlyShown,
  endMs,
  eveningMs,
  ownStates,
  placeOf,
  type Rules,
  rowOf,
  type SelfPacedState,
} from './table'

/** The course of a game: by time, by joining and leaving, and to its end. */

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

/**
 * Advances the state to the current time, the only place where time enters; none passes in a pause.
 */
export function advanceToNow<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  const ranMs = ranUntil(state.time, context.now)
  if (state.over || ranMs <= state.time.ranMs) return state
  const here = { ...withBoard(rules, state, ranMs, context), time: { ...state.time, ranMs } }
  return endIfDone(rules, here, context)
}

/** Scores change by answers and by time: every ten seconds the rows are copied to the board. */
function withBoard<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  ranMs: number,
  context: ModeContext,
): SelfPacedState<Own> {
  const everyMs = BOARD_EVERY_MS * (stretchFactor(context) ?? 1)
  const step = Math.floor(ranMs / everyMs)
  if (step === state.board.step) return state
  const rows = Object.fromEntries(
    context.players.map(({ id }) => [id, rowOf(rules, state, id, context, step * everyMs)]),
  )
  const { ofClass } = state.board
  const renewed = rules.onBoard?.(ofClass, ownStates(state), context, step - state.board.step)
  return { ...state, board: { step, rows, ofClass: renewed ?? ofClass } }
}

/** The clock has run out, or no present player has anything left to do. */
export function endIfDone<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): SelfPacedState<Own> {
  // Nothing ends in a pause either, only when the game is resumed.
  if (state.over || state.time.stoppedAt !== null) return state
  const end = endMs(rules, context)
  const isOut = !state.isForGrade && end !== null && state.time.ranMs >= end + context.lateGraceMs
  if (!isOut && !areAllDone(rules, state, context)) return state
  return context.isAlone && !state.isForGrade
    ? continueForGrade(rules, state, context)
    : ended(rules, state, context)
}

/** Players gone for good are not waited for; a game without present players waits for its host. */
function areAllDone(rules: Rules, state: SelfPacedState, context: ModeContext): boolean {
  const here = context.players.filter(({ present }) => present)
  return here.length > 0 && here.every(({ id }) => isDone(rules, state, id, context))
}

function isDone(rules: Rules, state: SelfPacedState, id: string, context: ModeContext): boolean {
  const hand = state.hands[id]
  if (!hand) return true
  const isLeft = !state.isForGrade && rules.isDone && !rules.isDone(hand.own)
  return !isLeft && currentlyShown(rules, state, hand, context).is === 'done'
}

/** Scoring ends, the game does not: unseen questions follow, only for the grade. */
function continueForGrade<Own>(
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

export function ended<Own>(
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

/** A late player gets the cards of everybody, immediately. */
export function withLatecomer<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  context: ModeContext,
): SelfPacedState<Own> {
  if (state.hands[playerId]) return state
  const hand = newHand(rules, state.time.ranMs, context)
  const shared = rules.shared?.joined?.(state.shared, playerId, context) ?? state.shared
  return { ...state, shared, hands: { ...state.hands, [playerId]: hand } }
}

/** An advance in a solo game dismisses the result. The host's ends the game. */
export function advance<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  context: ModeContext,
): ModeStep<SelfPacedState<Own>> {
  if (state.over) return refuse('game_over')
  if (!context.isAlone) return { ok: true, state: ended(rules, state, context) }
  const [playerId = ''] = Object.keys(state.hands)
  const done = dismissResult(rules, state, playerId, context)
  return done ? { ok: true, state: done } : refuse('stale_version')
}

/** Dismisses a player's result; null: there is none. */
export function dismissResult<Own>(
  rules: Rules<Own>,
  state: SelfPacedState<Own>,
  playerId: string,
  context: ModeContext,
): SelfPacedState<Own> | null {
  const hand = state.hands[playerId]
  if (!hand || currentlyShown(rules, state, hand, context).is !== 'result') return null
  const free = { ...hand, freeAt: state.time.ranMs }
  return endIfDone(rules, { ...state, hands: { ...state.hands, [playerId]: free } }, context)
}

/** When something happens next by itself; null: it is paused, or waits for its players. */
export function wakeAt(rules: Rules, state: SelfPacedState, context: ModeContext): number | null {
  const { time, hands, isForGrade, over } = state
  if (over || time.stoppedAt !== null) return null
  const due = Object.values(hands).flatMap((hand) => {
    const showing = currentlyShown(rules, state, hand, context)
    return 'until' in showing && showing.until !== null ? [showing.until] : []
  })
  const end = endMs(rules, context)
  if (end !== null && !isForGrade) {
    const pace = stretchFactor(context) ?? 1
    const following = (everyMs: number) => (Math.floor(time.ranMs / everyMs) + 1) * everyMs
    due.push(eveningMs(rules, context) ?? end, end + context.lateGraceMs)
    due.push(...(rules.shared?.dueMs?.(state.shared) ?? []).map((at) => at * pace))
    if (rules.cards.dealt === 'clock') {
      due.push(following(BOARD_EVERY_MS * pace), following(time.cardEveryMs * pace))
    }
  }
  const next = Math.min(...due.filter((at) => at > time.ranMs))
  const lapses = context.players.flatMap(({ lapsesAt }) =>
    lapsesAt !== null && lapsesAt > context.now ? [lapsesAt] : [],
  )
  const first = Math.min(Math.ceil(time.zero + next), ...lapses)
  return Number.isFinite(first) ? first : null
}
