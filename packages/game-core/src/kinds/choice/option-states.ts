import type { Stage } from '@pathquest/game-core/rooms/views'
import type { AnswerState } from '../ui/AnswerTile'

export type QuestionStage = Extract<Stage, { name: 'question' }>
export type ResultStage = Extract<Stage, { name: 'result' }>

/** How each option of an open question looks to its player. */
export function openStates(
  stage: QuestionStage,
  answered: number | null,
  picked: number | null,
): AnswerState[] {
  const { yourVerdict } = stage
  return stage.question.options.map((_, i) => {
    if (answered === null) return i === picked ? 'picked' : 'idle'
    if (i !== answered) return 'locked'
    if (!yourVerdict) return 'picked'
    return yourVerdict.isCorrect ? 'right' : 'wrong'
  })
}

/** Once closed: the right one, the player's own wrong one, the others. */
export function closedStates(stage: ResultStage): AnswerState[] {
  const { correctIndex } = stage.solution
  return stage.question.options.map((_, i) => {
    if (i === correctIndex) return 'right'
    if (i !== stage.yourAnswer) return 'locked'
    return correctIndex === null ? 'picked' : 'wrong'
  })
}

/** What the host knows all along: which one is right. */
export const hostStates = (stage: QuestionStage | ResultStage): AnswerState[] =>
  stage.question.options.map((_, i) =>
    stage.solution && i === stage.solution.correctIndex ? 'right' : 'idle',
  )
