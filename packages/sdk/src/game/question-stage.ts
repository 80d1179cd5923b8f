import type { Json } from '@pathquest/game-core/json'
import type { OpenQuestion } from '@pathquest/game-core/questions/questions'
import type { Stage } from '@pathquest/game-core/rooms/views'

export type QuestionStage = Extract<Stage, { name: 'question' }>
export type ResultStage = Extract<Stage, { name: 'result' }>

/** A server that is older than this package names none. */
export const kindOf = ({ kind }: Partial<Pick<OpenQuestion, 'kind'>>): string => kind ?? 'choice'

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
