import * as z from 'zod'
import { INTERESTS, SURVEY_ANSWERS, SURVEY_FORM } from '../interests/interests'
import { ALL_STATEMENT_IDS, fitsSurvey } from '../interests/survey'
import { CareerCredits, CareerSummary } from './careers'

const InterestName = z.enum(INTERESTS)
const Answer = z.enum(Object.keys(SURVEY_ANSWERS) as (keyof typeof SURVEY_ANSWERS)[])

/** The answers so far, by statement. */
export const SurveyAnswersSchema = z.partialRecord(z.enum(ALL_STATEMENT_IDS), Answer)

/**
 * PUT /api/interests -> Interests: all answers so far, at most five for each interest. They are
 * stored as a draft; with five for each they replace the previous result.
 */
export const SurveyUpdate = z.strictObject({
  form: z.literal(SURVEY_FORM),
  answers: SurveyAnswersSchema.refine(fitsSurvey, 'more than five for an interest'),
})
export type SurveyUpdate = z.infer<typeof SurveyUpdate>

export const InterestMatch = z.object({
  career: CareerSummary,
  /** The reason: interests that are high in both, strongest first. */
  shared: z.array(InterestName),
  /** Right answers in finished games that count as well. */
  strength: z
    .object({
      /** The title of the career, or its sector. */
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
  /** No interest stands out: the profile is flat. */
  isLevel: z.boolean(),
  /** Best first. */
  matches: z.array(InterestMatch),
  credits: CareerCredits,
})
export type InterestResult = z.infer<typeof InterestResult>

/** GET /api/interests, and DELETE, which removes both draft and result. */
export const Interests = z.object({
  /** An unfinished survey. */
  draft: SurveyAnswersSchema.nullable(),
  result: InterestResult.nullable(),
})
export type Interests = z.infer<typeof Interests>
