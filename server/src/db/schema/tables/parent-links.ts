import { sql } from 'drizzle-orm'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

export const defineParentLinks = (
  { check, index, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'parent_links',
    {
      parentProfileId: text('parent_profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      childProfileId: text('child_profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.parentProfileId, t.childProfileId] }),
      index('parent_links_child').on(t.childProfileId),
      check('parent_links_two_people', sql`${t.parentProfileId} <> ${t.childProfileId}`),
    ],
  )
