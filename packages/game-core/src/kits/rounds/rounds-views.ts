import type { ModeContext } from '../../mode'
import { perPair } from '../../per-pair'
import { isKeyless, type KeyedQuestion, openQuestion } from '../../questions'
import type { QuestionHeader, Solution, Stage, Verdict } from '../../views'
import { isLastRound, nextAt } from './rounds-clock'
import { type KeptAnswer, presentPlayers, type RoundsState } from './rounds-state'

function header(state: RoundsState, context: ModeContext): QuestionHeader {
  return {
    question: openQuestion(context.questions[state.index] as KeyedQuestion),
    index: state.index,
    total: context.questions.length,
    openedAt: state.openedAt,
    deadline: state.deadline,
    limitMs: state.limitMs,
  }
}

function solutionOf(state: RoundsState, context: ModeContext): Solution {
  const { correctIndex, explanation } = context.questions[state.index] as KeyedQuestion
  return { correctIndex, explanation }
}

function verdictOf(
  answer: KeptAnswer | undefined,
  state: RoundsState,
  context: ModeContext,
): Verdict | null {
  if (!answer || isKeyless(context.questions[state.index] as KeyedQuestion)) return null
  return { isCorrect: answer.isCorrect, pointsEarned: answer.points }
}

function counted(state: RoundsState, context: ModeContext) {
  return {
    answeredCount: context.players.filter(({ id }) => state.answers[id] !== undefined).length,
    presentCount: presentPlayers(state, context.players).length,
  }
}

/** What everybody sees of an open round; the same object for all recipients of a moment. */
const openStage = perPair((state: RoundsState, context: ModeContext) => ({
  name: 'question' as const,
  ...header(state, context),
  ...counted(state, context),
}))

/** Only a closed round comes here: this is the one place that gives a solution to everybody. */
const resultStage = perPair((state: RoundsState, context: ModeContext) => {
  const counts = (context.questions[state.index] as KeyedQuestion).options.map(() => 0)
  for (const { optionIndex } of Object.values(state.answers)) {
    counts[optionIndex] = (counts[optionIndex] ?? 0) + 1
  }
  return {
    name: 'result' as const,
    ...header(state, context),
    ...counted(state, context),
    solution: solutionOf(state, context),
    counts,
    nextAt: nextAt(state, context),
    isLast: isLastRound(state, context),
  }
})

export function playerStage(state: RoundsState, playerId: string, context: ModeContext): Stage {
  const answer = state.answers[playerId]
  const yourAnswer = answer?.optionIndex ?? null
  if (state.phase === 'closed') {
    if (!state.players.includes(playerId)) return waitingNext(state, context)
    return {
      ...resultStage(state, context),
      yourAnswer,
      yourVerdict: verdictOf(answer, state, context),
    }
  }
  if (!state.players.includes(playerId)) return waitingNext(state, context)
  const yourVerdict = context.revealAtOnce ? verdictOf(answer, state, context) : null
  return { ...openStage(state, context), yourAnswer, yourVerdict }
}

const waitingNext = (state: RoundsState, context: ModeContext): Stage => ({
  name: 'waiting_next',
  index: state.index,
  total: context.questions.length,
})

export function hostStage(state: RoundsState, context: ModeContext): Stage {
  if (state.phase === 'closed') return resultStage(state, context)
  const solution = solutionOf(state, context)
  return { ...openStage(state, context), solution, answeredBy: Object.keys(state.answers) }
}

/** The projector is seen by the class: as little as a player sees. */
export function screenStage(state: RoundsState, context: ModeContext): Stage {
  return state.phase === 'closed' ? resultStage(state, context) : openStage(state, context)
}
