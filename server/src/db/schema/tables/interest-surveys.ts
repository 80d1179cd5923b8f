import type { SurveyAnswers } from '@pathquest/core'
import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { Profiles } from './profiles'

/** What people said they like to do: a draft, a finished survey, or both. */
export const defineInterestSurveys = (
  { check, integer, json, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'interest_surveys',
    {
      profileId: text('profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** The form of the survey that was answered. */
      form: integer('form').notNull(),
      draft: json<SurveyAnswers>('draft'),
      answers: json<SurveyAnswers>('answers'),
      completedAt: timeMs('completed_at'),
      updatedAt: timeMs('updated_at').notNull(),
    },
    (t) => [check('interest_surveys_form', atLeast(t.form, 1))],
  )
