import { sql } from 'drizzle-orm'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'
import type { QuestionSets } from './question-sets'

/** Placement bonus and pathkey of a solo game: once per player, set and day. */
export const defineSoloRewards = (
  { check, primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'solo_rewards',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      /** 2025-09-01 */
      day: text('day').notNull(),
      rewardedAt: timeMs('rewarded_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.profileId, t.questionSetId, t.day] }),
      check('solo_rewards_day', sql`length(${t.day}) = 10`),
    ],
  )
