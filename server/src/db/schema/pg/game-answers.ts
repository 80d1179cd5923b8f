import { OPTIONS_MAX } from '@pathquest/game-core/constants'
import { atLeast, between } from '../checks'
import { check, flag, foreignKey, integer, table, text, timeMs, unique } from './columns'
import { gamePlayers } from './game-players'
import { gameQuestions } from './game-questions'

export const gameAnswers = table(
  'game_answers',
  {
    id: text('id').primaryKey(),
    gameSessionId: text('game_session_id').notNull(),
    playerId: text('player_id').notNull(),
    questionId: text('question_id').notNull(),
    selectedOptionIndex: integer('selected_option_index').notNull(),
    isCorrect: flag('is_correct').notNull(),
    pointsEarned: integer('points_earned').notNull(),
    answerTimeMs: integer('answer_time_ms').notNull(),
    answeredAt: timeMs('answered_at').notNull(),
  },
  (t) => [
    unique('game_answers_once').on(t.gameSessionId, t.playerId, t.questionId),
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
    check('game_answers_option', between(t.selectedOptionIndex, 0, OPTIONS_MAX - 1)),
    check('game_answers_points', atLeast(t.pointsEarned, 0)),
    check('game_answers_time', atLeast(t.answerTimeMs, 0)),
  ],
)
