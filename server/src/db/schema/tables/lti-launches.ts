import { USER_TYPES } from '@pathquest/core/accounts/account-choices'
import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { DeepLinkingSettings, LaunchGroup } from '../json'
import type { LtiContexts } from './lti-contexts'
import type { LtiLinks } from './lti-links'
import type { LtiPlatforms } from './lti-platforms'
import type { Profiles } from './profiles'

const MESSAGES = ['resource_link', 'deep_linking', 'submission_review'] as const

/** Accepted launches: handed over to the app once by a code, then known by a bearer token. */
export const defineLtiLaunches = (
  { check, flag, index, json, table, text, timeMs, unique }: Columns,
  {
    ltiContexts,
    ltiLinks,
    ltiPlatforms,
    profiles,
  }: {
    ltiContexts: LtiContexts
    ltiLinks: LtiLinks
    ltiPlatforms: LtiPlatforms
    profiles: Profiles
  },
) =>
  table(
    'lti_launches',
    {
      id: text('id').primaryKey(),
      /** SHA-256 of the one-time code; null once it was used. */
      handoverHash: text('handover_hash'),
      handoverExpiresAt: timeMs('handover_expires_at').notNull(),
      /** SHA-256 of the bearer token; null until the code was used. */
      tokenHash: text('token_hash'),
      expiresAt: timeMs('expires_at').notNull(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      sub: text('sub').notNull(),
      /** In this course, of this launch. */
      role: text('role', { enum: USER_TYPES }).notNull(),
      /** A teacher's launch that hosts nothing: it sees the class and its grades. */
      looksOn: flag('looks_on').notNull().default(false),
      /** A student whom the platform made to try things out. */
      isTest: flag('is_test').notNull().default(false),
      /** Groups of this person in this course; empty: in none; null: not asked yet. */
      groups: json<LaunchGroup[]>('groups'),
      message: text('message', { enum: MESSAGES }).notNull(),
      contextId: text('context_id').references(() => ltiContexts.id, { onDelete: 'cascade' }),
      linkId: text('link_id').references(() => ltiLinks.id, { onDelete: 'cascade' }),
      deepLinking: json<DeepLinkingSettings>('deep_linking'),
      /** `sub`s of the students whom a mentor may see. */
      mentorOf: json<string[]>('mentor_of').notNull(),
      /** `sub` of the student whose work is looked at; null: no review, or of everybody. */
      reviewOf: text('review_of'),
      returnUrl: text('return_url'),
      locale: text('locale'),
      /** When this person's work is due; an LMS may give each their own. */
      dueAt: timeMs('due_at'),
      /** SHA-256 of the code of the frame that waits for this window; null: none does. */
      waitingHash: text('waiting_hash'),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      unique('lti_launches_handover').on(t.handoverHash),
      unique('lti_launches_token').on(t.tokenHash),
      index('lti_launches_expiry').on(t.expiresAt),
      index('lti_launches_context').on(t.contextId),
      index('lti_launches_link').on(t.linkId),
      index('lti_launches_waiting').on(t.waitingHash),
      check('lti_launches_role', oneOf(t.role, USER_TYPES)),
    ],
  )

export type LtiLaunches = ReturnType<typeof defineLtiLaunches>
