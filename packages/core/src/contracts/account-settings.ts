import * as z from 'zod'
import { SOCIAL_PROVIDERS, USER_TYPES } from '../accounts/account-choices'
import { School } from './schools'

/** Which emails an account wants, besides those it requests itself. */
export const MailChoices = z.strictObject({
  /** When one of their games has ended. */
  results: z.boolean(),
  /** When the host of one of their games plays again. */
  invitations: z.boolean(),
  /** On Mondays, a summary of the week before. */
  digest: z.boolean(),
})
export type MailChoices = z.infer<typeof MailChoices>

/** GET /api/account (signed in): what /settings shows. */
export const AccountSettings = z.object({
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  userType: z.enum(USER_TYPES),
  /** null: an account of a class, signed in by a card; its teachers look after it. */
  email: z.string().nullable(),
  /** A new address that is not confirmed yet; null: none. */
  newEmail: z.string().nullable(),
  /** What the owner says of themselves; it opens nothing, neither to them nor to the school. */
  school: School.omit({ isConfirmed: true }).nullable(),
  hasPassword: z.boolean(),
  /** Linked identity providers. */
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
  /** null: this server sends no emails. */
  mails: MailChoices.nullable(),
})
export type AccountSettings = z.infer<typeof AccountSettings>

/** PATCH /api/account/names -> AccountSettings */
export const AccountNames = z.strictObject({
  firstName: z.string().max(60),
  lastName: z.string().max(60),
  displayName: z.string().max(240),
})
export type AccountNames = z.input<typeof AccountNames>

/** PUT /api/account/school -> AccountSettings. 404 `school_gone`; null: none. */
export const AccountSchool = z.strictObject({ schoolId: z.string().max(80).nullable() })
export type AccountSchool = z.input<typeof AccountSchool>

/** POST /api/account/email: 204; the old address stays in use until the new one is confirmed. */
export const EmailChange = z.strictObject({
  email: z.string().max(254),
  /** Required for accounts that have a password. */
  password: z.string().max(512).optional(),
})
export type EmailChange = z.input<typeof EmailChange>

/** POST /api/account/password: 204; every other session ends. */
export const PasswordChange = z.strictObject({
  /** Required for accounts that have a password. */
  password: z.string().max(512).optional(),
  newPassword: z.string().max(512),
})
export type PasswordChange = z.input<typeof PasswordChange>

/** GET /api/account/export: all data stored about the account. `tables`: rows by table name. */
export const AccountExport = z.object({
  product: z.literal('Pathquest'),
  version: z.number(),
  exportedAt: z.string(),
  times: z.string(),
  tables: z.record(z.string(), z.array(z.looseObject({}))),
})
export type AccountExport = z.infer<typeof AccountExport>

/**
 * POST /api/account/deletion: 204, the account is deleted. Problems `password_wrong`,
 * `sign_in_again` (for an account without a password), `deletion_unconfirmed`.
 */
export const AccountDeletion = z.strictObject({
  /** Required for accounts that have a password. */
  password: z.string().max(512).optional(),
  /** The account's e-mail address. */
  confirmation: z.string().max(254),
})
export type AccountDeletion = z.input<typeof AccountDeletion>

/** GET /api/admin/people (administrators): teachers who wait for approval, longest wait first. */
export const WaitingTeachers = z.object({
  teachers: z.array(
    z.object({
      id: z.string(),
      displayName: z.string(),
      email: z.string().nullable(),
      createdAt: z.number(),
    }),
  ),
})
export type WaitingTeachers = z.infer<typeof WaitingTeachers>

/** POST /api/admin/people/{id} -> WaitingTeachers. A refused teacher continues as a student. */
export const AnswerTeacher = z.strictObject({ isApproved: z.boolean() })
export type AnswerTeacher = z.input<typeof AnswerTeacher>
