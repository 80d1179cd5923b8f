import type { LobbyChange, ServerMessage } from '@pathquest/core/rooms/messages'
import type { GameView } from '@pathquest/core/rooms/views'

export type ToldView = Extract<ServerMessage, { view: GameView }>

/** The view as the room would send it whole; null: something was missed, it has to be asked for. */
export function withLobbyChange({ view }: ToldView, change: LobbyChange): ToldView | null {
  const { version, serverTime, game, playerCount, joined } = change
  const news = new Map(change.players.map((player) => [player.playerId, player]))
  const gone = new Set(change.gone)
  const known = new Set(view.players.map((player) => player.playerId))
  const players = [
    ...view.players.map((player) => news.get(player.playerId) ?? player),
    ...change.players.filter((player) => !known.has(player.playerId)),
  ].filter((player) => !gone.has(player.playerId))
  if (view.stage.name !== 'lobby' || players.length !== playerCount) return null
  const sent = { version, serverTime, view: { ...view, game, players, playerCount } }
  return joined ? { type: 'player_joined', player: joined, ...sent } : { type: 'view', ...sent }
}
