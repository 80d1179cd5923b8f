import { memoizePair } from '@pathquest/core/memoize'
import type { ModeContext } from '@pathquest/core/modes/mode'
import { publicCounts, publicSolution } from '@pathquest/core/questions/documented-fields'
import { type KeyedQuestion, openQuestion } from '@pathquest/core/questions/questions'
import type { QuestionHeader, Solution, Stage, Verdict } from '@pathquest/core/rooms/views'
import { currentQuestion, remarksOf } from './rounds-accepted'
import { nextAt } from './rounds-clock'
import {
  isPartly,
  isRight,
  presentPlayers,
  type RoundsState,
  type SavedAnswer,
  tallyOf,
} from './rounds-state'
import { deadlineOf, timeFactorOf } from './rounds-time'

function header(state: RoundsState, context: ModeContext): QuestionHeader {
  return {
    question: openQuestion(context.questions[state.index] as KeyedQuestion),
    index: state.index,
    total: context.questions.length,
    openedAt: state.openedAt,
    ...timeOf(state, 1),
  }
}

/** The time of one player. While the clocks are stopped nothing may count down. */
function timeOf(state: RoundsState, timeFactor: number) {
  const deadline = deadlineOf(state, timeFactor)
  if (deadline === null || state.limitMs === null) return { deadline: null, limitMs: null }
  const limitMs = Math.round(state.limitMs * timeFactor) + state.addedMs
  if (state.stoppedAt === null) return { deadline, limitMs }
  const leftMs = Math.max(0, deadline - state.stoppedAt)
  return { deadline: null, limitMs: null, stopped: { leftMs, limitMs } }
}

const isSkipped = ({ skipped, index }: RoundsState): boolean => skipped.includes(index)

/** Hidden for a skipped question: it reads as one without a right answer. */
function solution(state: RoundsState, context: ModeContext): Solution {
  if (isSkipped(state)) return { correctIndex: null, explanation: null }
  return publicSolution(currentQuestion(state, context))
}

/** The open question's time for this player, where the mode draws it; null: host and projector. */
export const clockOf = (state: RoundsState, playerId: string | null, context: ModeContext) =>
  timeOf(state, playerId === null ? 1 : timeFactorOf(context, playerId))

function verdictOf(answer: SavedAnswer | undefined): Verdict | null {
  if (!answer || answer.share === null) return null
  const { share, points, earned = points } = answer
  return {
    isCorrect: isRight(share),
    ...(isPartly(share) && { isPartly: true as const }),
    pointsEarned: earned,
  }
}

/** Or has made another move instead, and is not waited for. */
const hasAnswered = ({ answers, done }: RoundsState, playerId: string): boolean =>
  answers[playerId] !== undefined || done.includes(playerId)

function presence(state: RoundsState, context: ModeContext) {
  const answered = context.players.filter(({ id }) => hasAnswered(state, id))
  const waitedFor = presentPlayers(state, context.players).filter(
    ({ id }) => !hasAnswered(state, id),
  )
  return {
    answeredCount: answered.length,
    // Who has answered and left counts in both: never 8 of 7.
    presentCount: answered.length + waitedFor.length,
  }
}

/** What everybody sees of an open round; memoized for all recipients of a moment. */
const openStage = memoizePair((state: RoundsState, context: ModeContext) => ({
  name: 'question' as const,
  ...header(state, context),
  ...presence(state, context),
}))

/** How the class has answered. */
function countsOf(state: RoundsState, context: ModeContext, isHost = false) {
  const question = currentQuestion(state, context)
  const answers = Object.values(state.answers).map(({ answer }) => answer)
  const count = isHost ? context.countForHost : context.count
  return publicCounts(question.kind, count(question, answers))
}

function shownRemarks(state: RoundsState, context: ModeContext): { remarks?: string[] } {
  if (state.remarksShown.length === 0) return {}
  const shown = remarksOf(state, context).filter(({ isShown }) => isShown)
  return { remarks: shown.map(({ text }) => text) }
}

/** Only for a closed round: the only function that puts a solution into everybody's view. */
const resultStage = memoizePair((state: RoundsState, context: ModeContext) => {
  return {
    name: 'result' as const,
    ...header(state, context),
    ...presence(state, context),
    solution: solution(state, context),
    ...countsOf(state, context),
    nextAt: nextAt(state, context),
    ...shownRemarks(state, context),
    isLast: state.isLast,
    ...(isSkipped(state) && { isSkipped: true }),
  }
})

/**
 * `isTold`: an own answer to an open question is shown with its verdict. `isHidden`: the open question
 * is the mode's to show.
 */
export function playerStage(
  state: RoundsState,
  playerId: string,
  { isTold, isHidden }: { isTold: boolean; isHidden: boolean },
  context: ModeContext,
): Stage {
  const answer = state.answers[playerId]
  const yourAnswer = answer?.answer ?? null
  if (state.phase === 'closed') {
    if (!state.players.includes(playerId)) return waitingNext(state, context)
    const { streak } = tallyOf(state, playerId)
    return {
      ...resultStage(state, context),
      yourAnswer,
      yourVerdict: verdictOf(answer),
      ...(streak > 1 && { yourStreak: streak }),
    }
  }
  if (isHidden || isUnasked(state, playerId)) return waitingNext(state, context)
  const yourVerdict = isTold ? verdictOf(answer) : null
  const timeFactor = timeFactorOf(context, playerId)
  const ownTime = timeFactor === 1 ? {} : timeOf(state, timeFactor)
  return { ...openStage(state, context), ...ownTime, yourAnswer, yourVerdict }
}

/** In a phase, or without the question: the player does not see it or does not need it. */
const isUnasked = ({ step, players, done }: RoundsState, playerId: string): boolean =>
  step !== null || !players.includes(playerId) || done.includes(playerId)

const waitingNext = (state: RoundsState, context: ModeContext): Stage => ({
  name: 'waiting_next',
  index: state.index,
  total: context.questions.length,
})

export function hostStage(state: RoundsState, isHidden: boolean, context: ModeContext): Stage {
  if (state.phase === 'closed') {
    const remarksToShow = remarksOf(state, context)
    return {
      ...resultStage(state, context),
      ...countsOf(state, context, true),
      ...(remarksToShow.length > 0 && { remarksToShow }),
    }
  }
  if (isHidden || state.step) return waitingNext(state, context)
  return {
    ...openStage(state, context),
    solution: solution(state, context),
    answeredBy: [...Object.keys(state.answers), ...state.done],
    ...countsOf(state, context, true),
  }
}

/** The class sees the projector: it shows as little as a player's view. */
export function screenStage(state: RoundsState, isHidden: boolean, context: ModeContext): Stage {
  if (state.phase === 'closed') return resultStage(state, context)
  return state.step || isHidden ? waitingNext(state, context) : openStage(state, context)
}
