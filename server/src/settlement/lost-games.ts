import type { SessionType } from '@pathquest/game-core'
import { describeError } from '../runtime/log'
import { shouldHaveRoom } from './end-lost-game'
import { commandEach, type Sweeping, startSweeps } from './room-sweep'
import { listLiveGames } from './store/live-games'

/** Class games hold codes and activities; of a solo game its player hears when coming back. */
const EVERY_MS: Record<SessionType, number> = { multiplayer: 5 * 60_000, solo: 24 * 3_600_000 }
/** Four a second, however many there are. */
const PACE_MS = 250
const PAGE = 100

/**
 * Asks the rooms of all games that should live, at once and then every few minutes, whether they
 * are there. Returns what stops it.
 */
export const startLostGameSweep = (services: Sweeping): (() => Promise<void>) =>
  startSweeps(
    (['multiplayer', 'solo'] as const).map((sessionType) => ({
      everyMs: EVERY_MS[sessionType],
      round: (signal) => askRooms(services, sessionType, signal),
    })),
  )

/** One round over all live games of a kind. */
export async function askRooms(
  services: Sweeping,
  sessionType: SessionType,
  signal: AbortSignal,
  paceMs = PACE_MS,
): Promise<void> {
  try {
    const games = liveGames(services, sessionType)
    await commandEach(services, games, { type: 'status' }, { paceMs, signal })
  } catch (error) {
    if (signal.aborted) return
    const { log } = services
    log.error({ kind: 'rooms', error: describeError(error) }, 'looking for lost games failed')
  }
}

async function* liveGames(
  { store, env, now }: Sweeping,
  sessionType: SessionType,
): AsyncGenerator<string> {
  let page: Awaited<ReturnType<typeof listLiveGames>>
  let after = ''
  do {
    page = await listLiveGames(store.db, { sessionType, after, limit: PAGE })
    after = page.at(-1)?.gameCode ?? after
    for (const game of page) if (shouldHaveRoom(store, env, game, now())) yield game.id
  } while (page.length === PAGE)
}
