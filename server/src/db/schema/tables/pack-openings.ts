import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { PackDraw } from '../json'
import type { Profiles } from './profiles'

/** Packs that people bought in the market, with what was in them and how that was drawn. */
export const definePackOpenings = (
  { check, integer, json, table, text, timeMs, unique }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'pack_openings',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Made by the buyer's page: the same one again is the same purchase. */
      purchaseId: text('purchase_id').notNull(),
      packId: text('pack_id').notNull(),
      /** Tokens. */
      price: integer('price').notNull(),
      draws: json<PackDraw[]>('draws').notNull(),
      /** Milestone keys that were reached with them. */
      milestones: json<string[]>('milestones').notNull(),
      openedAt: timeMs('opened_at').notNull(),
    },
    (t) => [
      unique('pack_openings_once').on(t.profileId, t.purchaseId),
      check('pack_openings_price', atLeast(t.price, 1)),
    ],
  )
