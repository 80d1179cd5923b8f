import type { Columns } from '../columns'
import type { Json } from '../json'
import type { GameQuestions } from './game-questions'
import type { Profiles } from './profiles'

/** Answers that a teacher accepted after a game: its figures, XP and grades were reckoned anew, once for each. */
export const defineAcceptedAnswers = (
  { foreignKey, json, primaryKey, table, text, timeMs }: Columns,
  { gameQuestions, profiles }: { gameQuestions: GameQuestions; profiles: Profiles },
) =>
  table(
    'accepted_answers',
    {
      gameSessionId: text('game_session_id').notNull(),
      questionId: text('question_id').notNull(),
      /** The answer as text that equal answers share. */
      answerKey: text('answer_key').notNull(),
      /** In the form of the question's kind. */
      answer: json<Json>('answer'),
      acceptedBy: text('accepted_by').references(() => profiles.id, { onDelete: 'set null' }),
      acceptedAt: timeMs('accepted_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.gameSessionId, t.questionId, t.answerKey] }),
      foreignKey({
        name: 'accepted_answers_of_game',
        columns: [t.gameSessionId, t.questionId],
        foreignColumns: [gameQuestions.gameSessionId, gameQuestions.questionId],
      }).onDelete('cascade'),
    ],
  )
