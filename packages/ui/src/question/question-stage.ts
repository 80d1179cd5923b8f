import type { Json } from '@pathquest/core/json'
import { countsIn, kindOf, solutionIn } from '@pathquest/core/questions/documented-fields'
import type { Stage } from '@pathquest/core/rooms/views'

export type QuestionStage = Extract<Stage, { name: 'question' }>
export type ResultStage = Extract<Stage, { name: 'result' }>

/** In the format of the question's kind; null: a survey; undefined: still secret. */
export function solutionOf({ question, solution }: QuestionStage | ResultStage): Json | undefined {
  if (!solution) return undefined
  return solutionIn(kindOf(question), solution)
}

/** How the class answered, in the format of the question's kind. */
export const countsOf = ({ question, ...solution }: ResultStage): Json =>
  countsIn(kindOf(question), solution)

/** For the host of an open question: how the class has answered so far; undefined: not shown. */
export const countsSoFar = ({ question, counts, countsOf: of }: QuestionStage): Json | undefined =>
  counts && countsIn(kindOf(question), { counts, countsOf: of })

/** A survey: answers cannot be right or wrong. */
export const isSurvey = (stage: QuestionStage | ResultStage): boolean => solutionOf(stage) === null
