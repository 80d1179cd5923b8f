import { OPTIONS_MAX } from '@pathquest/core/question-sets/set-choices'
import { atLeast, between } from '../checks'
import type { Columns } from '../columns'
import type { Json } from '../json'
import type { GamePlayers } from './game-players'
import type { GameQuestions } from './game-questions'

export const defineGameAnswers = (
  { check, flag, foreignKey, integer, json, real, table, text, timeMs, unique }: Columns,
  { gamePlayers, gameQuestions }: { gamePlayers: GamePlayers; gameQuestions: GameQuestions },
) =>
  table(
    'game_answers',
    {
      id: text('id').primaryKey(),
      gameSessionId: text('game_session_id').notNull(),
      playerId: text('player_id').notNull(),
      questionId: text('question_id').notNull(),
      /** 1, 2, … where a question came back. */
      attempt: integer('attempt').notNull().default(1),
      /** In the form of the question's kind. */
      answer: json<Json>('answer'),
      /** Of `choice` alone. */
      selectedOptionIndex: integer('selected_option_index'),
      /** null: nothing is right or wrong. */
      isCorrect: flag('is_correct'),
      /** 0-1 of the question's points; null: there is nothing to judge. */
      share: real('share'),
      pointsEarned: integer('points_earned').notNull(),
      answerTimeMs: integer('answer_time_ms').notNull(),
      answeredAt: timeMs('answered_at').notNull(),
    },
    (t) => [
      unique('game_answers_once').on(t.gameSessionId, t.playerId, t.questionId, t.attempt),
      foreignKey({
        name: 'game_answers_player',
        columns: [t.gameSessionId, t.playerId],
        foreignColumns: [gamePlayers.gameSessionId, gamePlayers.id],
      }).onDelete('cascade'),
      foreignKey({
        name: 'game_answers_question',
        columns: [t.gameSessionId, t.questionId],
        foreignColumns: [gameQuestions.gameSessionId, gameQuestions.questionId],
      }).onDelete('cascade'),
      check('game_answers_attempt', atLeast(t.attempt, 1)),
      check('game_answers_option', between(t.selectedOptionIndex, 0, OPTIONS_MAX - 1)),
      check('game_answers_share', between(t.share, 0, 1)),
      check('game_answers_points', atLeast(t.pointsEarned, 0)),
      check('game_answers_time', atLeast(t.answerTimeMs, 0)),
    ],
  )
