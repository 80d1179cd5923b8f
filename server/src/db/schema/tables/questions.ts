import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  POINTS_MAX,
  POINTS_MIN,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import { atLeast, between, oneOf } from '../checks'
import type { Columns } from '../columns'
import { askedColumns } from './asked-columns'
import type { QuestionSets } from './question-sets'

export const defineQuestions = (kit: Columns, { questionSets }: { questionSets: QuestionSets }) => {
  const { check, index, table, text } = kit
  return table(
    'questions',
    {
      id: text('id').primaryKey(),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      ...askedColumns(kit),
    },
    (t) => [
      index('questions_in_order').on(t.questionSetId, t.orderIndex),
      check('questions_points', between(t.points, POINTS_MIN, POINTS_MAX)),
      check(
        'questions_time_limit',
        between(t.timeLimitSeconds, TIME_LIMIT_MIN_SECONDS, TIME_LIMIT_MAX_SECONDS),
      ),
      check('questions_difficulty', oneOf(t.difficulty, DIFFICULTIES)),
      check('questions_type', oneOf(t.questionType, ['multiple_choice'])),
      check('questions_driver', oneOf(t.businessDriver, BUSINESS_DRIVERS)),
      check('questions_order', atLeast(t.orderIndex, 0)),
    ],
  )
}
