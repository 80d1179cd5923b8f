import { sql } from 'drizzle-orm'
import { atLeast } from '../checks'
import type { Columns } from '../columns'
import type { GameSessions } from './game-sessions'
import type { Profiles } from './profiles'

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
