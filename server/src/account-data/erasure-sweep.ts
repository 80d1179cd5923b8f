import { AppError } from '../runtime/errors'
import { every } from '../runtime/every'
import { describeError } from '../runtime/log'
import type { Services } from '../services/services'
import { tellRoom } from './delete-account'
import { listErasures, type RoomOfPerson, removeErasure } from './store/rooms-of-person'

const EVERY_MS = 15_000
const AT_ONCE = 100

type SweepServices = Pick<Services, 'store' | 'rooms' | 'log'>

/**
 * Tells our rooms of accounts that were deleted by another server, at once and then every few
 * seconds. Returns what stops it.
 */
export const startErasureSweep = (services: SweepServices): (() => Promise<void>) =>
  every(
    EVERY_MS,
    (signal) => tellErasures(services, signal),
    (error) =>
      services.log.error(
        { kind: 'retention', error: describeError(error) },
        'rooms were not told of deleted accounts',
      ),
  )

/** One round; what cannot be told now is told in the next one. */
export async function tellErasures(services: SweepServices, signal: AbortSignal): Promise<void> {
  for (const storeId of services.rooms.reachableIds) {
    await services.store.tryWithLock(`erasures of ${storeId}`, () =>
      tellStore(services, storeId, signal),
    )
  }
}

async function tellStore(
  services: SweepServices,
  storeId: string,
  signal: AbortSignal,
): Promise<void> {
  const { store } = services
  for (const erasure of await listErasures(store.db, storeId, AT_ONCE)) {
    if (signal.aborted) return
    const { gameSessionId: id, kind, playerId } = erasure
    // Whatever has become of it: only its room knows what it still holds.
    const game = { id, status: 'completed' as const, storeId }
    const room: RoomOfPerson = kind === 'seat' ? { kind, game, playerId } : { kind, game }
    try {
      await tellRoom(services, room)
    } catch (error) {
      // The rooms are away: all others would wait for as long.
      if (error instanceof AppError && error.code === 'room_unavailable') return
      throw error
    }
    await removeErasure(store.db, erasure)
  }
}
