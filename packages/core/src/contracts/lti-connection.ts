import { z } from 'zod'

/** What a connection test asks, in this order. */
export const CONNECTION_PARTS = ['keys', 'clock', 'token', 'roster', 'line_items'] as const
export type ConnectionPart = (typeof CONNECTION_PARTS)[number]

/** Why a part of the connection does not work, or was not asked. */
export const CONNECTION_REASONS = [
  // No answer came (server/src/lti/outgoing).
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
  // An answer came, but another one.
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
  // Not asked.
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
  /** What was asked. */
  url: z.string().nullable(),
  /** What the LMS said, short and plain. */
  detail: z.string().nullable(),
  /** Keys, members or columns that came; seconds by which the LMS's clock is ahead of ours. */
  count: z.number().nullable(),
  /** Scopes that the LMS does not grant. */
  scopes: z.array(z.string()),
})
export type ConnectionCheck = z.infer<typeof ConnectionCheck>

/** POST /api/admin/lti/platforms/{id}/test: one check for each part. */
export const ConnectionTest = z.object({
  checks: z.array(ConnectionCheck),
  /** The course whose roster was asked; null: no course is known, or it has no title. */
  course: z.string().nullable(),
  testedAt: z.number(),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>
