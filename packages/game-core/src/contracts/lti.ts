import { z } from 'zod'
import {
  GAME_MODE_DEFAULT,
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_CONTENT_KINDS,
  LTI_PLAYS,
  LTI_POINTS_DEFAULT,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
  USER_TYPES,
} from '../constants'
import { SessionUser } from './accounts'
import { SessionSummary } from './games'
import { ModeId, ModeSettings } from './modes'

/** POST /api/session: the one-time code of a launch (60 s) for a bearer token. 401 `handover_used`. */
export const Handover = z.strictObject({ code: z.string().max(100) })
export type Handover = z.input<typeof Handover>
export const HandoverAnswer = z.object({
  /** Bearer of this visit; ends at `expiresAt` (ms). */
  token: z.string(),
  expiresAt: z.number(),
})
export type HandoverAnswer = z.infer<typeof HandoverAnswer>

/** What an activity of a course is: in `custom` of its link, or chosen on it by a teacher. */
export const LtiContent = z.strictObject({
  kind: z.enum(LTI_CONTENT_KINDS),
  /** A question set, a career; null for the career browser. */
  contentId: z.string().max(80).nullable(),
  play: z.enum(LTI_PLAYS).default('live'),
  gameMode: ModeId.default(GAME_MODE_DEFAULT),
  /** As the manifest of the mode describes them; what is left out is its default. */
  modeSettings: ModeSettings.default({}),
  graded: z.boolean().default(true),
  /** Maximum in the gradebook; scores are sent as a share of it. */
  points: z.number().int().min(LTI_POINTS_MIN).max(LTI_POINTS_MAX).default(LTI_POINTS_DEFAULT),
  attempts: z.enum(LTI_ATTEMPTS).default('best'),
  afterDue: z.enum(LTI_AFTER_DUE).default('count'),
})
export type LtiContent = z.output<typeof LtiContent>

/** One item for the course: its content, and what the LMS shows of it. */
export const LtiItem = LtiContent.extend({
  title: z.string().trim().min(1).max(120),
  /** Milliseconds since 1970; null: none, or set in the LMS. */
  dueAt: z.number().int().nullable().default(null),
})
export type LtiItem = z.input<typeof LtiItem>

/** GET /api/lti/launch: who came, from where, to what. */
export const LtiLaunch = z.object({
  user: SessionUser,
  /** The role in this course; decides what this visit may do. */
  role: z.enum(USER_TYPES),
  message: z.enum(['resource_link', 'deep_linking']),
  platformName: z.string(),
  course: z.object({ title: z.string() }).nullable(),
  link: z.object({ title: z.string() }).nullable(),
  /** Null: nothing chosen yet, or deep linking. */
  content: LtiContent.nullable(),
  /** Title of the chosen set or career. */
  contentTitle: z.string().nullable(),
  /** A teacher may choose the content here (it does not come from the LMS). */
  canChoose: z.boolean(),
  dueAt: z.number().nullable(),
  isPastDue: z.boolean(),
  /** Deep linking alone: what the LMS takes. */
  deepLinking: z
    .object({
      acceptMultiple: z.boolean(),
      acceptLineItem: z.boolean(),
      /** Pre-filled by the LMS, if at all. */
      title: z.string().nullable(),
    })
    .nullable(),
  /** Origin of the LMS, for messages to the frame around. */
  platformOrigin: z.string(),
  /** Where the LMS wants people back. */
  returnUrl: z.string().nullable(),
  locale: z.string().nullable(),
  /** This person also has a Pathquest account, linked. */
  hasAccount: z.boolean(),
})
export type LtiLaunch = z.infer<typeof LtiLaunch>
export const LtiLaunchAnswer = z.object({ launch: LtiLaunch })
export type LtiLaunchAnswer = z.infer<typeof LtiLaunchAnswer>

/** POST /api/lti/deep-linking (teacher): no item: cancelled. */
export const DeepLinking = z.strictObject({ items: z.array(LtiItem).max(20) })
export type DeepLinking = z.input<typeof DeepLinking>
/** To be posted by a form as field `JWT`. */
export const DeepLinkingAnswer = z.object({ returnUrl: z.string(), jwt: z.string() })
export type DeepLinkingAnswer = z.infer<typeof DeepLinkingAnswer>

/** PUT /api/lti/content (teacher) -> LtiLaunchAnswer: what a link without content of its own leads to. */
export const ChooseContent = z.strictObject({ content: LtiContent })
export type ChooseContent = z.input<typeof ChooseContent>

/** GET /api/lti/game, and POST (teacher): starts one, or answers with the running one. */
export const LtiGameAnswer = z.object({
  /** The running game of this link, else its last one; null: none yet. */
  session: SessionSummary.nullable(),
})
export type LtiGameAnswer = z.infer<typeof LtiGameAnswer>

/** POST /api/lti/seat: into the running game, without code and name. */
export const LtiSeatAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('seated'),
    session: SessionSummary,
    player: z.object({ id: z.string(), displayName: z.string() }),
    seatToken: z.string(),
  }),
  z.object({ status: z.literal('waiting') }),
])
export type LtiSeatAnswer = z.infer<typeof LtiSeatAnswer>

/** POST /api/lti/solo: the unfinished attempt, or a new one. */
export const StartLtiSolo = z.strictObject({
  /** A new attempt although a finished one is there. */
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
