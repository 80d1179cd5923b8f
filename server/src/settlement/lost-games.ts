import type { SessionType } from '@pathquest/core'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { type EndGameServices, shouldHaveRoom } from './end-lost-game'
import { FailingRooms } from './failing-rooms'
import { commandEach, type SweepServices, startSweeps } from './room-sweep'
import { listLiveGames } from './store/settlements'

type RoomCheckServices = SweepServices & EndGameServices & Pick<Services, 'roomsHealthy'>

/** Class games hold codes and activities; of a solo game its player hears when coming back. */
const EVERY_MS: Record<SessionType, number> = { multiplayer: 5 * 60_000, solo: 24 * 3_600_000 }
/** Four a second, however many there are. */
const PACE_MS = 250
const PAGE = 100

/**
 * Asks the rooms of all games that should live, at once and then every few minutes, whether they
 * are there. Returns what stops it.
 */
export function startLostGameSweep(services: RoomCheckServices): () => Promise<void> {
  const failing = new FailingRooms()
  return startSweeps(
    services,
    (['multiplayer', 'solo'] as const).map((sessionType) => ({
      everyMs: EVERY_MS[sessionType],
      round: (signal) => checkRooms(services, sessionType, signal, { failing }),
    })),
  )
}

/** One round over all live games of a kind, and those whose rooms did not answer lately. */
export async function checkRooms(
  services: RoomCheckServices,
  sessionType: SessionType,
  signal: AbortSignal,
  { failing = new FailingRooms(), paceMs = PACE_MS } = {},
): Promise<void> {
  try {
    const games = withFailing(liveGames(services, sessionType), failing.ids())
    await commandEach(
      services,
      games,
      { type: 'status' },
      {
        paceMs,
        signal,
        heard: (gameId) => failing.heard(gameId),
        isAlone: (gameId) => failing.failed(services, gameId),
      },
    )
  } catch (error) {
    if (signal.aborted) return
    const { log } = services
    log.error({ kind: 'rooms', error: describeError(error) }, 'looking for lost games failed')
  }
}

/** Each once, though it is of both. */
async function* withFailing(
  games: AsyncIterable<string>,
  failing: readonly string[],
): AsyncGenerator<string> {
  const left = new Set(failing)
  for await (const gameId of games) {
    left.delete(gameId)
    yield gameId
  }
  yield* left
}

async function* liveGames(
  { store, env, now }: SweepServices,
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
