import * as z from 'zod'
import { CAREER_SECTORS } from '../careers/career-choices'
import { JsonValue } from '../json'
import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  EXPLANATION_MAX,
  GRADE_MAX,
  GRADE_MIN,
  IMAGE_ALT_MAX,
  OPTION_TEXT_MAX,
  OPTIONS_MAX,
  POINTS_DEFAULT,
  QUESTION_TEXT_MAX,
  QUESTIONS_PER_SET_MAX,
  SET_DESCRIPTION_MAX,
  SET_SHARE_RIGHTS,
  SET_TAG_LENGTH_MAX,
  SET_TAGS_MAX,
  SET_TITLE_MAX,
  TIME_LIMIT_DEFAULT_SECONDS,
} from '../question-sets/set-choices'
import { QuestionSetSummary } from './content'

/** In the format of the question's kind, which validates it. */
/**
 * A question as its writer sees it: with its solution, never for a player. Lengths are checked
 * here; what the documents have a message for, by `questions/question-form.ts`.
 */
export const QuestionDraft = z.strictObject({
  /** A folder of `kinds/`. */
  kind: z.string().max(64).default('choice'),
  questionText: z.string().max(QUESTION_TEXT_MAX),
  /** Only of the image store (`/images/…`). */
  imageUrl: z.string().max(200).nullable().default(null),
  imageAlt: z.string().max(IMAGE_ALT_MAX).nullable().default(null),
  /** For `choice`; empty for every other kind. */
  options: z
    .array(z.strictObject({ text: z.string().max(OPTION_TEXT_MAX), isCorrect: z.boolean() }))
    .max(OPTIONS_MAX)
    .default([]),
  /** For kinds other than `choice`, in the format of the kind. */
  shape: JsonValue.nullable().default(null),
  solution: JsonValue.nullable().default(null),
  points: z.int().default(POINTS_DEFAULT),
  timeLimitSeconds: z.int().default(TIME_LIMIT_DEFAULT_SECONDS),
  difficulty: z.enum(DIFFICULTIES).default('medium'),
  businessDriver: z.enum(BUSINESS_DRIVERS).nullable().default(null),
  explanation: z.string().max(EXPLANATION_MAX).nullable().default(null),
})
export type QuestionDraft = z.infer<typeof QuestionDraft>

export const EditableQuestion = QuestionDraft.extend({ id: z.string(), orderIndex: z.number() })
export type EditableQuestion = z.infer<typeof EditableQuestion>

/** What the editor of a set sends. */
export const QuestionSetDraft = z.strictObject({
  title: z.string().max(SET_TITLE_MAX),
  description: z.string().max(SET_DESCRIPTION_MAX).nullable().default(null),
  /** One of `SUBJECTS`. */
  subject: z.string().max(60),
  careerSector: z.enum(CAREER_SECTORS).nullable().default(null),
  /** Makes it a career quest. */
  careerId: z.string().max(80).nullable().default(null),
  gradeLevel: z.array(z.int().min(GRADE_MIN).max(GRADE_MAX)).max(GRADE_MAX - GRADE_MIN + 1),
  difficultyLevel: z.enum(DIFFICULTIES).default('medium'),
  isPublic: z.boolean().default(false),
  tags: z.array(z.string().max(SET_TAG_LENGTH_MAX)).max(SET_TAGS_MAX).default([]),
})
export type QuestionSetDraft = z.infer<typeof QuestionSetDraft>

/**
 * GET /api/question-set-publishing (teachers): whether a set that the caller publishes now waits
 * for an administrator first.
 */
export const SetPublishing = z.object({ waits: z.boolean() })
export type SetPublishing = z.infer<typeof SetPublishing>

/**
 * POST /api/question-sets -> QuestionSetDetail. Teachers. Imported questions are added all or
 * nothing.
 */
export const CreateQuestionSet = QuestionSetDraft.extend({
  questions: z.array(QuestionDraft).max(QUESTIONS_PER_SET_MAX).default([]),
})
export type CreateQuestionSet = z.input<typeof CreateQuestionSet>

/** GET /api/question-sets/{id}: with solutions, for teachers who may see the set. */
export const QuestionSetDetail = QuestionSetSummary.extend({
  questions: z.array(EditableQuestion),
})
export type QuestionSetDetail = z.infer<typeof QuestionSetDetail>

/** POST /api/question-sets/{id}/questions -> QuestionSetDetail: adds one or many, all or nothing. */
export const AddQuestions = z.strictObject({
  questions: z.array(QuestionDraft).min(1).max(QUESTIONS_PER_SET_MAX),
  /** Position of the first one; absent: at the end. */
  atIndex: z.int().min(0).optional(),
  /**
   * The former id of the first one, which was deleted: restored where games of this set used it.
   */
  formerId: z.string().max(80).optional(),
  /** The version it is based on; absent: any (adding overwrites nothing). */
  updatedAt: z.number().optional(),
})
export type AddQuestions = z.input<typeof AddQuestions>

/** The version that a change is based on: an outdated one is refused as `set_changed`. */
const Version = z.number()

/** PATCH /api/question-sets/{id} -> QuestionSetDetail. Its creator and editors. */
export const ChangeQuestionSet = QuestionSetDraft.extend({ updatedAt: Version })
export type ChangeQuestionSet = z.input<typeof ChangeQuestionSet>

/**
 * DELETE /api/question-sets/{id}: its creator only. DELETE …/questions/{questionId} ->
 * QuestionSetDetail.
 */
export const AtVersion = z.strictObject({ updatedAt: Version })
export type AtVersion = z.infer<typeof AtVersion>

/** PATCH /api/question-sets/{id}/questions/{questionId} -> QuestionSetDetail. */
export const ChangeQuestion = QuestionDraft.extend({ updatedAt: Version })
export type ChangeQuestion = z.input<typeof ChangeQuestion>

/**
 * PUT /api/question-sets/{id}/questions/order -> QuestionSetDetail: every id once, in the new
 * order.
 */
export const OrderQuestions = z.strictObject({
  questionIds: z.array(z.string().max(80)).max(QUESTIONS_PER_SET_MAX),
  updatedAt: Version,
})
export type OrderQuestions = z.infer<typeof OrderQuestions>

const ShareRight = z.strictObject({ right: z.enum(SET_SHARE_RIGHTS) })

/**
 * POST /api/question-sets/{id}/share -> SetShare; DELETE closes the link (editors stay). Creator
 * only.
 */
export const ShareSet = ShareRight
export type ShareSet = z.infer<typeof ShareSet>
/** Shown once; only its hash is stored, and the previous link stops working. */
export const SetShare = ShareRight.extend({ token: z.string() })
export type SetShare = z.infer<typeof SetShare>

/** GET /api/question-sets/{id}/share -> which links are open, and who edits. Creator only. */
export const SetSharing = z.object({
  links: z.array(z.enum(SET_SHARE_RIGHTS)),
  editors: z.array(z.object({ profileId: z.string(), displayName: z.string() })),
})
export type SetSharing = z.infer<typeof SetSharing>

/** POST /api/question-set-shares/accept: makes a copy, or adds the caller to the editors. */
export const AcceptSetShare = z.strictObject({ token: z.string().max(64) })
export type AcceptSetShare = z.infer<typeof AcceptSetShare>
/** The caller's new copy, or the set that the caller may now edit. */
export const AcceptedSetShare = z.object({
  right: z.enum(SET_SHARE_RIGHTS),
  questionSetId: z.string(),
})
export type AcceptedSetShare = z.infer<typeof AcceptedSetShare>

/** POST /api/question-images (the bytes of a PNG, JPEG or WebP) -> QuestionImage. Teachers. */
export const QuestionImage = z.object({
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
})
export type QuestionImage = z.infer<typeof QuestionImage>
