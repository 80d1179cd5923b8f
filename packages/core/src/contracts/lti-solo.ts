import { z } from 'zod'
import { TIME_FACTORS } from '../rooms/timing'

/** How far an unfinished attempt has come. */
export const LtiProgress = z.object({ answered: z.number(), questions: z.number() })
export type LtiProgress = z.infer<typeof LtiProgress>

/** GET /api/lti/solo: what a person should know before an attempt begins. */
export const LtiSoloStart = z.object({
  /** Of the unfinished attempt, else of the next one. */
  questions: z.number(),
  /** Seconds for all questions together, with this person's own extra time; null: no clock. */
  seconds: z.number().nullable(),
  /** This person has more time than the others. */
  hasExtraTime: z.boolean(),
  /** Attempts that can still be begun; null: as many as one likes. */
  attemptsLeft: z.number().nullable(),
  /** Which one of the person's own the unfinished attempt is, or the next one would be. */
  attemptNumber: z.number(),
  /** Attempts that a student has; null: no limit. */
  attemptsAllowed: z.number().nullable(),
  /** The unfinished attempt. */
  progress: LtiProgress.nullable(),
})
export type LtiSoloStart = z.infer<typeof LtiSoloStart>

/** GET /api/lti/extra-times (teacher): who has more time in this course; PUT answers the same. */
export const LtiExtraTimes = z.object({
  people: z.array(
    z.object({
      /** As in the roster and the list of grades. */
      id: z.string(),
      factor: z.literal(TIME_FACTORS),
    }),
  ),
})
export type LtiExtraTimes = z.infer<typeof LtiExtraTimes>

/** PUT /api/lti/extra-times (teacher): 1 takes it back. */
export const SetLtiExtraTime = z.strictObject({
  id: z.string().max(100),
  factor: z.literal(TIME_FACTORS),
})
export type SetLtiExtraTime = z.input<typeof SetLtiExtraTime>
