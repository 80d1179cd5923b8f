import type { Columns } from '../columns'
import type { SettledRewards } from '../json'
import type { GameSessions } from './game-sessions'

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
