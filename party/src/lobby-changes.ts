import type { ViewContext } from '@pathquest/core/game'
import type { LobbyChange } from '@pathquest/core/rooms/messages'
import type { LobbyPlayer } from '@pathquest/core/rooms/views'

/** The lobby as its players were told last: a class that joins hears names, not the list each time. */
export class LobbyChanges {
  private told: ReadonlyMap<string, LobbyPlayer> | null = null

  /** What changed since the last call; null: nothing was told since this room awoke. */
  next(viewContext: ViewContext, joined: LobbyChange['joined']): LobbyChange | null {
    const { game, now, header, players } = viewContext
    const before = this.told
    const here = new Map(players.map((player) => [player.playerId, player]))
    this.told = here
    return (
      before && {
        type: 'lobby_changed',
        version: game.version,
        serverTime: now,
        game: header,
        players: players.filter((player) => !isSame(before.get(player.playerId), player)),
        gone: [...before.keys()].filter((id) => !here.has(id)),
        playerCount: players.length,
        joined,
      }
    )
  }
}

const isSame = (before: LobbyPlayer | undefined, player: LobbyPlayer): boolean =>
  before?.connected === player.connected &&
  before.displayName === player.displayName &&
  before.worn?.join() === player.worn?.join()
