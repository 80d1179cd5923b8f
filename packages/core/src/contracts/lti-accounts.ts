import * as z from 'zod'
import { USER_TYPES } from '../accounts/account-choices'

/**
 * POST /api/lti/account-code (any launch): a code by which an account takes over this course login,
 * valid for 10 minutes.
 */
export const AccountCodeAnswer = z.object({ code: z.string(), expiresAt: z.number() })
export type AccountCodeAnswer = z.infer<typeof AccountCodeAnswer>

/** POST /api/account-links/preview, and /api/account-links to link: the code from a launch. */
export const AccountCode = z.strictObject({ code: z.string().max(100) })
export type AccountCode = z.input<typeof AccountCode>

/** Both sides, and what would be moved. 403 `account_code_invalid`, 409 `account_…`. */
export const AccountLinkPreview = z.object({
  course: z.object({
    /** As the LMS names this person. */
    displayName: z.string(),
    title: z.string().nullable(),
    platformName: z.string(),
    role: z.enum(USER_TYPES),
  }),
  account: z.object({
    displayName: z.string(),
    email: z.string().nullable(),
    userType: z.enum(USER_TYPES),
  }),
  joins: z.object({
    tokens: z.number(),
    pathkeys: z.number(),
    games: z.number(),
    hostedGames: z.number(),
  }),
  /** They are already linked. */
  isLinked: z.boolean(),
})
export type AccountLinkPreview = z.infer<typeof AccountLinkPreview>

/** GET /api/account-links: the course logins of an account, latest first. */
export const AccountLinkList = z.object({
  links: z.array(
    z.object({
      id: z.string(),
      platformName: z.string(),
      /** Of recent visits. */
      courses: z.array(z.string()),
      /** First seen. */
      createdAt: z.number(),
    }),
  ),
})
export type AccountLinkList = z.infer<typeof AccountLinkList>
