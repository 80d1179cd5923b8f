import type { Columns } from '../columns'
import type { Profiles } from './profiles'
import type { QuestionSets } from './question-sets'

/** Question sets that a teacher keeps at the top. */
export const defineSetFavourites = (
  { primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'set_favourites',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      savedAt: timeMs('saved_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.profileId, t.questionSetId] })],
  )
