import type { Json } from '../json'
import type { BusinessDriver, Difficulty } from '../question-sets/set-choices'
import { hasDocumentedFields, solutionOf } from './documented-fields'

/** A question as a player may see it: there is no field that could hold its solution. */
export interface OpenQuestion {
  id: string
  /** A folder of `kinds/`. */
  kind: string
  text: string
  imageUrl: string | null
  /** Alternative text of the image; absent in older games. */
  imageAlt?: string | null
  /** For `choice`; empty for every other kind. */
  options: readonly string[]
  /** Content of a question of another kind than `choice`, in the format of its kind. */
  shape?: Json
  points: number
  timeLimitSeconds: number
  difficulty: Difficulty
  businessDriver: BusinessDriver | null
}

/** A question with its solution. Lives in the room and the database, never in a player's view. */
export interface KeyedQuestion extends OpenQuestion {
  /** Index of the right option; null where no option is right (a survey), and for other kinds. */
  correctIndex: number | null
  /** For kinds other than `choice`; null or absent: a survey. */
  solution?: Json | null
  explanation: string | null
}

/** A survey: answers cannot be right or wrong, so there is no verdict, and it counts for nobody. */
export const isSurvey = (question: KeyedQuestion): boolean => solutionOf(question) === null

/** Builds the player's side field by field, so that a new secret field cannot leak. */
export function openQuestion(question: KeyedQuestion): OpenQuestion {
  const { id, kind, text, imageUrl, options, points, timeLimitSeconds } = question
  const { difficulty, businessDriver, shape, imageAlt } = question
  const open = { id, kind, text, imageUrl, options, points, timeLimitSeconds }
  const alt = imageAlt == null ? {} : { imageAlt }
  const of = hasDocumentedFields(kind) || shape === undefined ? {} : { shape }
  return { ...open, ...alt, difficulty, businessDriver, ...of }
}
