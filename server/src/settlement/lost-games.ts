import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionType } from '@pathquest/game-core'
import type { RoomClient } from '../rooms'
import { AppError } from '../runtime/errors'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { shouldHaveRoom } from './end-lost-game'
import { type LiveGame, listLiveGames } from './store/live-games'

/** Class games hold codes and activities; of a solo game its player hears when coming back. */
const EVERY_MS: Record<SessionType, number> = { multiplayer: 5 * 60_000, solo: 24 * 3_600_000 }
/** Each question wakes a room that sleeps: four a second, however many there are. */
const PACE_MS = 250
const PAGE = 100
/** After so many in a row the rooms are away, and the next round comes. */
const UNREACHABLE_MAX = 3
const STOP_WITHIN_MS = 1_000

type Sweeping = Pick<Services, 'store' | 'env' | 'now' | 'log'> & {
  /** Whoever finds a room gone ends its game: `onGone` of the client. */
  rooms: Pick<RoomClient, 'command'>
}

/**
 * Asks the rooms of all games that should live, at once and then every few minutes, whether they
 * are there. Returns what stops it.
 */
export function startLostGameSweep(services: Sweeping): () => Promise<void> {
  const stopping = new AbortController()
  const rounds = (['multiplayer', 'solo'] as const).map(async (sessionType) => {
    while (!stopping.signal.aborted) {
      await askRooms(services, sessionType, stopping.signal)
      await pause(EVERY_MS[sessionType], stopping.signal)
    }
  })
  return async () => {
    stopping.abort()
    // A room that hangs must not hold up the end.
    await Promise.race([Promise.all(rounds), sleep(STOP_WITHIN_MS)])
  }
}

/** One round over all live games of a kind. */
export async function askRooms(
  services: Sweeping,
  sessionType: SessionType,
  signal: AbortSignal,
  paceMs = PACE_MS,
): Promise<void> {
  const { store, env, now, log } = services
  let unreachable = 0
  try {
    for await (const game of liveGames(services, sessionType)) {
      if (!shouldHaveRoom(store, env, game, now())) continue
      unreachable = (await answers(services, game.id)) ? 0 : unreachable + 1
      if (unreachable === UNREACHABLE_MAX) return
      await pause(paceMs, signal)
      if (signal.aborted) return
    }
  } catch (error) {
    if (signal.aborted) return
    log.error({ kind: 'rooms', error: describeError(error) }, 'looking for lost games failed')
  }
}

async function* liveGames({ store }: Sweeping, sessionType: SessionType): AsyncGenerator<LiveGame> {
  let page: LiveGame[]
  let after = ''
  do {
    page = await listLiveGames(store.db, { sessionType, after, limit: PAGE })
    after = page.at(-1)?.gameCode ?? after
    yield* page
  } while (page.length === PAGE)
}

/** False: nobody can say. That the room is gone is an answer, and so is a refusal. */
async function answers({ rooms }: Sweeping, gameId: string): Promise<boolean> {
  try {
    await rooms.command(gameId, { type: 'status' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'room_unavailable') return false
  }
  return true
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {
    // Stopped meanwhile.
  })
