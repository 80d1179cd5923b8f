import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { Json } from '../json'
import type { GameQuestions } from './game-questions'

/** How a game's players answered each question: it stays when names and answers are forgotten. */
export const defineQuestionCounts = (
  { check, foreignKey, integer, json, primaryKey, real, table, text }: Columns,
  { gameQuestions }: { gameQuestions: GameQuestions },
) =>
  table(
    'question_counts',
    {
      gameSessionId: text('game_session_id').notNull(),
      questionId: text('question_id').notNull(),
      answers: integer('answers').notNull(),
      /** null: nothing is right or wrong. */
      rightAnswers: integer('right_answers'),
      /** Sum of the shares of the points, for answers that are partly right. */
      shares: real('shares'),
      answerTimeSumMs: integer('answer_time_sum_ms').notNull(),
      /** How often each answer was given, as the question's kind counts it. */
      counts: json<Json>('counts'),
    },
    (t) => [
      primaryKey({ columns: [t.gameSessionId, t.questionId] }),
      foreignKey({
        name: 'question_counts_of_game',
        columns: [t.gameSessionId, t.questionId],
        foreignColumns: [gameQuestions.gameSessionId, gameQuestions.questionId],
      }).onDelete('cascade'),
      check('question_counts_answers', atLeast(t.answers, 0)),
    ],
  )
