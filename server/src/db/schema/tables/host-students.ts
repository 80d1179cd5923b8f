import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

/** What one student did in one host's completed multiplayer games; written where a game is settled. */
export const defineHostStudents = (
  { check, index, integer, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'host_students',
    {
      hostProfileId: text('host_profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      games: integer('games').notNull().default(0),
      totalScore: integer('total_score').notNull().default(0),
      correctAnswers: integer('correct_answers').notNull().default(0),
      totalAnswers: integer('total_answers').notNull().default(0),
      pathkeysEarned: integer('pathkeys_earned').notNull().default(0),
      /** The latest join. */
      lastActiveAt: timeMs('last_active_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.hostProfileId, t.profileId] }),
      index('host_students_active').on(t.hostProfileId, t.lastActiveAt),
      index('host_students_profile').on(t.profileId),
      check('host_students_games', atLeast(t.games, 0)),
    ],
  )
