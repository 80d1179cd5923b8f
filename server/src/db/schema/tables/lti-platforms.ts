import { LTI_BINDINGS } from '@pathquest/core/lti/activity-choices'
import { type Columns, oneOf } from '../columns'
import type { Profiles } from './accounts'

/** LMS platforms as we know them: one row per (issuer, client id). */
export const defineLtiPlatforms = ({ check, flag, json, table, text, timeMs, unique }: Columns) =>
  table(
    'lti_platforms',
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      issuer: text('issuer').notNull(),
      clientId: text('client_id').notNull(),
      authUrl: text('auth_url').notNull(),
      tokenUrl: text('token_url').notNull(),
      jwksUrl: text('jwks_url').notNull(),
      /** `aud` of token requests where it is not the token URL. */
      tokenAudience: text('token_audience'),
      /** Origins that may frame us, beside those of issuer and auth URL. */
      frameOrigins: json<string[]>('frame_origins').notNull(),
      binding: text('binding', { enum: LTI_BINDINGS }).notNull().default('first_launch'),
      isActive: flag('is_active').notNull().default(false),
      /** What the platform calls its product, from dynamic registration. */
      productFamily: text('product_family'),
      /** Asked us to send nothing until then; null: never did. */
      quietUntil: timeMs('quiet_until'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [
      unique('lti_platforms_client').on(t.issuer, t.clientId),
      check('lti_platforms_binding', oneOf(t.binding, LTI_BINDINGS)),
    ],
  )

export type LtiPlatforms = ReturnType<typeof defineLtiPlatforms>

/** Deployments that may launch. */
export const defineLtiDeployments = (
  { primaryKey, table, text, timeMs }: Columns,
  { ltiPlatforms }: { ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_deployments',
    {
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.platformId, t.deploymentId] })],
  )

/** Invitations to register, each for one platform; of the token the hash alone is kept. */
export const defineLtiInvites = (
  { table, text, timeMs, unique }: Columns,
  { ltiPlatforms, profiles }: { ltiPlatforms: LtiPlatforms; profiles: Profiles },
) =>
  table(
    'lti_invites',
    {
      id: text('id').primaryKey(),
      tokenHash: text('token_hash').notNull(),
      name: text('name').notNull(),
      createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
      usedAt: timeMs('used_at'),
      platformId: text('platform_id').references(() => ltiPlatforms.id, { onDelete: 'set null' }),
    },
    (t) => [unique('lti_invites_token').on(t.tokenHash)],
  )

/** What ltijs keeps: keys, tokens, nonces. Its fields to search by, its content as it gives it. */
export const defineLtiDocuments = ({ index, json, table, text, timeMs }: Columns) =>
  table(
    'lti_documents',
    {
      id: text('id').primaryKey(),
      collection: text('collection').notNull(),
      fields: json<Record<string, string>>('fields').notNull(),
      /** JSON, or JSON encrypted with `lti` of the secrets. */
      content: text('content').notNull(),
      createdAt: timeMs('created_at').notNull(),
      /** Null: kept until it is removed. */
      expiresAt: timeMs('expires_at'),
    },
    (t) => [
      index('lti_documents_collection').on(t.collection),
      index('lti_documents_expiry').on(t.expiresAt),
    ],
  )

/** Courses of an LMS. */
export const defineLtiContexts = (
  { json, table, text, timeMs, unique }: Columns,
  { ltiPlatforms }: { ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_contexts',
    {
      id: text('id').primaryKey(),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      deploymentId: text('deployment_id').notNull(),
      /** The platform's own id. */
      contextId: text('context_id').notNull(),
      title: text('title'),
      /** Names and roles service. */
      membershipsUrl: text('memberships_url'),
      /** Course groups service; null: the platform tells of none by it. */
      groupsUrl: text('groups_url'),
      /** Names that a teacher gave to groups of which the platform tells ids alone; by id. */
      groupNames: json<Record<string, string>>('group_names'),
      createdAt: timeMs('created_at').notNull(),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [unique('lti_contexts_once').on(t.platformId, t.deploymentId, t.contextId)],
  )

export type LtiContexts = ReturnType<typeof defineLtiContexts>

/** Who a learner of an LMS is here. */
export const defineLtiIdentities = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'lti_identity',
    {
      issuer: text('issuer').notNull(),
      clientId: text('client_id').notNull(),
      sub: text('sub').notNull(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      createdAt: timeMs('created_at').notNull(),
      /** The last launch, to a day; null: none since that is kept. */
      lastLaunchAt: timeMs('last_launch_at'),
    },
    (t) => [
      primaryKey({ columns: [t.issuer, t.clientId, t.sub] }),
      index('lti_identity_profile').on(t.profileId),
    ],
  )

const BINDINGS = ['cookie', 'platform_storage'] as const

/** OIDC logins under way: each is good for one launch in the browser that began it. */
export const defineLtiLogins = (
  { index, table, text, timeMs }: Columns,
  { ltiPlatforms }: { ltiPlatforms: LtiPlatforms },
) =>
  table(
    'lti_logins',
    {
      /** SHA-256 of the state, base64url. */
      stateHash: text('state_hash').primaryKey(),
      nonceHash: text('nonce_hash').notNull(),
      platformId: text('platform_id')
        .notNull()
        .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
      binding: text('binding', { enum: BINDINGS }).notNull(),
      /** SHA-256 of what only the browser knows. */
      browserHash: text('browser_hash').notNull(),
      targetLinkUri: text('target_link_uri').notNull(),
      /** SHA-256 of the code of the frame that waits for this window; null: none does. */
      waitingHash: text('waiting_hash'),
      createdAt: timeMs('created_at').notNull(),
      expiresAt: timeMs('expires_at').notNull(),
      usedAt: timeMs('used_at'),
    },
    (t) => [index('lti_logins_expiry').on(t.expiresAt)],
  )
