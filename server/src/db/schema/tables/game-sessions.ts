import {
  MAX_PLAYERS_MAX,
  MAX_PLAYERS_MIN,
  MAX_PLAYERS_STORED_DEFAULT,
} from '@pathquest/core/players/player-limits'
import {
  GAME_MODE_DEFAULT,
  SESSION_STATUSES,
  SESSION_TYPES,
} from '@pathquest/core/rooms/game-choices'
import { GAME_CODE_LENGTH } from '@pathquest/core/rooms/game-code'
import { sql } from 'drizzle-orm'
import { atLeast, between, oneOf } from '../checks'
import type { Columns } from '../columns'
import type { Metadata, StoredSettings } from '../json'
import type { Profiles } from './profiles'
import type { QuestionSets } from './question-sets'

const OUTCOMES = ['finished', 'cancelled'] as const
const LIVE = ['waiting', 'in_progress']

export const defineGameSessions = (
  { check, flag, index, integer, json, table, text, timeMs, uniqueIndex }: Columns,
  { profiles, questionSets }: { profiles: Profiles; questionSets: QuestionSets },
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
      gameMode: text('game_mode').notNull().default(GAME_MODE_DEFAULT),
      sessionType: text('session_type', { enum: SESSION_TYPES }).notNull().default('multiplayer'),
      status: text('status', { enum: SESSION_STATUSES }).notNull().default('waiting'),
      outcome: text('outcome', { enum: OUTCOMES }),
      maxPlayers: integer('max_players').notNull().default(MAX_PLAYERS_STORED_DEFAULT),
      isPublic: flag('is_public').notNull().default(true),
      allowLateJoin: flag('allow_late_join').notNull().default(false),
      settings: json<StoredSettings>('settings').notNull(),
      metadata: json<Metadata>('metadata').notNull(),
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
