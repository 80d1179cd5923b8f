import type { SessionType } from '@pathquest/core'
import type { RoomGame } from '../rooms'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { type EndGameServices, shouldHaveRoom } from './end-lost-game'
import { FailingRooms } from './failing-rooms'
import { commandEach, type SweepServices, startSweeps } from './room-sweep'
import { type LiveGame, listLiveGames } from './store/settlements'

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
      name: `lost ${sessionType} games`,
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
    const games = withFailing(liveGames(services, sessionType), failing.games())
    await commandEach(
      services,
      games,
      { type: 'status' },
      {
        paceMs,
        signal,
        heard: (game) => failing.heard(game),
        isAlone: (game) => failing.failed(services, game),
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
  games: AsyncIterable<RoomGame>,
  failing: readonly RoomGame[],
): AsyncGenerator<RoomGame> {
  const left = new Map(failing.map((game) => [game.id, game]))
  for await (const game of games) {
    left.delete(game.id)
    yield game
  }
  yield* left.values()
}

async function* liveGames(
  { store, rooms, now }: SweepServices,
  sessionType: SessionType,
): AsyncGenerator<LiveGame> {
  for (const storeId of rooms.reachableIds) {
    let page: Awaited<ReturnType<typeof listLiveGames>>
    let after = ''
    do {
      page = await listLiveGames(store.db, { sessionType, storeId, after, limit: PAGE })
      after = page.at(-1)?.gameCode ?? after
      for (const game of page) if (shouldHaveRoom(rooms, game, now())) yield game
    } while (page.length === PAGE)
  }
}
