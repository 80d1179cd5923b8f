import { judgeAnswerTime } from '../../answer-window'
import { refuse } from '../../errors'
import type { ModeContext, ModeStep, Move } from '../../mode'
import { isKeyless, type KeyedQuestion } from '../../questions'
import {
  type ClosedRound,
  EMPTY_TALLY,
  type KeptAnswer,
  presentPlayers,
  type RoundsState,
  type Tally,
  tallyOf,
} from './rounds-state'

/** What a mode of rounds decides for itself. Everything else about rounds is the same in all. */
export interface RoundRules<Extra, Settings> {
  /** Points of a right answer. `streak` counts this one too; without a limit `usedMs` is 0 of 0. */
  points(answer: { points: number; usedMs: number; limitMs: number; streak: number }): number
  setup(context: ModeContext<Settings>): Extra
  playerJoined(extra: Extra, playerId: string, context: ModeContext<Settings>): Extra
  /** Before each question opens. */
  opening(extra: Extra, context: ModeContext<Settings>): Extra
  /** After a round is closed and its points are in the tallies. */
  closed(extra: Extra, round: RoundsState<Extra>, context: ModeContext<Settings>): Extra
}

export function openRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra> | null,
  index: number,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const question = context.questions[index] as KeyedQuestion
  const limitMs =
    context.timeStretch === null
      ? null
      : Math.round(question.timeLimitSeconds * 1000 * context.timeStretch)
  const extra = rules.opening(state ? state.extra : rules.setup(context), context)
  return {
    index,
    phase: 'open',
    openedAt: context.now,
    deadline: limitMs === null ? null : context.now + limitMs,
    limitMs,
    closedAt: null,
    players: context.players.map((player) => player.id),
    reachedAt: reachedNow(
      context.players.filter((player) => player.connected),
      context.now,
    ),
    answers: {},
    tallies: state?.tallies ?? {},
    stayed: state?.stayed ?? [],
    history: state?.history ?? [],
    extra,
    over: false,
  }
}

export const reachedNow = (players: readonly { id: string }[], now: number) =>
  Object.fromEntries(players.map((player) => [player.id, now]))

export function answerRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  playerId: string,
  move: Move,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  const question = context.questions[state.index] as KeyedQuestion
  const { questionId, selectedOptionIndex: option } = move
  if (questionId !== question.id) return refuseOtherQuestion(state, questionId, context)
  const kept = state.answers[playerId]
  if (kept) {
    // The same message sent again (a lost acknowledgement) gets the same acknowledgement.
    return kept.moveId === move.id
      ? { ok: true, state, reply: replyOf(kept, question, context) }
      : refuse('already_submitted')
  }
  if (state.over || state.phase === 'closed') return refuse('too_slow')
  if (!state.players.includes(playerId)) return refuse('question_not_open')
  const judged = judgeAnswerTime(context.now, {
    reachedAt: state.reachedAt[playerId] ?? state.openedAt,
    deadline: state.deadline,
    minAnswerMs: context.minAnswerMs,
    lateGraceMs: context.lateGraceMs,
  })
  if (judged !== 'ok') return refuse(judged)
  if (typeof option !== 'number' || question.options[option] === undefined) {
    return refuse('option_not_found')
  }
  const answer = keepAnswer(rules, state, question, playerId, move.id, option, context.now)
  const next = { ...state, answers: { ...state.answers, [playerId]: answer } }
  return {
    ok: true,
    state: closeIfAllAnswered(rules, next, context),
    reply: replyOf(answer, question, context),
  }
}

function refuseOtherQuestion(state: RoundsState, questionId: unknown, context: ModeContext) {
  const index = context.questions.findIndex((question) => question.id === questionId)
  return refuse(index >= 0 && index < state.index ? 'too_slow' : 'question_not_open')
}

function replyOf(answer: KeptAnswer, question: KeyedQuestion, context: ModeContext) {
  return context.revealAtOnce && !isKeyless(question)
    ? { isCorrect: answer.isCorrect, pointsEarned: answer.points }
    : undefined
}

function keepAnswer<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  question: KeyedQuestion,
  playerId: string,
  moveId: string,
  optionIndex: number,
  at: number,
): KeptAnswer {
  const isCorrect = optionIndex === question.correctIndex
  const elapsed = Math.max(0, at - state.openedAt)
  const usedMs = state.limitMs === null ? elapsed : Math.min(elapsed, state.limitMs)
  const points = isCorrect
    ? rules.points({
        points: question.points,
        usedMs: state.limitMs === null ? 0 : usedMs,
        limitMs: state.limitMs ?? 0,
        streak: tallyOf(state, playerId).streak + 1,
      })
    : 0
  return { moveId, optionIndex, at, usedMs, isCorrect, points }
}

/** "When every connected player has answered": present ones who took part, at least one. */
export function allAnswered(state: RoundsState, context: ModeContext): boolean {
  const present = presentPlayers(state, context.players)
  return present.length > 0 && present.every((player) => state.answers[player.id] !== undefined)
}

export function closeIfAllAnswered<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  return state.phase === 'open' && allAnswered(state, context)
    ? closeRound(rules, state, context)
    : state
}

/** Scores the open question: the one moment at which points, streaks and boards move. */
export function closeRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  if (state.phase === 'closed') return state
  const question = context.questions[state.index] as KeyedQuestion
  const tallies = { ...state.tallies }
  const answers: ClosedRound['answers'] = {}
  for (const playerId of state.players) {
    const before = tallies[playerId] ?? EMPTY_TALLY
    const answer = state.answers[playerId]
    tallies[playerId] = isKeyless(question) ? before : tallied(before, answer, question)
    if (!answer) continue
    const { optionIndex, isCorrect, points, usedMs, at } = answer
    answers[playerId] = [optionIndex, isCorrect ? 1 : 0, points, usedMs, at]
  }
  const stayed = context.players.filter(({ id, present }) => present || answers[id] !== undefined)
  const closed: RoundsState<Extra> = {
    ...state,
    phase: 'closed',
    closedAt: context.now,
    tallies,
    stayed: stayed.map(({ id }) => id),
    history: [...state.history, { questionId: question.id, answers }],
  }
  return { ...closed, extra: rules.closed(state.extra, closed, context) }
}

function tallied(before: Tally, answer: KeptAnswer | undefined, question: KeyedQuestion): Tally {
  if (!answer) return { ...before, streak: 0 }
  return {
    score: before.score + answer.points,
    correctAnswers: before.correctAnswers + (answer.isCorrect ? 1 : 0),
    totalAnswers: before.totalAnswers + 1,
    streak: answer.isCorrect ? before.streak + 1 : 0,
    plainPoints: before.plainPoints + (answer.isCorrect ? question.points : 0),
  }
}

/** Closes what is open; pressed again, goes on; after the last question the game is over. */
export function advanceRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  if (state.over) return refuse('game_over')
  if (state.phase === 'open') return { ok: true, state: closeRound(rules, state, context) }
  if (state.index + 1 >= context.questions.length) {
    return { ok: true, state: { ...state, over: true } }
  }
  if (!context.mayOpen) return refuse('host_away')
  return { ok: true, state: openRound(rules, state, state.index + 1, context) }
}
