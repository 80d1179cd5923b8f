import { between } from '../checks'
import type { Columns } from '../columns'
import type { DrawCandidate } from '../json'
import type { GamePlayers } from './game-players'
import type { Pathkeys } from './pathkeys'
import type { Profiles } from './profiles'

/** How a pathkey was drawn, so that a draw can be explained later. */
export const definePathkeyDraws = (
  { check, foreignKey, json, real, table, text, timeMs, unique }: Columns,
  {
    gamePlayers,
    pathkeys,
    profiles,
  }: { gamePlayers: GamePlayers; pathkeys: Pathkeys; profiles: Profiles },
) =>
  table(
    'pathkey_draws',
    {
      id: text('id').primaryKey(),
      gameSessionId: text('game_session_id').notNull(),
      playerId: text('player_id').notNull(),
      profileId: text('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
      pathkeyId: text('pathkey_id')
        .notNull()
        .references(() => pathkeys.id),
      /** Empty: none fitted, the first active key was given. */
      candidates: json<DrawCandidate[]>('candidates').notNull(),
      /** The number of the generator, 0 to 1. */
      random: real('random').notNull(),
      drawnAt: timeMs('drawn_at').notNull(),
    },
    (t) => [
      unique('pathkey_draws_once').on(t.gameSessionId, t.playerId),
      foreignKey({
        name: 'pathkey_draws_player',
        columns: [t.gameSessionId, t.playerId],
        foreignColumns: [gamePlayers.gameSessionId, gamePlayers.id],
      }).onDelete('cascade'),
      check('pathkey_draws_random', between(t.random, 0, 1)),
    ],
  )
