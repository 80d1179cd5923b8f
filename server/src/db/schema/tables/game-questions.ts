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
import type { GameSessions } from './game-sessions'

/** The game's own copy of its questions: editing or deleting the set changes no game. */
export const defineGameQuestions = (
  { check, integer, json, primaryKey, table, text, unique }: Columns,
  { gameSessions }: { gameSessions: GameSessions },
) =>
  table(
    'game_questions',
    {
      gameSessionId: text('game_session_id')
        .notNull()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      questionId: text('question_id').notNull(),
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
      primaryKey({ columns: [t.gameSessionId, t.questionId] }),
      unique('game_questions_order').on(t.gameSessionId, t.orderIndex),
      check('game_questions_points', between(t.points, POINTS_MIN, POINTS_MAX)),
      check(
        'game_questions_time_limit',
        between(t.timeLimitSeconds, TIME_LIMIT_MIN_SECONDS, TIME_LIMIT_MAX_SECONDS),
      ),
      check('game_questions_difficulty', oneOf(t.difficulty, DIFFICULTIES)),
      check('game_questions_driver', oneOf(t.businessDriver, BUSINESS_DRIVERS)),
      check('game_questions_order_index', atLeast(t.orderIndex, 0)),
    ],
  )

export type GameQuestions = ReturnType<typeof defineGameQuestions>
