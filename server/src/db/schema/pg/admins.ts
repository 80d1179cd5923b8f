import { table, text, timeMs } from './columns'
import { profiles } from './profiles'

/** Who connects LMS platforms; made by `npm run admin:grant`. */
export const admins = table('admins', {
  profileId: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  createdAt: timeMs('created_at').notNull(),
})
