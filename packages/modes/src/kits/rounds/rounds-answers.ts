import { refuse } from '@pathquest/core/errors'
import type { OpenAnswer } from '@pathquest/core/kinds/kind'
import type { ModeContext, ModeStep, MoveReply } from '@pathquest/core/modes/mode'
import { judgeAnswerTime } from '@pathquest/core/questions/answer-window'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { RoundMove, RoundRules } from './round-rules'
import { closeIfAllDone } from './rounds'
import { revealsAtOnce, type Sides } from './rounds-phases'
import { savedAnswer } from './rounds-points'
import {
  currentWait,
  isDone,
  isPartly,
  isRight,
  type RoundsState,
  type SavedAnswer,
} from './rounds-state'
import { deadlineOf, timeFactorOf } from './rounds-time'

/** The moves of players in a round. */

export function answerRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  playerId: string,
  move: { id: string; questionId: string; answer: OpenAnswer },
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  if (rules.hidesQuestion === 'class') return refuse('not_now')
  const question = context.questions[state.index] as KeyedQuestion
  const { id: moveId, questionId, answer, ...beside } = move
  if (questionId !== question.id) return refuseOtherQuestion(state, questionId, context)
  const previous = state.answers[playerId]
  if (previous) {
    // The same message again (its acknowledgement was lost) gets the same acknowledgement.
    return previous.moveId === moveId
      ? { ok: true, state, notify: [], reply: replyOf(rules, previous, context) }
      : refuse('already_submitted')
  }
  if (state.over || state.phase === 'closed') return refuse('too_slow')
  if (state.step || !state.players.includes(playerId)) return refuse('question_not_open')
  if (isDone(state, playerId)) return refuse('already_submitted')
  const judged = judgeAnswerTime(context.now, {
    reachedAt: Math.max(state.reachedAt[playerId] ?? 0, state.openedAt),
    deadline: deadlineOf(state, timeFactorOf(context, playerId)),
    minAnswerMs: context.minAnswerMs,
    lateGraceMs: context.lateGraceMs,
  })
  if (judged !== 'ok') return refuse(judged)
  const given = { moveId, answer, at: context.now, ...besideOf(beside) }
  const saved = savedAnswer(rules, state, question, playerId, given, context)
  const next = { ...state, answers: { ...state.answers, [playerId]: saved } }
  return {
    ok: true,
    state: closeIfAllDone(rules, next, context),
    // The player gets the acknowledgement; the class gets no new views until the closing.
    notify: [],
    reply: replyOf(rules, saved, context),
  }
}

const besideOf = (beside: Record<string, unknown>): Pick<SavedAnswer, 'beside'> =>
  Object.keys(beside).length === 0 ? {} : { beside: beside as Record<string, string | number> }

function refuseOtherQuestion(state: RoundsState, questionId: unknown, context: ModeContext) {
  const index = context.questions.findIndex((question) => question.id === questionId)
  return refuse(index >= 0 && index < state.index ? 'too_slow' : 'question_not_open')
}

function replyOf(
  rules: Sides,
  { share, points }: SavedAnswer,
  context: ModeContext,
): MoveReply | undefined {
  return revealsAtOnce(rules, context) && share !== null
    ? {
        isCorrect: isRight(share),
        ...(isPartly(share) && { isPartly: true }),
        pointsEarned: points,
      }
    : undefined
}

/** A move of the mode: valid in its phase, in time, for a player who is not done yet. */
export function moveInRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  own: RoundMove<Extra, Settings, Record<string, unknown>>,
  state: RoundsState<Extra>,
  playerId: string,
  move: { id: string } & Record<string, unknown>,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  const last = state.moved[playerId]
  if (last?.id === move.id) return { ok: true, state, notify: [], reply: last.reply }
  const isOpen = state.phase === 'open'
  const parts = typeof own.in === 'string' ? [own.in] : own.in
  const part = state.step?.name ?? (isOpen ? 'question' : null)
  if (state.over || part === null || !parts.includes(part)) {
    return refuse(parts.includes('question') && !isOpen ? 'too_slow' : 'not_now')
  }
  const wait = currentWait(state)
  if (!wait.players.includes(playerId)) return refuse('question_not_open')
  if (isDone(state, playerId) && !own.takesBack) return refuse('already_submitted')
  const deadline = deadlineOf(wait, timeFactorOf(context, playerId))
  if (deadline !== null && context.now > deadline + context.lateGraceMs) return refuse('too_slow')
  const played = own.play(state.extra, playerId, move, context, state)
  if (!played.ok) return played
  const { extra, notify, reply } = played
  const moved = { ...state.moved, [playerId]: { id: move.id, ...(reply && { reply }) } }
  const next = { ...state, extra, moved }
  const done = played.isDone || own.takesBack ? withDone(next, playerId, played.isDone) : next
  return { ok: true, state: closeIfAllDone(rules, done, context), notify, reply }
}

function withDone<Extra>(
  state: RoundsState<Extra>,
  playerId: string,
  isIn = false,
): RoundsState<Extra> {
  const others = currentWait(state).done.filter((id) => id !== playerId)
  const done = isIn ? [...others, playerId] : others
  return state.step ? { ...state, step: { ...state.step, done } } : { ...state, done }
}
