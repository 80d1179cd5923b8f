import type { Json } from '@pathquest/game-core/json'
import { countsIn, solutionIn } from '@pathquest/game-core/kinds/documented-fields'
import type { Stage } from '@pathquest/game-core/rooms/views'
import { kindOf } from '../kinds/kind-of'

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
