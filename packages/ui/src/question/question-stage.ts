import type { Json } from '@pathquest/core/json'
import { countsIn, kindOf, solutionIn } from '@pathquest/core/questions/documented-fields'
import type { Stage } from '@pathquest/core/rooms/views'

export type QuestionStage = Extract<Stage, { name: 'question' }>
export type ResultStage = Extract<Stage, { name: 'result' }>

/** In the form of the question's kind; null: a survey; undefined: nobody may know it yet. */
export function solutionOf({ question, solution }: QuestionStage | ResultStage): Json | undefined {
  if (!solution) return undefined
  return solutionIn(kindOf(question), solution)
}

/** How the class answered, in the form of the question's kind. */
export const countsOf = ({ question, ...told }: ResultStage): Json =>
  countsIn(kindOf(question), told)

/** Nothing is right or wrong. */
export const isSurvey = (stage: QuestionStage | ResultStage): boolean => solutionOf(stage) === null
