import type { BusinessDriver, Difficulty } from './constants'

/** A question as a player may see it: there is no field that could hold its solution. */
export interface OpenQuestion {
  id: string
  text: string
  imageUrl: string | null
  options: readonly string[]
  points: number
  timeLimitSeconds: number
  difficulty: Difficulty
  businessDriver: BusinessDriver | null
}

/** A question with its key. Lives in the room and the database, never in a player's view. */
export interface KeyedQuestion extends OpenQuestion {
  /** Index of the right option; null where no option is right (a survey). */
  correctIndex: number | null
  explanation: string | null
}

/** A survey: nothing is right or wrong, so there is no verdict, and it counts for nobody. */
export const isKeyless = ({ correctIndex }: KeyedQuestion): boolean => correctIndex === null

/** Builds the player's side field by field, so that a new secret field cannot slip through. */
export function openQuestion(question: KeyedQuestion): OpenQuestion {
  const { id, text, imageUrl, options, points, timeLimitSeconds, difficulty, businessDriver } =
    question
  return { id, text, imageUrl, options, points, timeLimitSeconds, difficulty, businessDriver }
}
