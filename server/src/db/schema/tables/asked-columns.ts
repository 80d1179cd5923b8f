import { BUSINESS_DRIVERS, DIFFICULTIES } from '@pathquest/core/question-sets/set-choices'
import type { Columns } from '../columns'
import type { Json, StoredOption } from '../json'

/** What is asked: the same of a question in its set and of a game's own copy. */
export const askedColumns = ({ integer, json, text }: Columns) => ({
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
})
