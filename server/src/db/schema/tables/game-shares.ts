import type { Columns } from '../columns'
import type { GameSessions } from './game-sessions'

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
