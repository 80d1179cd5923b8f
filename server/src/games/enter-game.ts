import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { hostsGame } from './hosts-game'
import { findPlayer, findPlayerByProfile, type GamePlayer } from './store/players'
import { findGame, type GameSession } from './store/sessions'

/** Sets `game`, `player` and `isHost` for the caller. */
export async function enterGame(c: Context<AppEnv>, id = c.req.param('id') ?? '') {
  const { db } = c.var.services.store
  const game = await findGame(db, id)
  if (!game) throw noSeat(c)
  const player = await seatIn(c, game)
  const isHost = await hostsGame(db, c.var.principal, game)
  c.set('game', game)
  c.set('player', player)
  c.set('isHost', isHost)
  return { game, player, isHost }
}

/** By bearer seat token of this game, else by account. */
async function seatIn(c: Context<AppEnv>, game: GameSession): Promise<GamePlayer | null> {
  const { db } = c.var.services.store
  const { seat, profileId } = c.var.principal
  if (seat?.sessionId === game.id) {
    const player = await findPlayer(db, seat.playerId)
    return player?.gameSessionId === game.id ? player : null
  }
  return profileId === null ? null : ((await findPlayerByProfile(db, game.id, profileId)) ?? null)
}

/** For everybody without a seat the game does not exist. */
export function noSeat(c: Context<AppEnv>): AppError {
  const { badToken } = c.var.principal
  if (badToken === 'launch') return new AppError('launch_expired')
  return new AppError(badToken === 'seat' ? 'seat_invalid' : 'game_not_found')
}
