import { SET_REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'
import type { QuestionSets } from './question-sets'

/** What somebody found wrong with a whole public set; one report of each. */
export const defineSetReports = (
  { check, index, primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'set_reports',
    {
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      reason: text('reason', { enum: SET_REPORT_REASONS }).notNull(),
      note: text('note').notNull(),
      createdAt: timeMs('created_at').notNull(),
      closedAt: timeMs('closed_at'),
    },
    (t) => [
      primaryKey({ columns: [t.questionSetId, t.profileId] }),
      index('set_reports_profile').on(t.profileId),
      index('set_reports_closed').on(t.closedAt),
      check('set_reports_reason', oneOf(t.reason, SET_REPORT_REASONS)),
    ],
  )
