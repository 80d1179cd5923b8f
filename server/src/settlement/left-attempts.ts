import { makeHostCommand } from '../games'
import { isLeft, listOpenAttempts } from '../lti'
import { describeError } from '../runtime/log'
import { shouldHaveRoom } from './end-lost-game'
import { commandEach, type SweepServices, startSweeps } from './room-sweep'

const EVERY_MS = 15_000
/** A class that is due at once ends within seconds. */
const PACE_MS = 100

/** Ends attempts of courses that were left. Returns what stops it. */
export const startLeftAttemptSweep = (services: SweepServices): (() => Promise<void>) =>
  startSweeps(services, [
    {
      name: 'left attempts',
      everyMs: EVERY_MS,
      round: (signal) => endLeftAttempts(services, signal),
    },
  ])

/**
 * One round: every attempt that is left ends through its room, which settles it with what was
 * answered, once however often it is told to end. A room that is gone ends its game with what is
 * known.
 */
export async function endLeftAttempts(
  services: SweepServices,
  signal: AbortSignal,
  paceMs = PACE_MS,
): Promise<void> {
  const { store, rooms, now, log } = services
  try {
    const left = (await listOpenAttempts(store.db))
      .filter((attempt) => isLeft(attempt, now()) && shouldHaveRoom(rooms, attempt, now()))
      .map(({ gameId: id, status, storeId }) => ({ id, status, storeId }))
    await commandEach(services, left, makeHostCommand('end'), { paceMs, signal })
  } catch (error) {
    if (signal.aborted) return
    log.error({ kind: 'rooms', error: describeError(error) }, 'attempts that were left stay open')
  }
}
