import { SOLO_PLAYER_NAME } from '@pathquest/game-core'
import { newId } from '../random'
import type { Services } from '../services'
import { findGame, type GameSession, markGameStarted } from '../store'
import { takeSeat } from './join-game'
import { seatToken } from './seats'

export interface SoloStart {
  game: GameSession
  player: { id: string; displayName: string }
  seatToken: string
}

/** A solo game is joined by its player and started at once. */
export async function startSolo(services: Services, created: GameSession): Promise<SoloStart> {
  const { store, rooms, now } = services
  const player = await takeSeat(services, created, {
    playerId: newId('player'),
    accountId: created.hostProfileId,
    displayName: SOLO_PLAYER_NAME,
    invited: true,
  })
  await rooms.command(created.id, {
    type: 'host',
    command: 'start',
    tab: null,
    expectedBeat: null,
    playerId: null,
    lock: false,
  })
  // The room's own news of the start may have come first: the copy is marked already then.
  const game =
    (await markGameStarted(store.db, created.id, now())) ??
    (await findGame(store.db, created.id)) ??
    created
  return {
    game,
    player: { id: player.playerId, displayName: player.displayName },
    seatToken: await seatToken(services, created.id, player.playerId),
  }
}
