import { atLeast, type Columns, oneOf } from '../columns'
import type { Json, SettledRewards } from '../json'
import type { Profiles } from './accounts'
import type { GameQuestions, GameSessions } from './games'

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

/** Games whose leaderboard their host shares: one token each, of which the hash alone is kept. */
export const defineGameShares = (
  { table, text, timeMs, unique }: Columns,
  { gameSessions }: { gameSessions: GameSessions },
) =>
  table(
    'game_shares',
    {
      gameSessionId: text('game_session_id')
        .primaryKey()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      /** SHA-256, base64url. */
      tokenHash: text('token_hash').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [unique('game_shares_token').on(t.tokenHash)],
  )

/** Codes of ended games: not given again for 24 h. */
export const defineUsedGameCodes = ({ index, table, text, timeMs }: Columns) =>
  table(
    'used_game_codes',
    {
      code: text('code').primaryKey(),
      releasedAt: timeMs('released_at').notNull(),
    },
    (t) => [index('used_game_codes_released').on(t.releasedAt)],
  )

/** One row per settled game: the key that makes a settlement happen once. */
export const defineSettlements = (
  { json, table, text, timeMs }: Columns,
  { gameSessions }: { gameSessions: GameSessions },
) =>
  table('settlements', {
    gameSessionId: text('game_session_id')
      .primaryKey()
      .references(() => gameSessions.id, { onDelete: 'cascade' }),
    settledAt: timeMs('settled_at').notNull(),
    result: json<SettledRewards>('result').notNull(),
  })

/** What one student did in one host's completed multiplayer games; written where a game is settled. */
export const defineHostStudents = (
  { check, index, integer, primaryKey, table, text, timeMs }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'host_students',
    {
      hostProfileId: text('host_profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      games: integer('games').notNull().default(0),
      totalScore: integer('total_score').notNull().default(0),
      correctAnswers: integer('correct_answers').notNull().default(0),
      totalAnswers: integer('total_answers').notNull().default(0),
      pathkeysEarned: integer('pathkeys_earned').notNull().default(0),
      /** The latest join. */
      lastActiveAt: timeMs('last_active_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.hostProfileId, t.profileId] }),
      index('host_students_active').on(t.hostProfileId, t.lastActiveAt),
      index('host_students_profile').on(t.profileId),
      check('host_students_games', atLeast(t.games, 0)),
    ],
  )

/** Sums over the completed multiplayer games of one host; written where a game is settled. */
export const defineHostTotals = (
  { check, integer, real, table, text }: Columns,
  { profiles }: { profiles: Profiles },
) =>
  table(
    'host_totals',
    {
      hostProfileId: text('host_profile_id')
        .primaryKey()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      games: integer('games').notNull().default(0),
      answers: integer('answers').notNull().default(0),
      /** Class Averages of players who have one, 0-100 each, and how many. */
      classAverageSum: real('class_average_sum').notNull().default(0),
      classAverageCount: integer('class_average_count').notNull().default(0),
      pathkeysAwarded: integer('pathkeys_awarded').notNull().default(0),
    },
    (t) => [check('host_totals_games', atLeast(t.games, 0))],
  )

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

/** Stores of rooms that have worked with this database: who runs them, and whether they are lost. */
export const defineRoomStores = ({ table, text, timeMs }: Columns) =>
  table('room_stores', {
    id: text('id').primaryKey(),
    /** Where people reach the server that runs it. */
    origin: text('origin').notNull(),
    /** Machine and data folder. */
    place: text('place').notNull(),
    /** Until then its server counts as running. */
    aliveUntil: timeMs('alive_until').notNull(),
    /** Given up since then: its games have ended or went to another store. */
    lostAt: timeMs('lost_at'),
  })

const ERASURES = ['hosted', 'solo', 'seat'] as const

/** What rooms of other stores have to be told of deleted accounts; their own server tells them. */
export const defineRoomErasures = ({ check, index, primaryKey, table, text, timeMs }: Columns) =>
  table(
    'room_erasures',
    {
      /** Not a foreign key: a solo game is deleted with its account. */
      gameSessionId: text('game_session_id').notNull(),
      kind: text('kind', { enum: ERASURES }).notNull(),
      /** Of a seat, else empty. */
      playerId: text('player_id').notNull(),
      storeId: text('store_id').notNull(),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.gameSessionId, t.kind, t.playerId] }),
      index('room_erasures_store').on(t.storeId, t.createdAt),
      check('room_erasures_kind', oneOf(t.kind, ERASURES)),
    ],
  )
