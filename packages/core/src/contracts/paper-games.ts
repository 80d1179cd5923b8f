import * as z from 'zod'
import { OPTIONS_MAX, QUESTIONS_PER_SET_MAX } from '../question-sets/set-choices'
import { PAPERS_MAX } from '../rooms/game-choices'

const Count = z.int().min(0).max(PAPERS_MAX)

/** How a class answered one question on paper. What is absent was not counted. */
export const PaperCount = z.strictObject({
  questionId: z.string().max(80),
  /** How many chose each option; where several may be ticked, how many ticked each. */
  options: z.array(Count).max(OPTIONS_MAX).optional(),
  /** Of every question that is not one choice of a few: fully right answers, and all others. */
  right: Count.optional(),
  wrong: Count.optional(),
})
export type PaperCount = z.infer<typeof PaperCount>

/**
 * PUT /api/paper-games/{id} -> PaperGame: a set that a class answered on paper. The caller makes the
 * id (`idFrom('session', …)`): sent again it is the same game, with the counts of the last request.
 * 404 `game_not_found`: the id is of another game. 409 `set_changed`: the set is not in the version
 * that the counts are of. A game that exists keeps its questions, whatever became of the set.
 */
export const PutPaperGame = z.strictObject({
  questionSetId: z.string().max(80),
  /** The version of the set; of an existing game it is not read. */
  updatedAt: z.number(),
  /** A class that the caller teaches; null: none. */
  classId: z.string().max(80).nullable(),
  papers: z.int().min(1).max(PAPERS_MAX),
  /** Questions without a count have no answers. */
  questions: z.array(PaperCount).max(QUESTIONS_PER_SET_MAX),
})
export type PutPaperGame = z.infer<typeof PutPaperGame>

export const PaperGame = z.object({ sessionId: z.string() })
export type PaperGame = z.infer<typeof PaperGame>
