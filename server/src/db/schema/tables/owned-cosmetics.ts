import type { Columns } from '../columns'
import type { Profiles } from './profiles'

/** Cosmetics that people bought, and which of them they wear; what was paid is in `token_ledger`. */
export const defineOwnedCosmetics = (
  { flag, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'owned_cosmetics',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Of core's catalogue. */
      cosmeticId: text('cosmetic_id').notNull(),
      acquiredAt: timeMs('acquired_at').notNull(),
      isWorn: flag('is_worn').notNull(),
    },
    (t) => [primaryKey({ columns: [t.profileId, t.cosmeticId] })],
  )
