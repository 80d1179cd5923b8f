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
import type { GameSessions } from './game-sessions'

/** The game's own copy of its questions: editing or deleting the set changes no game. */
export const defineGameQuestions = (
  kit: Columns,
  { gameSessions }: { gameSessions: GameSessions },
) => {
  const { check, primaryKey, table, text, unique } = kit
  return table(
    'game_questions',
    {
      gameSessionId: text('game_session_id')
        .notNull()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      questionId: text('question_id').notNull(),
      ...askedColumns(kit),
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
}

export type GameQuestions = ReturnType<typeof defineGameQuestions>
