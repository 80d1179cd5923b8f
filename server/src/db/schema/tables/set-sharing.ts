import { REPORT_REASONS, SET_REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { type Columns, oneOf } from '../columns'
import type { Profiles } from './accounts'
import type { GameQuestions } from './games'
import type { QuestionSets } from './question-sets'

/** Colleagues who opened a link to edit a set: they change it, its creator alone deletes it. */
export const defineSetEditors = (
  { index, primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'set_editors',
    {
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      addedAt: timeMs('added_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.questionSetId, t.profileId] }),
      index('set_editors_profile').on(t.profileId),
    ],
  )

/** Question sets that a teacher keeps at the top. */
export const defineSetFavourites = (
  { primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'set_favourites',
    {
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      savedAt: timeMs('saved_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.profileId, t.questionSetId] })],
  )

/** What somebody found wrong with a whole public set; one report of each. */
export const defineSetReports = (
  { check, index, primaryKey, table, text, timeMs }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'set_reports',
    {
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      reason: text('reason', { enum: SET_REPORT_REASONS }).notNull(),
      note: text('note').notNull(),
      createdAt: timeMs('created_at').notNull(),
      closedAt: timeMs('closed_at'),
    },
    (t) => [
      primaryKey({ columns: [t.questionSetId, t.profileId] }),
      index('set_reports_profile').on(t.profileId),
      index('set_reports_closed').on(t.closedAt),
      check('set_reports_reason', oneOf(t.reason, SET_REPORT_REASONS)),
    ],
  )

const RIGHTS = ['copy', 'edit'] as const

/** Links by which a colleague may copy a set or edit it too: one of each, the hash alone is kept. */
export const defineSetShares = (
  { check, primaryKey, table, text, timeMs, unique }: Columns,
  { questionSets }: { questionSets: QuestionSets },
) =>
  table(
    'set_shares',
    {
      questionSetId: text('question_set_id')
        .notNull()
        .references(() => questionSets.id, { onDelete: 'cascade' }),
      right: text('right', { enum: RIGHTS }).notNull(),
      /** SHA-256, base64url. */
      tokenHash: text('token_hash').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.questionSetId, t.right] }),
      unique('set_shares_token').on(t.tokenHash),
      check('set_shares_right', oneOf(t.right, RIGHTS)),
    ],
  )

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
