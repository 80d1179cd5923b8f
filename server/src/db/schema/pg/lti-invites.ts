import { table, text, timeMs, unique } from './columns'
import { ltiPlatforms } from './lti-platforms'
import { profiles } from './profiles'

/** Invitations to register, each for one platform; of the token the hash alone is kept. */
export const ltiInvites = table(
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
