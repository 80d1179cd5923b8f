import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { Pathkeys } from './pathkeys'
import type { Profiles } from './profiles'

export const defineUserPathkeys = (
  { check, index, integer, primaryKey, table, text, timeMs }: Columns,
  { pathkeys, profiles }: { pathkeys: Pathkeys; profiles: Profiles },
) =>
  table(
    'user_pathkeys',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      pathkeyId: text('pathkey_id')
        .notNull()
        .references(() => pathkeys.id),
      quantity: integer('quantity').notNull(),
      /** Of the latest copy. */
      acquiredAt: timeMs('acquired_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.profileId, t.pathkeyId] }),
      index('user_pathkeys_recent').on(t.profileId, t.acquiredAt),
      check('user_pathkeys_quantity', atLeast(t.quantity, 1)),
    ],
  )
