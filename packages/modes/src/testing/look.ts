import { activeSeats, modeContext, modeStatus } from '@pathquest/core/game'
import { gameMode } from '../game-rules'
import type { Play } from './play'

/** Helpers by which contract checks inspect a game. */

export const modeOf = (game: Play) => gameMode(game.setup.modeId)
export const isRunning = (game: Play): boolean => game.game.status === 'in_progress'
export const players = (game: Play) => activeSeats(game.game).map((seat) => seat.playerId)
export const contextOf = (game: Play) => modeContext(game.setup, game.game, game.now)
export const statusOf = (game: Play) => modeStatus(game.setup, game.game, game.now)

/** Views of players and projector: all that must not contain a solution too early. */
export const openViews = (game: Play): Record<string, string> => ({
  '': JSON.stringify(game.screenView),
  ...Object.fromEntries(players(game).map((id) => [id, JSON.stringify(game.viewOf(id))])),
})
