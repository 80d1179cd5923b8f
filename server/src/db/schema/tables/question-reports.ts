import { REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { oneOf } from '../checks'
import type { Columns } from '../columns'
import type { GameQuestions } from './game-questions'
import type { Profiles } from './profiles'

const OUTCOMES = ['mended', 'answer_accepted', 'dismissed'] as const

/** What hosts and players found wrong with a question of a game; one report per reporter. */
export const defineQuestionReports = (
  { check, foreignKey, index, table, text, timeMs, unique }: Columns,
  { gameQuestions, profiles }: { gameQuestions: GameQuestions; profiles: Profiles },
) =>
  table(
    'question_reports',
    {
      id: text('id').primaryKey(),
      gameSessionId: text('game_session_id').notNull(),
      questionId: text('question_id').notNull(),
      /** `host`, or the id of the player: no name. */
      reporter: text('reporter').notNull(),
      reporterProfileId: text('reporter_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      reason: text('reason', { enum: REPORT_REASONS }).notNull(),
      createdAt: timeMs('created_at').notNull(),
      outcome: text('outcome', { enum: OUTCOMES }),
      closedAt: timeMs('closed_at'),
      /** When an administrator answered one that says `hurtful`, whatever the writer did. */
      reviewedAt: timeMs('reviewed_at'),
    },
    (t) => [
      unique('question_reports_once').on(t.gameSessionId, t.questionId, t.reporter),
      index('question_reports_question').on(t.questionId, t.closedAt),
      foreignKey({
        name: 'question_reports_of_game',
        columns: [t.gameSessionId, t.questionId],
        foreignColumns: [gameQuestions.gameSessionId, gameQuestions.questionId],
      }).onDelete('cascade'),
      check('question_reports_reason', oneOf(t.reason, REPORT_REASONS)),
      check('question_reports_outcome', oneOf(t.outcome, OUTCOMES)),
    ],
  )
