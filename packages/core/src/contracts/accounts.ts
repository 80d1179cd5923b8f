import * as z from 'zod'
import { SOCIAL_PROVIDERS, USER_TYPES } from '../accounts/account-choices'

/** GET /api/session: the current user; `user` is null when nobody is signed in. */
export const SessionUser = z.object({
  profileId: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  /** Tokens, shown as XP. */
  tokens: z.number(),
  /** May connect LMS platforms; never within an LTI launch. */
  isAdmin: z.boolean(),
  /** The email address of this account is not confirmed yet. */
  mustConfirmEmail: z.boolean(),
  /** A teacher not yet approved by an administrator: cannot host or see solutions meanwhile. */
  awaitsApproval: z.boolean().optional(),
  createdAt: z.number(),
})
export type SessionUser = z.infer<typeof SessionUser>
export const SessionAnswer = z.object({ user: SessionUser.nullable() })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** POST /api/auth/sign-in -> SessionAnswer */
export const SignIn = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(512),
  rememberMe: z.boolean().default(false),
})
export type SignIn = z.input<typeof SignIn>

/** POST /api/auth/sign-up. Month and year of birth are checked and never stored. */
export const SignUp = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(512),
  fullName: z.string().max(120),
  role: z.string(),
  birthMonth: z.number().int().min(1).max(12),
  birthYear: z.number().int().min(1900).max(2100),
  /** One of GET /api/schools; one that is not there counts as none. It opens nothing. */
  schoolId: z.string().max(80).nullable().optional(),
})
export type SignUp = z.input<typeof SignUp>
export const SignUpAnswer = z.object({
  user: SessionUser.nullable(),
  /**
   * Set when an email must be confirmed first: `user` is then null, whether or not the address is
   * taken.
   */
  message: z.string().nullable(),
})
export type SignUpAnswer = z.infer<typeof SignUpAnswer>

/**
 * POST /api/auth/confirm-sign-up -> SessionAnswer: the account is created and signed in, or problem
 * `link_invalid`, `sign_up_password_wrong`, or `sign_up_elsewhere` for a provider's sign-up.
 */
export const ConfirmSignUp = z.strictObject({
  token: z.string().max(100),
  /** As chosen at sign-up; absent for a provider's sign-up. */
  password: z.string().max(512).optional(),
})
export type ConfirmSignUp = z.input<typeof ConfirmSignUp>

/** POST /api/auth/age-check {birthMonth, birthYear}: 204, or problem `under_age`. */
export const AgeCheck = z.strictObject({
  birthMonth: z.number().int().min(1).max(12),
  birthYear: z.number().int().min(1900).max(2100),
})

/** POST /api/auth/forgot-password: 204, whether the address has an account or not. */
export const ForgotPassword = z.strictObject({ email: z.string().max(254) })
export type ForgotPassword = z.input<typeof ForgotPassword>

/** POST /api/auth/reset-password: 204 and every session has ended, or problem `link_invalid`. */
export const ResetPassword = z.strictObject({
  token: z.string().max(100),
  password: z.string().max(512),
})
export type ResetPassword = z.input<typeof ResetPassword>

/**
 * POST /api/auth/verify-email: 204, or problem `link_invalid`, or, where emails are sent,
 * `sign_in_to_confirm` for a caller who is not signed in to that account.
 */
export const VerifyEmail = z.strictObject({ token: z.string().max(100) })
export type VerifyEmail = z.input<typeof VerifyEmail>

/** POST /api/auth/social -> SocialAnswer: the URL to redirect the browser to. */
export const SocialSignIn = z.strictObject({
  provider: z.enum(SOCIAL_PROVIDERS),
  rememberMe: z.boolean().default(false),
  /** Path on this site to return to. */
  returnTo: z.string().max(1_000).optional(),
})
export type SocialSignIn = z.input<typeof SocialSignIn>
export const SocialAnswer = z.object({ url: z.string() })
export type SocialAnswer = z.infer<typeof SocialAnswer>

/**
 * GET /api/auth/social-sign-up: the user as the provider describes them on their first sign-in;
 * never stored.
 */
export const SocialSignUpAnswer = z.object({
  pending: z
    .object({ provider: z.enum(SOCIAL_PROVIDERS), email: z.string(), fullName: z.string() })
    .nullable(),
})
export type SocialSignUpAnswer = z.infer<typeof SocialSignUpAnswer>

/** POST /api/auth/social-sign-up -> SignUpAnswer */
export const SocialSignUp = z.strictObject({
  fullName: z.string().max(120),
  role: z.string(),
  terms: z.boolean(),
  birthMonth: z.number().int().min(1).max(12),
  birthYear: z.number().int().min(1900).max(2100),
  /** One of GET /api/schools; one that is not there counts as none. It opens nothing. */
  schoolId: z.string().max(80).nullable().optional(),
})
export type SocialSignUp = z.input<typeof SocialSignUp>
