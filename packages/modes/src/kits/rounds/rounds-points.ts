import type { AnswerWorth, ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { RoundRules } from './round-rules'
import { isRight, type RoundsState, type SavedAnswer, type Tally, tallyOf } from './rounds-state'
import { timeFactorOf } from './rounds-time'

type Given = Pick<SavedAnswer, 'moveId' | 'answer' | 'beside' | 'at'> & { share?: number }

/** An answer with its points. */
export function savedAnswer<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  question: KeyedQuestion,
  playerId: string,
  given: Given,
  context: ModeContext<Settings>,
): SavedAnswer {
  const share = given.share ?? context.judge(question, given.answer)
  const elapsed = Math.max(0, given.at - state.openedAt)
  const limitMs = limitOf(state, playerId, context)
  const usedMs = limitMs === null ? elapsed : Math.min(elapsed, limitMs)
  const worth = {
    points: question.points,
    usedMs: limitMs === null ? 0 : usedMs,
    limitMs: limitMs ?? 0,
    streak: share ? tallyOf(state, playerId).streak + 1 : 0,
  }
  const move = { questionId: question.id, answer: given.answer, ...given.beside }
  const points =
    share === null
      ? 0
      : pointsIn(rules, { ...worth, playerId, question, move, share, extra: state.extra })
  return { ...given, usedMs, share, points }
}

/** With the answers that the mode has held for players without one. */
export function withHeld<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  question: KeyedQuestion,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const held = rules.held?.(state.extra, state, context) ?? {}
  const answers = { ...state.answers }
  for (const playerId of state.players) {
    const own = held[playerId]
    if (!own || answers[playerId]) continue
    const { usedMs, ...given } = own
    const saved = savedAnswer(rules, state, question, playerId, { moveId: '', ...given }, context)
    answers[playerId] = { ...saved, usedMs }
  }
  return { ...state, answers }
}

/** The points of an answer that is judged again, with the streak before its question. */
export function pointsAgain<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  playerId: string,
  { share, streak }: { share: number; streak: number },
  context: ModeContext<Settings>,
): number {
  const saved = state.answers[playerId] as SavedAnswer
  const question = context.questions[state.index] as KeyedQuestion
  const limitMs = limitOf(state, playerId, context)
  const move = { questionId: question.id, answer: saved.answer, ...saved.beside }
  return pointsIn(rules, {
    points: question.points,
    usedMs: limitMs === null ? 0 : saved.usedMs,
    limitMs: limitMs ?? 0,
    streak: share > 0 ? streak + 1 : 0,
    playerId,
    question,
    move,
    share,
    extra: state.extra,
  })
}

/** For a player without an answer to a question that has a right one. */
export function pointsOfMiss<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  question: KeyedQuestion,
  playerId: string,
  context: ModeContext<Settings>,
): number {
  const limitMs = limitOf(state, playerId, context) ?? 0
  const worth = { points: question.points, usedMs: limitMs, limitMs, streak: 0 }
  return pointsIn(rules, { ...worth, playerId, question, move: null, share: 0, extra: state.extra })
}

const limitOf = (state: RoundsState, playerId: string, context: ModeContext): number | null =>
  state.limitMs === null ? null : state.limitMs * timeFactorOf(context, playerId)

function pointsIn<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  answer: Parameters<NonNullable<RoundRules<Extra, Settings>['points']>>[0],
): number {
  if (rules.points) return Math.round(rules.points(answer))
  return answer.share > 0 ? Math.round(answer.share * worthIn(rules)(answer)) : 0
}

export const worthIn = <Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
): ((answer: AnswerWorth) => number) => rules.pointsOf ?? (({ points }) => points)

export function tallied(
  before: Tally,
  answer: SavedAnswer | undefined,
  question: KeyedQuestion,
): Tally {
  const askedQuestions = before.askedQuestions + 1
  if (!answer) return { ...before, askedQuestions, streak: 0 }
  return {
    askedQuestions,
    score: Math.max(0, before.score + answer.points),
    correctAnswers: before.correctAnswers + (isRight(answer.share) ? 1 : 0),
    totalAnswers: before.totalAnswers + 1,
    streak: isRight(answer.share) ? before.streak + 1 : 0,
    plainPoints: before.plainPoints + (answer.gradeShare ?? answer.share ?? 0) * question.points,
  }
}

/** What a closing adds beyond the answers. */
export function withScores<Extra>(
  state: RoundsState<Extra>,
  scores: Readonly<Record<string, number>> = {},
): RoundsState<Extra> {
  if (Object.keys(scores).length === 0) return state
  const tallies = { ...state.tallies }
  for (const [playerId, score] of Object.entries(scores)) {
    const before = tallyOf(state, playerId)
    tallies[playerId] = { ...before, score: Math.max(0, before.score + Math.round(score)) }
  }
  return { ...state, tallies }
}

/** Replaces the points of answers in the round that has just closed. */
export function withPoints<Extra>(
  state: RoundsState<Extra>,
  points: Readonly<Record<string, number>> = {},
): RoundsState<Extra> {
  const round = state.history.at(-1)
  if (!round || Object.keys(points).length === 0) return state
  const answers = { ...state.answers }
  const given = { ...round.answers }
  const scores: Record<string, number> = {}
  for (const [playerId, earned] of Object.entries(points)) {
    const [answer, entry] = [answers[playerId], given[playerId]]
    if (!answer || !entry) continue
    const [what, share, before, usedMs, at] = entry
    answers[playerId] = { ...answer, earned }
    given[playerId] = [what, share, earned, usedMs, at]
    scores[playerId] = earned - before
  }
  const history = [...state.history.slice(0, -1), { ...round, answers: given }]
  return withScores({ ...state, answers, history }, scores)
}
