import type { Columns } from '../columns'
import type { Profiles } from './profiles'

/** Who connects LMS platforms; made by `npm run admin:grant`. */
export const defineAdmins = (
  { table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table('admins', {
    profileId: text('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: timeMs('created_at').notNull(),
  })
