import type { Columns } from '../columns'
import type { Profiles } from './profiles'

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
