import type { Columns } from '../columns'
import type { GameSessions } from './game-sessions'
import type { Profiles } from './profiles'

/** Append-only (a trigger refuses changes of what an entry says); a balance is its sum. */
export const defineTokenLedger = (
  { index, integer, table, text, timeMs, unique }: Columns,
  { gameSessions, profiles }: { gameSessions: GameSessions; profiles: Profiles },
) =>
  table(
    'token_ledger',
    {
      id: text('id').primaryKey(),
      profileId: text('profile_id')
        .notNull()
        .references(() => profiles.id, { onDelete: 'cascade' }),
      /** Negative: spent. */
      amount: integer('amount').notNull(),
      /** Such as `game`, `pack`. */
      reason: text('reason').notNull(),
      /** What the entry is for: the game's id, the purchase's id. */
      reference: text('reference').notNull(),
      gameSessionId: text('game_session_id').references(() => gameSessions.id, {
        onDelete: 'set null',
      }),
      createdAt: timeMs('created_at').notNull(),
    },
    (t) => [
      unique('token_ledger_once').on(t.profileId, t.reason, t.reference),
      index('token_ledger_game').on(t.gameSessionId),
    ],
  )
