import type { Json } from '@pathquest/game-core/json'
import type { Stage } from '@pathquest/game-core/rooms/views'
import { kindOf } from '../kinds/kind-of'

export type QuestionStage = Extract<Stage, { name: 'question' }>
export type ResultStage = Extract<Stage, { name: 'result' }>

/** In the form of the question's kind; null: a survey; undefined: nobody may know it yet. */
export function solutionOf({ question, solution }: QuestionStage | ResultStage): Json | undefined {
  if (!solution) return undefined
  return kindOf(question) === 'choice' ? solution.correctIndex : (solution.of ?? null)
}

/** How the class answered, in the form of the question's kind. */
export const countsOf = ({ question, counts, countsOf }: ResultStage): Json =>
  kindOf(question) === 'choice' ? counts : (countsOf ?? null)

/** Nothing is right or wrong. */
export const isSurvey = (stage: QuestionStage | ResultStage): boolean => solutionOf(stage) === null
