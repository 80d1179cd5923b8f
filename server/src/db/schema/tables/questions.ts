import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  POINTS_MAX,
  POINTS_MIN,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/game-core/constants'
import { atLeast, between, oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Json, StoredOption } from '../json'
import type { QuestionSets } from './question-sets'

export const defineQuestions = (
  { check, index, integer, json, table, text }: Columns,
  { questionSets }: { questionSets: QuestionSets },
) =>
  table(
    'questions',
    {
      id: text('id').primaryKey(),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      questionText: text('question_text').notNull(),
      imageUrl: text('image_url'),
      /** What the image shows, for who does not see it. */
      imageAlt: text('image_alt'),
      options: json<StoredOption[]>('options').notNull(),
      points: integer('points').notNull(),
      timeLimitSeconds: integer('time_limit_seconds').notNull(),
      difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
      /** A folder of `kinds/`. */
      kind: text('kind').notNull().default('choice'),
      /** Of other kinds than `choice`, in their own form; the solution is for nobody who plays. */
      shape: json<Json>('shape'),
      solution: json<Json>('solution'),
      questionType: text('question_type').notNull().default('multiple_choice'),
      businessDriver: text('business_driver', { enum: BUSINESS_DRIVERS }),
      explanation: text('explanation'),
      orderIndex: integer('order_index').notNull(),
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
