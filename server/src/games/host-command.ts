import type { HostCommandName, TimeFactor } from '@pathquest/core'
import { safeName } from '../names'
import type { Services } from '../services/services'
import { markPlayerRemoved } from './store/players'
import { findGame, type GameSession, markGameStarted } from './store/sessions'

export interface HostRequest {
  tab?: string
  expectedBeat?: number
  playerId?: string
  lock?: boolean
  factor?: TimeFactor
  /** As it was typed. */
  displayName?: string
}

/** The room decides; the copy follows. Ends, and what the copy misses, come through the outbox. */
export async function hostCommand(
  { store, rooms, now }: Services,
  game: GameSession,
  command: HostCommandName,
  wish: HostRequest,
): Promise<GameSession> {
  await rooms.command(game.id, {
    type: 'host',
    command,
    tab: wish.tab ?? null,
    expectedBeat: wish.expectedBeat ?? null,
    playerId: wish.playerId ?? null,
    lock: wish.lock ?? false,
    ...(wish.factor !== undefined && { factor: wish.factor }),
    ...(wish.displayName !== undefined && { displayName: safeName(wish.displayName) }),
  })
  if (command === 'start') await markGameStarted(store.db, game.id, now())
  if (command === 'kick' && wish.playerId) await markPlayerRemoved(store.db, wish.playerId, now())
  return (await findGame(store.db, game.id)) ?? game
}
