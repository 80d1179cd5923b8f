import type { Columns } from '../columns'
import type { Profiles } from './profiles'
import type { QuestionSets } from './question-sets'

/** Colleagues who opened a link to edit a set: they change it, its creator alone deletes it. */
export const defineSetEditors = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'set_editors',
    {
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      addedAt: timeMs('added_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.questionSetId, t.profileId] }),
      index('set_editors_profile').on(t.profileId),
    ],
  )
