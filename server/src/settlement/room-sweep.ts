import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomClient, RoomGame } from '../rooms'
import { AppError } from '../runtime/errors'
import { every, pause } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'

/** After so many in a row the rooms are away, and the next round comes. */
const UNREACHABLE_MAX = 3
const STOP_WITHIN_MS = 1_000

export type SweepServices = Pick<Services, 'store' | 'env' | 'now' | 'log'> & {
  /** Whoever finds a room gone ends its game: `onGone` of the client. */
  rooms: Pick<RoomClient, 'command' | 'serves' | 'reachableIds'>
}

interface Sweep {
  /** Of the processes that serve the same stores of rooms one at a time makes a round of it. */
  name: string
  everyMs: number
  round: (signal: AbortSignal) => Promise<void>
}

/** Goes its rounds, the first at once. Returns what stops it. */
export function startSweeps(
  { log, store, rooms }: Pick<SweepServices, 'log' | 'store' | 'rooms'>,
  sweeps: readonly Sweep[],
): () => Promise<void> {
  const stops = sweeps.map(({ name, everyMs, round }) =>
    every(
      everyMs,
      async (signal) => {
        const of = [...rooms.reachableIds].sort().join()
        await store.tryWithLock(`${name} of ${of}`, () => round(signal))
      },
      (error) => log.error({ kind: 'rooms', error: describeError(error) }, 'a sweep failed'),
    ),
  )
  return async () => {
    // A room that hangs must not hold up the end.
    await Promise.race([Promise.all(stops.map((stop) => stop())), sleep(STOP_WITHIN_MS)])
  }
}

export interface CommandEachOptions {
  paceMs: number
  signal: AbortSignal
  heard?: (game: RoomGame) => void
  /** Whether a room that was not heard is the only one: then the rooms are not away. */
  isAlone?: (game: RoomGame) => Promise<boolean>
}

/** Says a command to one room after another, at a pace: each wakes a room that sleeps. */
export async function commandEach(
  { rooms }: { rooms: Pick<RoomClient, 'command'> },
  games: AsyncIterable<RoomGame> | Iterable<RoomGame>,
  command: Parameters<RoomClient['command']>[1],
  { paceMs, signal, heard, isAlone }: CommandEachOptions,
): Promise<void> {
  let unreachable = 0
  for await (const game of games) {
    const answers = await isHeard(rooms, game, command)
    if (answers) heard?.(game)
    unreachable = answers || (await isAlone?.(game)) ? 0 : unreachable + 1
    if (unreachable === UNREACHABLE_MAX) return
    await pause(paceMs, signal)
    if (signal.aborted) return
  }
}

/** False: nobody can say. That the room is gone is an answer, and so is a refusal. */
async function isHeard(
  rooms: Pick<RoomClient, 'command'>,
  ...call: Parameters<RoomClient['command']>
): Promise<boolean> {
  try {
    await rooms.command(...call)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'room_unavailable') return false
  }
  return true
}
