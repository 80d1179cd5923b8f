import * as z from 'zod'
import { QUESTION_FLAWS } from '../question-sets/question-figures'

/**
 * How a question did in all class games since its text is the one it has: first answers only,
 * without removed players and the host's own. Games alone do not count, nor do surveys.
 */
const QuestionFigures = z.object({
  questionId: z.string(),
  /** How many answers stand behind it. */
  answers: z.number(),
  /** Facility, 0-1: the mean share of the points; null: fewer than 20 answers. */
  rightShare: z.number().nullable(),
  /**
   * The same of the best and of the last 27 % of each game, by its other questions; null: fewer
   * than 20 answers of either.
   */
  upperRightShare: z.number().nullable(),
  lowerRightShare: z.number().nullable(),
  /** Upper less lower, -1 to 1: how well the question tells strong from weak players. */
  discrimination: z.number().nullable(),
  /** What it should be mended for; empty: nothing, or not enough answers. */
  flaws: z.array(z.enum(QUESTION_FLAWS)),
})
export type QuestionFigures = z.infer<typeof QuestionFigures>

/**
 * GET /api/question-sets/{id}/figures (its creator and editors; of sets that come with the product,
 * teachers who are administrators): its questions that a class has answered.
 */
export const SetFigures = z.object({ questions: z.array(QuestionFigures) })
export type SetFigures = z.infer<typeof SetFigures>

/**
 * GET /api/admin/flawed-questions (administrators): questions of sets that come with the product
 * that should be mended, the most serious first; at most 200.
 */
export const FlawedQuestionList = z.object({
  questions: z.array(
    QuestionFigures.extend({
      questionText: z.string(),
      questionSetId: z.string(),
      questionSetTitle: z.string(),
    }),
  ),
  /** How many questions have answers enough to say it, with these. */
  measured: z.number(),
})
export type FlawedQuestionList = z.infer<typeof FlawedQuestionList>
