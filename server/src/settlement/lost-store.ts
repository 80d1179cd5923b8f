import type { SessionType } from '@pathquest/core'
import { findGame } from '../games'
import { findRoomStore, isRunning, markStoreLost } from '../room-stores'
import type { Services } from '../services/services'
import { endAsKnown } from './end-lost-game'
import { listLiveGames } from './store/settlements'

const PAGE = 100
const TYPES: readonly SessionType[] = ['multiplayer', 'solo']

type GivenUp = { ok: true; games: number } | { ok: false; why: 'unknown' | 'running' }

/**
 * Gives a store of rooms up for good: its games end with what is known of them, as those of a room
 * that is lost. Never while its server runs. null: the games whose store is not known.
 */
export async function giveUpStore(
  services: Pick<Services, 'store' | 'env' | 'now'>,
  id: string | null,
): Promise<GivenUp> {
  const { store, now } = services
  if (id !== null) {
    const refused = await store.transact(async (tx) => {
      const found = await findRoomStore(tx, id)
      if (!found) return 'unknown'
      if (isRunning(found, now())) return 'running'
      await markStoreLost(tx, id, now())
    })
    if (refused) return { ok: false, why: refused }
  }
  let games = 0
  for (const sessionType of TYPES) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await listLiveGames(store.db, { sessionType, storeId: id, after, limit: PAGE })
      for (const { id: gameId } of page) {
        const game = await findGame(store.db, gameId)
        if (!game || game.status === 'completed') continue
        await endAsKnown(services, game)
        games++
      }
      after = page.at(-1)?.gameCode
    }
  }
  return { ok: true, games }
}
