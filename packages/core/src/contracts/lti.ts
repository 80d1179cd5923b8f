import * as z from 'zod'
import { USER_TYPES } from '../accounts/account-choices'
import {
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_ATTEMPTS_ALLOWED_MAX,
  LTI_CONTENT_KINDS,
  LTI_DUE_FROM,
  LTI_PLAYS,
  LTI_POINTS_DEFAULT,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
} from '../lti/activity-choices'
import { GAME_MODE_DEFAULT } from '../rooms/game-choices'
import { isVisible } from '../visible-text'
import { SessionUser } from './accounts'
import { ModeId, ModeSettings, SessionSummary } from './games'
import { LtiGroup } from './lti-activities'

/**
 * POST /api/session: exchanges the one-time code of a launch (60 s) for a bearer token. 401
 * `handover_used`.
 */
export const Handover = z.strictObject({ code: z.string().max(100) })
export type Handover = z.input<typeof Handover>
export const HandoverAnswer = z.object({
  /** Bearer token of this visit; expires at `expiresAt` (ms). */
  token: z.string(),
  expiresAt: z.number(),
})
export type HandoverAnswer = z.infer<typeof HandoverAnswer>

/** The content of a course activity: from `custom` of its link, or chosen on it by a teacher. */
export const LtiContent = z.strictObject({
  kind: z.enum(LTI_CONTENT_KINDS),
  /**
   * A question set or a career; for a career game the industry whose careers come first, null: of
   * any; null for the career browser.
   */
  contentId: z.string().max(80).nullable(),
  play: z.enum(LTI_PLAYS).default('live'),
  gameMode: ModeId.default(GAME_MODE_DEFAULT),
  /** As the manifest of the mode describes them; absent ones take their default. */
  modeSettings: ModeSettings.default({}),
  graded: z.boolean().default(true),
  /** Maximum in the gradebook; scores are sent as a share of it. */
  points: z.number().int().min(LTI_POINTS_MIN).max(LTI_POINTS_MAX).default(LTI_POINTS_DEFAULT),
  attempts: z.enum(LTI_ATTEMPTS).default('best'),
  /** How often a student may play it solo; null: unlimited. For a live game: no limit. */
  attemptsAllowed: z.number().int().min(1).max(LTI_ATTEMPTS_ALLOWED_MAX).nullable().default(null),
  afterDue: z.enum(LTI_AFTER_DUE).default('count'),
  /** Milliseconds since 1970; null: immediately. Solo attempts cannot begin earlier. */
  startsAt: z.number().int().nullable().default(null),
  /** Milliseconds since 1970; null: none. A due date of the LMS takes precedence. */
  dueAt: z.number().int().nullable().default(null),
})
export type LtiContent = z.output<typeof LtiContent>

/** One deep-linking item for the course: its content, and how the LMS shows it. */
export const LtiItem = LtiContent.extend({
  title: z.string().trim().max(120).refine(isVisible),
})
export type LtiItem = z.input<typeof LtiItem>

/** GET /api/lti/launch: who launched, from where, and what. */
export const LtiLaunch = z.object({
  user: SessionUser,
  /** The role in this course; decides what this visit may do. */
  role: z.enum(USER_TYPES),
  message: z.enum(['resource_link', 'deep_linking', 'submission_review']),
  /** Whose work is reviewed, from the gradebook; null: another launch. */
  review: z
    .object({
      /** Opaque, as in the lists of students; null: everybody's. */
      studentId: z.string().nullable(),
    })
    .nullable(),
  /**
   * A visit of an observing teacher: sees the class and its grades, cannot host or change anything.
   */
  looksOn: z.boolean(),
  /** A student launch by somebody who teaches the course, or by the LMS's own test student. */
  isTest: z.boolean(),
  platformName: z.string(),
  course: z.object({ title: z.string() }).nullable(),
  link: z.object({ title: z.string() }).nullable(),
  /** Null: nothing chosen yet, or deep linking. */
  content: LtiContent.nullable(),
  /** Title of the chosen set or career. */
  contentTitle: z.string().nullable(),
  /** A teacher may choose the content here (it does not come from the LMS). */
  canChoose: z.boolean(),
  /** The set that a career quest plays; null: not a career quest, or there is none. */
  quest: z.object({ title: z.string(), isOwn: z.boolean() }).nullable(),
  /** The due date that applies to this person, and its source. */
  dueAt: z.number().nullable(),
  dueFrom: z.enum(LTI_DUE_FROM).nullable(),
  isPastDue: z.boolean(),
  /** Deep linking only: what the LMS accepts. */
  deepLinking: z
    .object({
      acceptMultiple: z.boolean(),
      acceptLineItem: z.boolean(),
      /** Pre-filled by the LMS, if at all. */
      title: z.string().nullable(),
      /** The current content of the activity that is being reselected; null: a new one. */
      chosen: z
        .object({
          content: LtiContent,
          /** As the LMS calls it. */
          title: z.string(),
          /** Of its set or career; null: the career browser, or it was deleted. */
          contentTitle: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Origin of the LMS, for messages to the parent frame. */
  platformOrigin: z.string(),
  /** The return URL of the LMS. */
  returnUrl: z.string().nullable(),
  locale: z.string().nullable(),
  /** This person also has a linked Pathquest account. */
  hasAccount: z.boolean(),
})
export type LtiLaunch = z.infer<typeof LtiLaunch>
export const LtiLaunchAnswer = z.object({ launch: LtiLaunch })
export type LtiLaunchAnswer = z.infer<typeof LtiLaunchAnswer>

/** POST /api/lti/deep-linking (teacher): no item means cancelled. */
export const DeepLinking = z.strictObject({
  items: z.array(LtiItem).max(20),
  /** Language of the texts that the LMS shows beside an item. */
  language: z.enum(['en', 'es']).default('en'),
  /** Return from this window, although a frame waits for it. */
  here: z.boolean().default(false),
})
export type DeepLinking = z.input<typeof DeepLinking>
export const DeepLinkingAnswer = z.discriminatedUnion('to', [
  /** To be posted by a form as field `JWT`. */
  z.object({ to: z.literal('form'), returnUrl: z.string(), jwt: z.string() }),
  /** The frame that opened this window returns it to the LMS. */
  z.object({ to: z.literal('frame') }),
])
export type DeepLinkingAnswer = z.infer<typeof DeepLinkingAnswer>

/**
 * GET /api/lti/deep-linking/handed (teacher): whether the frame has taken over what was chosen
 * here.
 */
export const HandedChoice = z.object({ isTaken: z.boolean() })
export type HandedChoice = z.infer<typeof HandedChoice>

/** GET /api/lti/quests?careers=a,b (teacher): the set that each career's quest plays. */
export const LtiQuestQuery = z.strictObject({
  /** Ids; absent: all. */
  careers: z.string().max(8000).optional(),
})
export const LtiQuestList = z.object({
  quests: z.array(
    z.object({
      careerId: z.string(),
      title: z.string(),
      questions: z.number(),
      /** False: the career has none of its own; this one is of its sector, or any. */
      isOwn: z.boolean(),
    }),
  ),
})
export type LtiQuestList = z.infer<typeof LtiQuestList>

/**
 * PUT /api/lti/content (teacher) -> LtiLaunchAnswer: the content of a link that has none of its
 * own.
 */
export const ChooseContent = z.strictObject({ content: LtiContent })
export type ChooseContent = z.input<typeof ChooseContent>

/**
 * GET /api/lti/game, and POST (teacher): starts a game or returns the running one; for a group if
 * one is named.
 */
export const LtiGameAnswer = z.object({
  /** The running game of this link, else its last one; null: none yet. */
  session: SessionSummary.nullable(),
})
export type LtiGameAnswer = z.infer<typeof LtiGameAnswer>

/** GET /api/lti/reports (teacher): class games of this link that were played to their end, latest first. */
export const LtiReportList = z.object({
  games: z.array(
    z.object({
      sessionId: z.string(),
      title: z.string(),
      endedAt: z.number(),
      players: z.number(),
    }),
  ),
})
export type LtiReportList = z.infer<typeof LtiReportList>

/** POST /api/lti/seat: a seat in the running game, without code and name. */
export const LtiSeatAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('seated'),
    session: SessionSummary,
    player: z.object({ id: z.string(), displayName: z.string() }),
    seatToken: z.string(),
    /** The group whose game it is; null: the whole class's. */
    group: LtiGroup.nullable(),
  }),
  z.object({ status: z.literal('waiting') }),
  /** Groups play separately, and the caller is in none of them, or in several. */
  z.object({
    status: z.literal('choose'),
    groups: z.array(LtiGroup),
    /** The caller is in all of these; false: in no group. */
    own: z.boolean(),
  }),
])
export type LtiSeatAnswer = z.infer<typeof LtiSeatAnswer>

/** POST /api/lti/solo: the unfinished attempt, or a new one. */
export const StartLtiSolo = z.strictObject({
  /** A new attempt although a finished one exists. */
  again: z.boolean().default(false),
})
export type StartLtiSolo = z.input<typeof StartLtiSolo>
export const LtiSoloAnswer = z.object({
  session: SessionSummary,
  player: z.object({ id: z.string(), displayName: z.string() }),
  seatToken: z.string(),
  /** It was begun on an earlier visit. */
  resumed: z.boolean(),
  /** Past the due date or ungraded: no grade will be sent. */
  practice: z.boolean(),
})
export type LtiSoloAnswer = z.infer<typeof LtiSoloAnswer>
