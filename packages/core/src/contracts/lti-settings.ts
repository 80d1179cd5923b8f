import { z } from 'zod'
import {
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_ATTEMPTS_ALLOWED_MAX,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
} from '../lti/activity-choices'
import { ModeId, ModeSettings } from './modes'

const Points = z.number().int().min(LTI_POINTS_MIN).max(LTI_POINTS_MAX)
const AttemptsAllowed = z.number().int().min(1).max(LTI_ATTEMPTS_ALLOWED_MAX).nullable()
const Moment = z.number().int().nonnegative().max(8_640_000_000_000_000)

/** As it is stored with a link; what is left out is as the LMS says. */
export const LtiOverrides = z.strictObject({
  version: z.literal(1),
  gameMode: ModeId.optional(),
  modeSettings: ModeSettings.optional(),
  points: Points.optional(),
  attempts: z.enum(LTI_ATTEMPTS).optional(),
  attemptsAllowed: AttemptsAllowed.optional(),
  afterDue: z.enum(LTI_AFTER_DUE).optional(),
  /** Null: open from the start, whatever was chosen with the content. */
  startsAt: Moment.nullable().optional(),
  /** Null: none, whatever was chosen with the content. */
  dueAt: Moment.nullable().optional(),
})
export type LtiOverrides = z.infer<typeof LtiOverrides>

/** What a teacher can set on the page of an activity. */
export const LtiSettings = z.strictObject({
  gameMode: ModeId,
  modeSettings: ModeSettings,
  points: Points,
  attempts: z.enum(LTI_ATTEMPTS),
  /** Of each student, alone; null: no limit; undefined, from a page of before: as it is. */
  attemptsAllowed: AttemptsAllowed.optional(),
  afterDue: z.enum(LTI_AFTER_DUE),
  /** Students may begin from then on; null: at once. */
  startsAt: Moment.nullable(),
  /**
   * For everybody; null: none; undefined: not set here, as chosen with the content. A date of the
   * LMS comes before it.
   */
  dueAt: Moment.nullable().optional(),
})
export type LtiSettings = z.output<typeof LtiSettings>

/** PUT /api/lti/settings (teacher) -> LtiSettingsAnswer; null: as the LMS says again. */
export const ChangeLtiSettings = z.strictObject({ settings: LtiSettings.nullable() })
export type ChangeLtiSettings = z.input<typeof ChangeLtiSettings>

/** GET /api/lti/settings (teacher). 409 `no_content` where there is nothing to set. */
export const LtiSettingsAnswer = z.object({
  settings: LtiSettings,
  /** As the LMS told it at this visit; null: it told none. */
  lmsDueAt: z.number().nullable(),
  /** Something differs from what the LMS says. */
  isChanged: z.boolean(),
  /** The gradebook has a column, whose points are changed there. */
  hasColumn: z.boolean(),
  /** The points of that column, where they are known. */
  columnPoints: z.number().nullable(),
})
export type LtiSettingsAnswer = z.infer<typeof LtiSettingsAnswer>
