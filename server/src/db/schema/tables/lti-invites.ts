import type { Columns } from '../columns'
import type { LtiPlatforms } from './lti-platforms'
import type { Profiles } from './profiles'

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
