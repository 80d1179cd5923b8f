import {
  BUSINESS_DRIVERS,
  DIFFICULTIES,
  OPTIONS_MAX,
  POINTS_MAX,
  POINTS_MIN,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import {
  GAME_MODE_DEFAULT,
  SESSION_STATUSES,
  SESSION_TYPES,
} from '@pathquest/core/rooms/game-choices'
import { GAME_CODE_LENGTH } from '@pathquest/core/rooms/game-code'
import {
  MAX_PLAYERS_MAX,
  MAX_PLAYERS_MIN,
  MAX_PLAYERS_STORED_DEFAULT,
} from '@pathquest/core/rooms/timing'
import { sql } from 'drizzle-orm'
import { atLeast, between, type Columns, oneOf } from '../columns'
import type { Json, Metadata, StoredSettings } from '../json'
import type { Profiles } from './accounts'
import type { Classes } from './classes'
import { type QuestionSets, questionColumns } from './question-sets'

const OUTCOMES = ['finished', 'cancelled'] as const
const LIVE = ['waiting', 'in_progress']

export const defineGameSessions = (
  { check, flag, index, integer, json, table, text, timeMs, uniqueIndex }: Columns,
  {
    classes,
    profiles,
    questionSets,
  }: { classes: Classes; profiles: Profiles; questionSets: QuestionSets },
) =>
  table(
    'game_sessions',
    {
      id: text('id').primaryKey(),
      gameCode: text('game_code').notNull(),
      hostProfileId: text('host_profile_id').references(() => profiles.id, {
        onDelete: 'set null',
      }),
      questionSetId: text('question_set_id').references(() => questionSets.id, {
        onDelete: 'set null',
      }),
      /** Copies: they outlive the set. */
      setTitle: text('set_title').notNull(),
      careerId: text('career_id'),
      careerSector: text('career_sector'),
      /** The class that it is for; null: none. */
      classId: text('class_id').references(() => classes.id, { onDelete: 'set null' }),
      gameMode: text('game_mode').notNull().default(GAME_MODE_DEFAULT),
      sessionType: text('session_type', { enum: SESSION_TYPES }).notNull().default('multiplayer'),
      status: text('status', { enum: SESSION_STATUSES }).notNull().default('waiting'),
      outcome: text('outcome', { enum: OUTCOMES }),
      maxPlayers: integer('max_players').notNull().default(MAX_PLAYERS_STORED_DEFAULT),
      isPublic: flag('is_public').notNull().default(true),
      allowLateJoin: flag('allow_late_join').notNull().default(false),
      settings: json<StoredSettings>('settings').notNull(),
      metadata: json<Metadata>('metadata').notNull(),
      /** The store of rooms that has its room; null: not known, of before stores had ids. */
      storeId: text('store_id'),
      currentQuestionIndex: integer('current_question_index').notNull().default(0),
      totalQuestions: integer('total_questions').notNull(),
      totalPoints: integer('total_points').notNull(),
      createdAt: timeMs('created_at').notNull(),
      startedAt: timeMs('started_at'),
      /** Paused by its host since then. */
      pausedAt: timeMs('paused_at'),
      endedAt: timeMs('ended_at'),
    },
    (t) => [
      uniqueIndex('game_sessions_live_code').on(t.gameCode).where(oneOf(t.status, LIVE)),
      index('game_sessions_host').on(t.hostProfileId, t.createdAt),
      /** What is open, and what ended lately, among the many that are over. */
      index('game_sessions_host_status').on(t.hostProfileId, t.status, t.endedAt),
      index('game_sessions_set').on(t.questionSetId),
      index('game_sessions_class').on(t.classId, t.hostProfileId, t.createdAt),
      check(
        'game_sessions_code',
        sql`length(${t.gameCode}) = ${sql.raw(String(GAME_CODE_LENGTH))} and ${t.gameCode} = upper(${t.gameCode})`,
      ),
      check('game_sessions_type', oneOf(t.sessionType, SESSION_TYPES)),
      check('game_sessions_status', oneOf(t.status, SESSION_STATUSES)),
      check('game_sessions_outcome', oneOf(t.outcome, OUTCOMES)),
      check('game_sessions_max_players', between(t.maxPlayers, MAX_PLAYERS_MIN, MAX_PLAYERS_MAX)),
      check('game_sessions_question_index', atLeast(t.currentQuestionIndex, 0)),
      check('game_sessions_waiting', sql`${t.status} <> 'waiting' or ${t.startedAt} is null`),
      check(
        'game_sessions_in_progress',
        sql`${t.status} <> 'in_progress' or ${t.startedAt} is not null`,
      ),
      check(
        'game_sessions_completed',
        sql`(${t.status} = 'completed') = (${t.outcome} is not null) and (${t.status} = 'completed') = (${t.endedAt} is not null)`,
      ),
      /** A cancelled game never started. */
      check(
        'game_sessions_cancelled',
        sql`${t.outcome} is null or (${t.outcome} = 'cancelled') = (${t.startedAt} is null)`,
      ),
    ],
  )

export type GameSessions = ReturnType<typeof defineGameSessions>

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
      ...questionColumns(kit),
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

export const defineGamePlayers = (
  { check, flag, index, integer, json, real, table, text, timeMs, unique }: Columns,
  { gameSessions, profiles }: { gameSessions: GameSessions; profiles: Profiles },
) =>
  table(
    'game_players',
    {
      id: text('id').primaryKey(),
      gameSessionId: text('game_session_id')
        .notNull()
        .references(() => gameSessions.id, { onDelete: 'cascade' }),
      /** null: a guest. */
      profileId: text('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
      displayName: text('display_name').notNull(),
      /** The code of a chosen character; null: the one of the player's id. */
      character: text('character'),
      score: integer('score').notNull().default(0),
      correctAnswers: integer('correct_answers').notNull().default(0),
      totalAnswers: integer('total_answers').notNull().default(0),
      /** Questions put to this player; null: of a room that did not tell it. */
      askedQuestions: integer('asked_questions'),
      isConnected: flag('is_connected').notNull().default(true),
      tokensEarned: integer('tokens_earned').notNull().default(0),
      /** True: nothing was earned, since the day gave no more with this set or host. */
      xpUsedUp: flag('xp_used_up'),
      pathkeysEarned: json<string[]>('pathkeys_earned'),
      placement: integer('placement'),
      team: text('team'),
      /** 0-100 as the mode grades it; null: there is nothing to grade. */
      classAverageScore: real('class_average_score'),
      /** As the mode counts it; null: of a room that did not tell it. */
      tookPart: flag('took_part'),
      removedAt: timeMs('removed_at'),
      /** A teacher of the course lets this person try again: it does not count any more. */
      setAsideAt: timeMs('set_aside_at'),
      joinedAt: timeMs('joined_at').notNull(),
      leftAt: timeMs('left_at'),
    },
    (t) => [
      unique('game_players_one_seat').on(t.gameSessionId, t.profileId),
      /** What answers point to: a player of this very game. */
      unique('game_players_in_game').on(t.gameSessionId, t.id),
      index('game_players_profile').on(t.profileId, t.joinedAt),
      /** Guests whose names are not forgotten yet, in the order they are looked for. */
      index('game_players_named_guests')
        .on(t.profileId, t.joinedAt, t.id)
        .where(sql`${t.profileId} is null and ${t.displayName} <> ''`),
      check('game_players_score', atLeast(t.score, 0)),
      check(
        'game_players_answers',
        sql`${t.correctAnswers} >= 0 and ${t.totalAnswers} >= ${t.correctAnswers}`,
      ),
      check('game_players_tokens', atLeast(t.tokensEarned, 0)),
      check('game_players_placement', atLeast(t.placement, 1)),
      check(
        'game_players_class_average',
        sql`${t.classAverageScore} >= 0 and ${t.classAverageScore} <= 100`,
      ),
    ],
  )

export type GamePlayers = ReturnType<typeof defineGamePlayers>

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
