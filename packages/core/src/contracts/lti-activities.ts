import * as z from 'zod'
import {
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_ATTEMPTS_ALLOWED_MAX,
  LTI_GROUP_NAME_MAX,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
} from '../lti/activity-choices'
import { TIME_FACTORS } from '../rooms/timing'
import { ModeId, ModeSettings } from './games'

const Points = z.number().int().min(LTI_POINTS_MIN).max(LTI_POINTS_MAX)
const AttemptsAllowed = z.number().int().min(1).max(LTI_ATTEMPTS_ALLOWED_MAX).nullable()
const Moment = z.number().int().nonnegative().max(8_640_000_000_000_000)

/** As stored with a link; what is absent is as the LMS says. */
export const LtiOverrides = z.strictObject({
  version: z.literal(1),
  gameMode: ModeId.optional(),
  modeSettings: ModeSettings.optional(),
  points: Points.optional(),
  attempts: z.enum(LTI_ATTEMPTS).optional(),
  attemptsAllowed: AttemptsAllowed.optional(),
  afterDue: z.enum(LTI_AFTER_DUE).optional(),
  /** Null: open from the start, whatever the content item says. */
  startsAt: Moment.nullable().optional(),
  /** Null: none, whatever the content item says. */
  dueAt: Moment.nullable().optional(),
})
export type LtiOverrides = z.infer<typeof LtiOverrides>

/** What a teacher can set on the page of an activity. */
export const LtiSettings = z.strictObject({
  gameMode: ModeId,
  modeSettings: ModeSettings,
  points: Points,
  attempts: z.enum(LTI_ATTEMPTS),
  /** Per student; null: no limit; undefined (from an older page): unchanged. */
  attemptsAllowed: AttemptsAllowed.optional(),
  afterDue: z.enum(LTI_AFTER_DUE),
  /** Students may begin from then on; null: immediately. */
  startsAt: Moment.nullable(),
  /**
   * For everybody; null: none; undefined: not set here, the content item's applies. A date of the
   * LMS takes precedence.
   */
  dueAt: Moment.nullable().optional(),
})
export type LtiSettings = z.output<typeof LtiSettings>

/** PUT /api/lti/settings (teacher) -> LtiSettingsAnswer; null: back to what the LMS says. */
export const ChangeLtiSettings = z.strictObject({ settings: LtiSettings.nullable() })
export type ChangeLtiSettings = z.input<typeof ChangeLtiSettings>

/** GET /api/lti/settings (teacher). 409 `no_content` where there is nothing to set. */
export const LtiSettingsAnswer = z.object({
  settings: LtiSettings,
  /** As the LMS sent it at this launch; null: it sent none. */
  lmsDueAt: z.number().nullable(),
  /** Something differs from what the LMS says. */
  isChanged: z.boolean(),
  /** The gradebook has a column; its points are changed there. */
  hasColumn: z.boolean(),
  /** The points of that column, if known. */
  columnPoints: z.number().nullable(),
})
export type LtiSettingsAnswer = z.infer<typeof LtiSettingsAnswer>

/** Progress of an unfinished attempt. */
export const LtiProgress = z.object({ answered: z.number(), questions: z.number() })
export type LtiProgress = z.infer<typeof LtiProgress>

/** GET /api/lti/solo: what to show before an attempt begins. */
export const LtiSoloStart = z.object({
  /** Of the unfinished attempt, else of the next one. */
  questions: z.number(),
  /** Seconds for all of it, with this person's extra time; null: untimed. */
  seconds: z.number().nullable(),
  /** `game`: one clock runs for the whole game; questions that are left then have none. */
  clock: z.enum(['questions', 'game']),
  /** This person has more time than the others. */
  hasExtraTime: z.boolean(),
  /** Attempts that can still be begun; null: unlimited. */
  attemptsLeft: z.number().nullable(),
  /** The number of the unfinished attempt, else of the next one. */
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

/** PUT /api/lti/extra-times (teacher): 1 removes it. */
export const SetLtiExtraTime = z.strictObject({
  id: z.string().max(100),
  factor: z.literal(TIME_FACTORS),
})
export type SetLtiExtraTime = z.input<typeof SetLtiExtraTime>

/** A group of a course: named by the LMS, else by a teacher; else its name is its id. */
export const LtiGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** The LMS sends no name, so a teacher may give one; absent: the name is the LMS's. */
  isUnnamed: z.boolean().optional(),
})
export type LtiGroup = z.infer<typeof LtiGroup>

const GroupId = z.string().min(1).max(255)

/** `?group=` of lists and of the running game; absent: everybody whom the caller may see. */
export const LtiGroupQuery = z.strictObject({ group: GroupId.optional() })
export type LtiGroupQuery = z.infer<typeof LtiGroupQuery>

/** GET /api/lti/groups (teachers and observers): whom the caller may play with and see. */
export const LtiGroupList = z.object({
  /** Empty: the LMS sends no groups. */
  groups: z.array(LtiGroup),
  /** True: these are the caller's own groups, and only they are shown; false: all of the course. */
  own: z.boolean(),
})
export type LtiGroupList = z.infer<typeof LtiGroupList>

/** POST /api/lti/game: with a group of the course, or with the whole class. */
export const StartLtiGame = z.strictObject({ group: GroupId.optional() })
export type StartLtiGame = z.input<typeof StartLtiGame>

/** POST /api/lti/seat: `group` is the caller's choice after the answer `choose`. */
export const TakeLtiSeat = z.strictObject({ group: GroupId.optional() })
export type TakeLtiSeat = z.input<typeof TakeLtiSeat>

/**
 * PUT /api/lti/groups (teacher) -> LtiGroupList: names of groups for which the LMS sends only ids.
 */
export const NameLtiGroups = z.strictObject({
  names: z
    .array(
      z.strictObject({
        id: GroupId,
        /** Empty: none. */
        name: z.string().trim().max(LTI_GROUP_NAME_MAX),
      }),
    )
    .min(1)
    .max(200),
})
export type NameLtiGroups = z.input<typeof NameLtiGroups>
