import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

/** Sums over the completed multiplayer games of one host; written where a game is settled. */
export const defineHostTotals = (
  { check, integer, real, table, text }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'host_totals',
    {
      hostProfileId: text('host_profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      games: integer('games').notNull().default(0),
      answers: integer('answers').notNull().default(0),
      /** Class Averages of players who have one, 0-100 each, and how many. */
      classAverageSum: real('class_average_sum').notNull().default(0),
      classAverageCount: integer('class_average_count').notNull().default(0),
      pathkeysAwarded: integer('pathkeys_awarded').notNull().default(0),
    },
    (t) => [check('host_totals_games', atLeast(t.games, 0))],
  )
