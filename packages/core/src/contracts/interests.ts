import { z } from 'zod'
import { INTERESTS, STATEMENT_IDS, SURVEY_ANSWERS, SURVEY_FORM } from '../interests/interests'
import { CareerCredits, CareerSummary } from './careers'

const InterestName = z.enum(INTERESTS)
const Answer = z.enum(Object.keys(SURVEY_ANSWERS) as (keyof typeof SURVEY_ANSWERS)[])

/** What has been answered, by statement. */
export const SurveyAnswersSchema = z.partialRecord(z.enum(STATEMENT_IDS), Answer)

/**
 * PUT /api/interests -> Interests: all answers so far. They are kept as a draft; once every
 * statement has its answer they take the place of the result before.
 */
export const SurveyUpdate = z.strictObject({
  form: z.literal(SURVEY_FORM),
  answers: SurveyAnswersSchema,
})
export type SurveyUpdate = z.infer<typeof SurveyUpdate>

export const InterestMatch = z.object({
  career: CareerSummary,
  /** The reason: interests that are high in both, the weightier first. */
  shared: z.array(InterestName),
  /** Right answers in finished games that count as well. */
  strength: z
    .object({
      /** The title of the career, or the sector of it. */
      topic: z.string(),
      right: z.number(),
      answered: z.number(),
    })
    .nullable(),
})
export type InterestMatch = z.infer<typeof InterestMatch>

export const InterestResult = z.object({
  completedAt: z.number(),
  /** 0 to 10 each. */
  heights: z.record(InterestName, z.number()),
  /** Nothing stands out. */
  isLevel: z.boolean(),
  /** Best first. */
  matches: z.array(InterestMatch),
  credits: CareerCredits,
})
export type InterestResult = z.infer<typeof InterestResult>

/** GET /api/interests, and DELETE, which leaves neither draft nor result. */
export const Interests = z.object({
  /** A survey that was begun and not finished. */
  draft: SurveyAnswersSchema.nullable(),
  result: InterestResult.nullable(),
})
export type Interests = z.infer<typeof Interests>
