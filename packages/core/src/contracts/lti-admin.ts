import * as z from 'zod'
import { LTI_BINDINGS } from '../lti/activity-choices'
import { isVisible } from '../visible-text'

/** An unusable address gets an error at its field, with what to enter (`platform_url_invalid`). */
const Url = z.string().trim().min(1).max(500)

/** POST /api/admin/lti/platforms. */
export const RegisterPlatform = z.strictObject({
  name: z.string().trim().max(80).refine(isVisible),
  issuer: z.string().min(1).max(500),
  clientId: z.string().trim().min(1).max(255),
  authUrl: Url,
  tokenUrl: Url,
  jwksUrl: Url,
  /** `aud` of our token requests where it is not the token URL. */
  tokenAudience: z.string().max(500).nullable().default(null),
  /**
   * Origins whose pages may frame us, besides those of issuer and auth URL; `https://*.example.edu`
   * is allowed.
   */
  frameOrigins: z.array(z.string().max(200)).max(20).default([]),
  binding: z.enum(LTI_BINDINGS).default('first_launch'),
  deploymentIds: z.array(z.string().min(1).max(255)).max(100).default([]),
})
export type RegisterPlatform = z.input<typeof RegisterPlatform>

/**
 * PATCH /api/admin/lti/platforms/{id}: approve, stop, or change any of its values; absent ones are
 * unchanged.
 */
export const UpdatePlatform = z.strictObject({
  /**
   * The version that the change is based on: a newer one is not overwritten (`platform_changed`).
   */
  updatedAt: z.number().int().optional(),
  isActive: z.boolean().optional(),
  name: z.string().trim().max(80).refine(isVisible).optional(),
  /**
   * Identifies people together with the client id: cannot change once a course has used it
   * (`platform_in_use`).
   */
  issuer: z.string().min(1).max(500).optional(),
  clientId: z.string().trim().min(1).max(255).optional(),
  authUrl: Url.optional(),
  tokenUrl: Url.optional(),
  jwksUrl: Url.optional(),
  tokenAudience: z.string().max(500).nullable().optional(),
  frameOrigins: z.array(z.string().max(200)).max(20).optional(),
  binding: z.enum(LTI_BINDINGS).optional(),
})
export type UpdatePlatform = z.input<typeof UpdatePlatform>

export const Platform = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  authUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  tokenAudience: z.string().nullable(),
  frameOrigins: z.array(z.string()),
  binding: z.enum(LTI_BINDINGS),
  /** False: registered by the platform itself and waiting for approval, or stopped. */
  isActive: z.boolean(),
  /** The product name that the platform reports; null: registered by hand. */
  productFamily: z.string().nullable(),
  deployments: z.array(z.object({ deploymentId: z.string(), createdAt: z.number() })),
  /** What is deleted together with the platform. */
  uses: z.object({ courses: z.number(), activities: z.number(), grades: z.number() }),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type Platform = z.infer<typeof Platform>
export const PlatformAnswer = z.object({ platform: Platform })
export type PlatformAnswer = z.infer<typeof PlatformAnswer>

/** GET /api/admin/lti/platforms: with the values that an LMS asks for. */
export const PlatformList = z.object({
  platforms: z.array(Platform),
  tool: z.object({
    loginUrl: z.string(),
    launchUrl: z.string(),
    redirectUrl: z.string(),
    deepLinkingUrl: z.string(),
    submissionReviewUrl: z.string(),
    keysUrl: z.string(),
    registrationUrl: z.string(),
    configUrl: z.string(),
    iconUrl: z.string(),
    domain: z.string(),
    /** Lines `name=value`, as most LMSs accept them. */
    customParameters: z.string(),
    /** Such lines for groups of a course, where these are wanted. */
    moodleGroups: z.string(),
    canvasGroups: z.string(),
    scopes: z.array(z.string()),
  }),
})
export type PlatformList = z.infer<typeof PlatformList>

/** POST /api/admin/lti/platforms/{id}/deployments. */
export const BindDeployment = z.strictObject({ deploymentId: z.string().min(1).max(255) })
export type BindDeployment = z.input<typeof BindDeployment>

/** POST /api/admin/lti/invites: one registration by the platform itself, within 7 days. */
export const NewInvite = z.strictObject({ name: z.string().trim().max(80).refine(isVisible) })
export type NewInvite = z.input<typeof NewInvite>
export const Invite = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['open', 'used', 'expired']),
  createdAt: z.number(),
  expiresAt: z.number(),
})
export type Invite = z.infer<typeof Invite>
/** The link is returned only here, once. */
export const NewInviteAnswer = z.object({ invite: Invite, url: z.string() })
export type NewInviteAnswer = z.infer<typeof NewInviteAnswer>
export const InviteList = z.object({ invites: z.array(Invite) })
export type InviteList = z.infer<typeof InviteList>

/** The checks of a connection test, in this order. */
export const CONNECTION_PARTS = ['keys', 'clock', 'token', 'roster', 'line_items'] as const
export type ConnectionPart = (typeof CONNECTION_PARTS)[number]

/** Why a part of the connection does not work, or was not checked. */
export const CONNECTION_REASONS = [
  // No answer (server/src/lti/fetch-guarded.ts).
  'bad_url',
  'not_https',
  'private_address',
  'unknown_host',
  'refused',
  'timeout',
  'tls',
  'redirect',
  'too_large',
  'broken',
  // An unexpected answer.
  'not_found',
  'lms_error',
  'not_keys',
  'not_a_token',
  'not_a_list',
  'clock_off',
  'client_refused',
  'keys_not_read',
  'scopes_missing',
  'token_refused',
  'not_allowed',
  'not_offered',
  'no_names',
  // Not checked.
  'no_course',
  'no_date',
  'needs_token',
] as const
export type ConnectionReason = (typeof CONNECTION_REASONS)[number]

export const ConnectionCheck = z.object({
  part: z.enum(CONNECTION_PARTS),
  verdict: z.enum(['ok', 'failed', 'skipped']),
  /** Null where it works. */
  reason: z.enum(CONNECTION_REASONS).nullable(),
  /** The URL that was requested. */
  url: z.string().nullable(),
  /** What the LMS answered, as short plain text. */
  detail: z.string().nullable(),
  /** Keys, members or columns received; or seconds by which the LMS's clock is ahead of ours. */
  count: z.number().nullable(),
  /** Scopes that the LMS does not grant. */
  scopes: z.array(z.string()),
})
export type ConnectionCheck = z.infer<typeof ConnectionCheck>

/** POST /api/admin/lti/platforms/{id}/test: one check for each part. */
export const ConnectionTest = z.object({
  checks: z.array(ConnectionCheck),
  /** The course whose roster was requested; null: no course is known, or it has no title. */
  course: z.string().nullable(),
  testedAt: z.number(),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>
