import type { SettledRewards } from '../json'
import { json, table, text, timeMs } from './columns'
import { gameSessions } from './game-sessions'

/** One row per settled game: the key that makes a settlement happen once. */
export const settlements = table('settlements', {
  gameSessionId: text('game_session_id')
    .primaryKey()
    .references(() => gameSessions.id, { onDelete: 'cascade' }),
  settledAt: timeMs('settled_at').notNull(),
  result: json<SettledRewards>('result').notNull(),
})
