import type { Columns } from '../columns'
import type { LtiPlatforms } from './lti-platforms'

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
