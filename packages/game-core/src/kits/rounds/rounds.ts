import { refuse } from '../../errors'
import type { OpenAnswer } from '../../kinds'
import type { AnswerWorth, ModeContext, ModeStep } from '../../modes/mode'
import { judgeAnswerTime } from '../../questions/answer-window'
import { isKeyless, type KeyedQuestion } from '../../questions/questions'
import {
  type ClosedRound,
  EMPTY_TALLY,
  isRight,
  presentPlayers,
  type RoundsState,
  type SavedAnswer,
  type Tally,
  tallyOf,
} from './rounds-state'
import { deadlineOf, isTimeOut, timeFactorOf } from './rounds-time'

/** What a mode of rounds decides for itself. Everything else about rounds is the same in all. */
export interface RoundRules<Extra, Settings> {
  /**
   * Points of a right answer, of which a partly right one gets its share. `streak` counts this one
   * too; without a limit `usedMs` is 0 of 0.
   */
  points(answer: AnswerWorth): number
  setup(context: ModeContext<Settings>): Extra
  playerJoined(extra: Extra, playerId: string, context: ModeContext<Settings>): Extra
  /** Before each question opens. */
  opening(extra: Extra, context: ModeContext<Settings>): Extra
  /** After a round is closed and its points are in the tallies. */
  closed(extra: Extra, round: RoundsState<Extra>, context: ModeContext<Settings>): Extra
  /** Whether this player takes part in the question that opens; all do where it is left out. */
  plays?(extra: Extra, playerId: string): boolean
  /** After a closing: no question follows. */
  isLast?(extra: Extra, context: ModeContext<Settings>): boolean
}

export function openRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra> | null,
  index: number,
  context: ModeContext<Settings>,
): RoundsState<Extra> {
  const question = context.questions[index] as KeyedQuestion
  const limitMs = context.limitMs(question)
  const extra = rules.opening(state ? state.extra : rules.setup(context), context)
  return {
    index,
    phase: 'open',
    openedAt: context.now,
    deadline: limitMs === null ? null : context.now + limitMs,
    limitMs,
    addedMs: 0,
    stoppedAt: null,
    closedAt: null,
    players: context.players
      .map((player) => player.id)
      .filter((id) => rules.plays?.(extra, id) ?? true),
    reachedAt: reachedNow(
      context.players.filter((player) => player.connected),
      context.now,
    ),
    answers: {},
    tallies: state?.tallies ?? {},
    stayed: state?.stayed ?? [],
    history: state?.history ?? [],
    skipped: state?.skipped ?? [],
    extra,
    isLast: index + 1 >= context.questions.length,
    over: false,
  }
}

export const reachedNow = (players: readonly { id: string }[], now: number) =>
  Object.fromEntries(players.map((player) => [player.id, now]))

export function answerRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  playerId: string,
  move: { id: string; questionId: string; answer: OpenAnswer },
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  const question = context.questions[state.index] as KeyedQuestion
  const { questionId } = move
  if (questionId !== question.id) return refuseOtherQuestion(state, questionId, context)
  const kept = state.answers[playerId]
  if (kept) {
    // The same message sent again (a lost acknowledgement) gets the same acknowledgement.
    return kept.moveId === move.id
      ? { ok: true, state, tell: [], reply: replyOf(kept, context) }
      : refuse('already_submitted')
  }
  if (state.over || state.phase === 'closed') return refuse('too_slow')
  if (!state.players.includes(playerId)) return refuse('question_not_open')
  const judged = judgeAnswerTime(context.now, {
    reachedAt: state.reachedAt[playerId] ?? state.openedAt,
    deadline: deadlineOf(state, timeFactorOf(context, playerId)),
    minAnswerMs: context.minAnswerMs,
    lateGraceMs: context.lateGraceMs,
  })
  if (judged !== 'ok') return refuse(judged)
  const answer = keepAnswer(rules, state, question, playerId, move, context)
  const next = { ...state, answers: { ...state.answers, [playerId]: answer } }
  return {
    ok: true,
    state: closeIfAllAnswered(rules, next, context),
    // Whoever answered was told so; the class is left in peace until the closing.
    tell: [],
    reply: replyOf(answer, context),
  }
}

function refuseOtherQuestion(state: RoundsState, questionId: unknown, context: ModeContext) {
  const index = context.questions.findIndex((question) => question.id === questionId)
  return refuse(index >= 0 && index < state.index ? 'too_slow' : 'question_not_open')
}

function replyOf({ share, points }: SavedAnswer, context: ModeContext) {
  return context.revealAtOnce && share !== null
    ? { isCorrect: isRight(share), pointsEarned: points }
    : undefined
}

function keepAnswer<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  question: KeyedQuestion,
  playerId: string,
  move: { id: string; answer: OpenAnswer },
  context: ModeContext<Settings>,
): SavedAnswer {
  const { now: at } = context
  const share = context.judge(question, move.answer)
  const elapsed = Math.max(0, at - state.openedAt)
  const limitMs = state.limitMs === null ? null : state.limitMs * timeFactorOf(context, playerId)
  const usedMs = limitMs === null ? elapsed : Math.min(elapsed, limitMs)
  const points = share
    ? Math.round(
        share *
          rules.points({
            points: question.points,
            usedMs: limitMs === null ? 0 : usedMs,
            limitMs: limitMs ?? 0,
            streak: tallyOf(state, playerId).streak + 1,
          }),
      )
    : 0
  return { moveId: move.id, answer: move.answer, at, usedMs, share, points }
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
  if (state.phase === 'closed' || state.stoppedAt !== null) return state
  // Who had more time may have been the last to be waited for.
  const isDone = allAnswered(state, context) || isTimeOut(state, context)
  return isDone ? closeRound(rules, state, context) : state
}

/** Who has not gone for good; in a pause of the host as it was when that began. */
export const playersHere = (state: RoundsState, context: ModeContext): ReadonlySet<string> =>
  state.stoppedAt === null
    ? new Set(context.players.flatMap(({ id, present }) => (present ? [id] : [])))
    : new Set(state.stayed)

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
    answers[playerId] = [answer.answer, answer.share, answer.points, answer.usedMs, answer.at]
  }
  const here = playersHere(state, context)
  const stayed = context.players.filter(({ id }) => here.has(id) || answers[id] !== undefined)
  const closed: RoundsState<Extra> = {
    ...state,
    phase: 'closed',
    closedAt: context.now,
    tallies,
    stayed: stayed.map(({ id }) => id),
    history: [...state.history, { questionId: question.id, answers }],
  }
  const extra = rules.closed(state.extra, closed, context)
  const isLast = closed.isLast || (rules.isLast?.(extra, context) ?? false)
  return { ...closed, extra, isLast }
}

function tallied(before: Tally, answer: SavedAnswer | undefined, question: KeyedQuestion): Tally {
  if (!answer) return { ...before, streak: 0 }
  return {
    score: before.score + answer.points,
    correctAnswers: before.correctAnswers + (isRight(answer.share) ? 1 : 0),
    totalAnswers: before.totalAnswers + 1,
    streak: isRight(answer.share) ? before.streak + 1 : 0,
    plainPoints: before.plainPoints + (answer.share ?? 0) * question.points,
  }
}

/** Closes what is open; pressed again, goes on; after the last question the game is over. */
export function advanceRound<Extra, Settings>(
  rules: RoundRules<Extra, Settings>,
  state: RoundsState<Extra>,
  context: ModeContext<Settings>,
): ModeStep<RoundsState<Extra>> {
  if (state.over) return refuse('game_over')
  if (state.stoppedAt !== null) return refuse('game_paused')
  if (state.phase === 'open') return { ok: true, state: closeRound(rules, state, context) }
  if (state.isLast) {
    return { ok: true, state: { ...state, over: true } }
  }
  if (context.paused) return refuse('host_away')
  return { ok: true, state: openRound(rules, state, state.index + 1, context) }
}
