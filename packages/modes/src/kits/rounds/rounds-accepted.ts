import { refuse } from '@pathquest/core/errors'
import type { OpenAnswer } from '@pathquest/core/kinds/kind'
import type { HostOption, ModeContext, ModeStep } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { Remark } from '@pathquest/core/rooms/views'
import type { RoundRules } from './round-rules'
import { closedAnew, mayAccept } from './rounds'
import { pointsAgain } from './rounds-points'
import { type ClosedRound, isRight, type RoundsState, tallyOf } from './rounds-state'

/** What a host may do with a closed question: accept another answer, let a remark through. */

/** The current question, with the answers that the host has accepted. */
export function currentQuestion(state: RoundsState, context: ModeContext): KeyedQuestion {
  const question = context.questions[state.index] as KeyedQuestion
  const accepted = state.accepted[question.id]
  return accepted ? { ...question, solution: accepted.solution } : question
}

/** Not while players choose something by what the result was. */
const isResult = ({ phase, step, over, skipped, index }: RoundsState): boolean =>
  phase === 'closed' && step === null && !over && !skipped.includes(index)

/** By what the kind of the question can do. */
export function allowedOnResult(state: RoundsState, context: ModeContext): HostOption[] {
  if (!isResult(state)) return []
  const question = currentQuestion(state, context)
  return [
    ...(mayAccept(state, question, context) ? (['accept_answer'] as const) : []),
    ...(remarksOf(state, context).length > 0 ? (['show_remark'] as const) : []),
  ]
}

/** Judges the closed question again; scores, streaks and grades change at once. */
export function acceptInRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  answer: OpenAnswer,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  if (!isResult(state)) return refuse('not_now')
  const question = currentQuestion(state, context)
  const solution = context.accept(question, answer)
  if (solution === null || context.judge(question, answer) === 1) return refuse('not_now')
  const answers = { ...state.answers }
  const became: OpenAnswer[] = []
  for (const [playerId, saved] of Object.entries(state.answers)) {
    const share = context.judge({ ...question, solution }, saved.answer) ?? 0
    if (share <= (saved.share ?? 0)) continue
    const extra = state.closedFrom?.extra ?? state.extra
    const streak = streakBefore(state, playerId)
    const points = pointsAgain(rules, { ...state, extra }, playerId, { share, streak }, context)
    answers[playerId] = { ...saved, share, points }
    if (!became.some((one) => JSON.stringify(one) === JSON.stringify(saved.answer))) {
      became.push(saved.answer)
    }
  }
  const judged = state.closedFrom
    ? unharmed(state, closedAnew(rules, state, state.closedFrom, answers, context))
    : withGains(rules, state, answers, question)
  const known = state.accepted[question.id]?.answers ?? []
  const accepted = {
    ...state.accepted,
    [question.id]: { solution, answers: [...known, ...became] },
  }
  return { ok: true, state: { ...judged, accepted }, notify: 'class' }
}

/** Nobody has fewer points since somebody else was right as well. */
function unharmed<Extra>(
  { tallies: before }: RoundsState<Extra>,
  state: RoundsState<Extra>,
): RoundsState<Extra> {
  const tallies = Object.entries(state.tallies).map(
    ([id, tally]) =>
      [id, { ...tally, score: Math.max(tally.score, before[id]?.score ?? 0) }] as const,
  )
  return { ...state, tallies: Object.fromEntries(tallies) }
}

/** Where players have chosen something since the closing: answers gain, and their mode is told. */
function withGains<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  judged: RoundsState['answers'],
  question: KeyedQuestion,
): RoundsState<Extra> {
  const answers = { ...state.answers }
  const tallies = { ...state.tallies }
  const gains: Record<string, number> = {}
  for (const [playerId, saved] of Object.entries(judged)) {
    const { share: before, points: had } = state.answers[playerId] ?? saved
    if (saved.share === before) continue
    const { earned, ...given } = saved
    const tally = tallyOf(state, playerId)
    const gained = saved.points - (earned ?? had)
    const isRightNow = isRight(saved.share)
    answers[playerId] = given
    tallies[playerId] = {
      ...tally,
      score: Math.max(0, tally.score + gained),
      correctAnswers: tally.correctAnswers + (isRightNow && !isRight(before) ? 1 : 0),
      streak: isRightNow ? streakBefore(state, playerId) + 1 : tally.streak,
      plainPoints: tally.plainPoints + ((saved.share ?? 0) - (before ?? 0)) * question.points,
    }
    gains[playerId] = gained
  }
  const history = [...state.history.slice(0, -1), judgedAgain(state, answers)]
  const next = { ...state, answers, tallies, history }
  return { ...next, extra: rules.rescored?.(state.extra, next, gains) ?? state.extra }
}

function judgedAgain(state: RoundsState, answers: RoundsState['answers']): ClosedRound {
  const round = state.history.at(-1) as ClosedRound
  const again = Object.entries(round.answers).map(([playerId, row]) => {
    const saved = answers[playerId]
    const [answer, , , usedMs, at] = row
    return [playerId, saved ? [answer, saved.share, saved.points, usedMs, at] : row] as const
  })
  return { ...round, answers: Object.fromEntries(again) as ClosedRound['answers'] }
}

/** Right answers in a row up to the question before; a survey neither counts nor interrupts. */
function streakBefore({ history }: RoundsState, playerId: string): number {
  let streak = 0
  const current = history.at(-1)?.questionId
  for (const { questionId, answers } of [...history].reverse()) {
    if (questionId === current) continue
    const share = answers[playerId]?.[1]
    if (share === null) continue
    if (share === undefined || !isRight(share)) break
    streak++
  }
  return streak
}

/** What players wrote with their answers, in order of answering. */
export function remarksOf(state: RoundsState, context: ModeContext): Remark[] {
  if (!isResult(state)) return []
  const question = context.questions[state.index] as KeyedQuestion
  return Object.entries(state.answers).flatMap(([playerId, { answer }]) => {
    const text = context.remark(question, answer)
    return text === null ? [] : [{ playerId, text, isShown: state.remarksShown.includes(playerId) }]
  })
}

/** Only the text that the host has read. */
export function showRemarkInRound<Extra>(
  state: RoundsState<Extra>,
  { playerId, remark }: { playerId: string; remark: string },
  context: ModeContext,
): ModeStep<RoundsState<Extra>> {
  const found = remarksOf(state, context).find((one) => one.playerId === playerId)
  if (!found || found.text !== remark) return refuse('not_now')
  if (found.isShown) return { ok: true, state }
  const remarksShown = [...state.remarksShown, playerId]
  return { ok: true, state: { ...state, remarksShown }, notify: 'class' }
}
