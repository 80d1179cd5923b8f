import { z } from 'zod'
import { USER_TYPES } from '../constants'

/** GET /api/session: who is asking. `user` is null for nobody signed in. */
export const SessionUser = z.object({
  profileId: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  /** Tokens, shown as XP. */
  tokens: z.number(),
  /** May connect LMS platforms; never by way of a launch. */
  isAdmin: z.boolean(),
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

/** POST /api/auth/sign-up. Month and year of birth are checked and stored nowhere. */
export const SignUp = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(512),
  fullName: z.string().max(120),
  role: z.string(),
  birthMonth: z.number().int().min(1).max(12),
  birthYear: z.number().int().min(1900).max(2100),
})
export type SignUp = z.input<typeof SignUp>
export const SignUpAnswer = z.object({
  user: SessionUser.nullable(),
  /** Set when an email must be confirmed first. */
  message: z.string().nullable(),
})
export type SignUpAnswer = z.infer<typeof SignUpAnswer>

/** POST /api/auth/age-check {birthMonth, birthYear}: 204, or problem `under_age`. */
export const AgeCheck = z.strictObject({
  birthMonth: z.number().int().min(1).max(12),
  birthYear: z.number().int().min(1900).max(2100),
})

/** PATCH /api/profile -> SessionAnswer */
export const ProfileUpdate = z.strictObject({ displayName: z.string().max(240) })
export type ProfileUpdate = z.input<typeof ProfileUpdate>
