import type { Columns } from '../columns'
import type { Careers } from './careers'
import type { Profiles } from './profiles'

/** Careers that people saved to come back to. */
export const defineCareerBookmarks = (
  { primaryKey, table, text, timeMs }: Columns,
  { careers, profiles }: { careers: Careers; profiles: Profiles },
) =>
  table(
    'career_bookmarks',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      careerId: text('career_id')
        .notNull()
        .references(() => careers.id, { onDelete: 'cascade' }),
      savedAt: timeMs('saved_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.profileId, t.careerId] })],
  )
