import * as z from 'zod'
import {
  CLASS_GRADE_MAX,
  CLASS_GRADE_MIN,
  CLASS_NAME_MAX,
  CLASS_PERIOD_MAX,
  PASTED_NAMES_MAX,
} from '../classes/class-limits'
import { isVisible } from '../visible-text'
import { HardQuestion } from './analytics'

const ClassFields = {
  name: z.string().trim().max(CLASS_NAME_MAX).refine(isVisible),
  /** As the school names it: "3", "B", "Mon/Wed". */
  period: z.string().trim().max(CLASS_PERIOD_MAX),
  grade: z.int().min(CLASS_GRADE_MIN).max(CLASS_GRADE_MAX).nullable(),
}

/** POST /api/classes (teacher) -> ClassDetail, 201. 409 `too_many_classes`. */
export const CreateClass = z.strictObject({
  name: ClassFields.name,
  period: ClassFields.period.default(''),
  grade: ClassFields.grade.default(null),
})
export type CreateClass = z.input<typeof CreateClass>

/** PATCH /api/classes/{id} (a teacher of it) -> ClassDetail. */
export const ChangeClass = z.strictObject({
  name: ClassFields.name.optional(),
  period: ClassFields.period.optional(),
  grade: ClassFields.grade.optional(),
  /** Whether the code admits students. */
  isOpen: z.boolean().optional(),
  /** A new code in place of one that was shared outside. */
  renewCode: z.literal(true).optional(),
  isArchived: z.boolean().optional(),
})
export type ChangeClass = z.input<typeof ChangeClass>

export const ClassSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty: none. */
  period: z.string(),
  grade: z.number().nullable(),
  students: z.number(),
  /** Games that were played to the end. */
  games: z.number(),
  /** Of the latest of them. */
  lastPlayedAt: z.number().nullable(),
  isArchived: z.boolean(),
})
export type ClassSummary = z.infer<typeof ClassSummary>

/** GET /api/classes (teacher): the caller's, by name; archived ones last. */
export const ClassList = z.object({ classes: z.array(ClassSummary) })
export type ClassList = z.infer<typeof ClassList>

export const ClassStudent = z.object({
  /** Of the profile. */
  id: z.string(),
  displayName: z.string(),
  /**
   * An account that this class looks after: without an address, signed in by a card. Of several
   * classes it is the one that the student has been in longest.
   */
  hasCard: z.boolean(),
  joinedAt: z.number(),
  /** In games of this class. */
  games: z.number(),
  /** Right answers of all given, percent with 1 decimal; null: none given. */
  accuracy: z.number().nullable(),
  lastPlayedAt: z.number().nullable(),
})
export type ClassStudent = z.infer<typeof ClassStudent>

export const ClassGame = z.object({
  sessionId: z.string(),
  questionSetTitle: z.string(),
  gameMode: z.string(),
  endedAt: z.number(),
  /** Students of the class who played; those of today, who may be others than then. */
  present: z.number(),
  /** Players who are none of its students. */
  others: z.number(),
  /** Right answers of all given, whole percent; null: no answer that can be right or wrong. */
  accuracy: z.number().nullable(),
  /** The caller hosted it, and reads its report. */
  isHost: z.boolean(),
})
export type ClassGame = z.infer<typeof ClassGame>

/**
 * GET /api/classes/{id}. 404 `class_not_found` for everybody but its teachers.
 */
export const ClassDetail = z.object({
  class: ClassSummary,
  /** Lets students with an account join. */
  code: z.string(),
  isOpen: z.boolean(),
  /** Name of the school that it belongs to by one of its teachers; null: none. */
  school: z.string().nullable(),
  teachers: z.array(z.object({ id: z.string(), displayName: z.string() })),
  /** By name. */
  students: z.array(ClassStudent),
  /** The last 50, latest first. */
  games: z.array(ClassGame),
  /** What the games were about, most often first, ten at most. */
  careersMet: z.array(z.object({ id: z.string(), title: z.string(), games: z.number() })),
  /** Hardest first, from the latest game. */
  hardQuestions: z.array(HardQuestion),
})
export type ClassDetail = z.infer<typeof ClassDetail>

/**
 * POST /api/classes/{id}/students (a teacher of it) -> ClassDetail: makes an account of the class
 * for each name, with a number where one is there already; names that are refused are refused
 * together, in `fields`: `names.0`, `names.3`. 409 `class_full`, `class_too_small`.
 */
export const AddStudents = z.strictObject({
  names: z.array(z.string().max(300)).min(1).max(PASTED_NAMES_MAX),
})
export type AddStudents = z.input<typeof AddStudents>

/**
 * GET /api/classes/{id}/cards (a teacher of it): the sign-in cards of its students without an
 * address, by name. POST /api/classes/{id}/students/{profileId}/card revokes one and answers with
 * the new one, 201; 404 `class_student_not_found`.
 */
export const SignInCard = z.object({
  studentId: z.string(),
  displayName: z.string(),
  /** Ten characters; typed as `XXXXX-XXXXX`, or scanned as the address `/card#XXXXXXXXXX`. */
  code: z.string(),
})
export type SignInCard = z.infer<typeof SignInCard>
export const SignInCards = z.object({ cards: z.array(SignInCard) })
export type SignInCards = z.infer<typeof SignInCards>

/**
 * POST /api/auth/card -> SessionAnswer. 400 `card_invalid`, failures are limited by address; 409
 * `other_signed_in` if so asked.
 */
export const CardSignIn = z.strictObject({
  code: z.string().max(40),
  /** Refuse, and change nothing, where somebody else is signed in on this device. */
  unlessOther: z.boolean().default(false),
})
export type CardSignIn = z.input<typeof CardSignIn>

/**
 * POST /api/classes/{id}/invite (a teacher of it): a link for a colleague, valid for 7 days, once.
 * POST /api/classes/accept { token } -> ClassDetail. 400 `class_invite_invalid`, 409
 * `class_teachers_full`, `too_many_classes`. DELETE /api/classes/{id}/teachers/me: 409
 * `class_last_teacher`. `path` is `/class-invite#` with the token.
 */
export const ClassInvite = z.object({ path: z.string(), expiresAt: z.number() })
export type ClassInvite = z.infer<typeof ClassInvite>
export const AcceptClassInvite = z.strictObject({ token: z.string().max(100) })
export type AcceptClassInvite = z.input<typeof AcceptClassInvite>

/** GET /api/my-classes (student): which classes the caller is in. */
export const MyClasses = z.object({
  classes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      period: z.string(),
      /** Display names. */
      teachers: z.array(z.string()),
      joinedAt: z.number(),
    }),
  ),
})
export type MyClasses = z.infer<typeof MyClasses>

/**
 * POST /api/my-classes (student) -> MyClasses. 400 `class_code_invalid`, 409 `class_full`. DELETE
 * /api/my-classes/{id} leaves one; 403 `account_of_class` for who signs in by a card.
 */
export const JoinClass = z.strictObject({ code: z.string().max(40) })
export type JoinClass = z.input<typeof JoinClass>

/**
 * What takes over an account that a card opens: the card, and the code of a class that it is in,
 * which is not on the card. POST /api/account/card/preview (student, own account) -> CardPreview;
 * POST /api/account/card -> MyClasses: what the card's account has goes over to the caller's, and the
 * card opens nothing any more. 400 `card_invalid`, `class_code_invalid`; 403 `account_of_class` for a
 * caller who signed in by a card.
 */
export const ShownCard = z.strictObject({
  cardCode: z.string().max(40),
  classCode: z.string().max(40),
})
export type ShownCard = z.input<typeof ShownCard>
export const CardPreview = z.object({
  displayName: z.string(),
  /** Names of the classes that the account is in. */
  classes: z.array(z.string()),
  tokens: z.number(),
  pathkeys: z.number(),
  games: z.number(),
})
export type CardPreview = z.infer<typeof CardPreview>

/**
 * POST /api/account/own (student, signed in by this card) -> SignUpAnswer: the account gets an
 * address and a password, where mails are sent once the link in one is opened
 * (`/api/auth/confirm-sign-up`). Errors of `ShownCard` and of sign-up, age included; 409
 * `account_has_email`.
 */
export const OwnAccount = ShownCard.extend({
  email: z.string().max(254),
  password: z.string().max(512),
  birthMonth: z.number().int().min(1).max(12),
  birthYear: z.number().int().min(1900).max(2100),
})
export type OwnAccount = z.input<typeof OwnAccount>

/**
 * GET /api/games/{id}/class (host): who of its class is in the game; null: it is of no class that
 * the caller teaches.
 */
export const ClassAttendance = z.object({
  class: z
    .object({
      id: z.string(),
      name: z.string(),
      /** By name; none in a game without phones, where nobody knows who is there. */
      students: z.array(
        z.object({
          id: z.string(),
          displayName: z.string(),
          /** Their seat in this game; null: absent. */
          playerId: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
})
export type ClassAttendance = z.infer<typeof ClassAttendance>
