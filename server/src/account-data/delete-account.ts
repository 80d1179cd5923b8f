import type { LoginUser } from '../accounts'
import { type DeletionServices, deleteClassesOf, type IsDue } from '../classes'
import { makeHostCommand } from '../games'
import { RoomElsewhere } from '../rooms'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { eraseAccount } from './store/erase-account'
import { isInOtherStore, listRoomsOfPerson, type RoomOfPerson } from './store/rooms-of-person'

/** Somebody who joins game after game meanwhile is not waited for. */
const ROUNDS_MAX = 5

type Owner = Pick<LoginUser, 'profileId' | 'userId'>

/** Deletes an account, also from the log of the database; where somebody reads, the sweep does that. */
export async function deleteAccount(services: DeletionServices, owner: Owner): Promise<void> {
  await removeAccount(services, owner)
  await services.store.truncateLog()
}

/**
 * Deletes an account: its rooms first, since they alone know what they hold; then the classes that
 * nobody else teaches, with their students' accounts without an address; then everything else in one
 * transaction. Where a room of its own cannot be reached nothing is deleted, and the owner tries
 * again; what rooms were told already does no harm twice. Rooms of other stores, and of rooms
 * processes that are away, are not waited for: a server tells them later (`erasure-sweep.ts`).
 * Deleted already: nothing happens. The log of the database is the caller's to truncate, once for all
 * that it deletes. False: by `isDue` the account has to go no more, and stays.
 */
export async function removeAccount(
  services: DeletionServices,
  { profileId, userId }: Owner,
  isDue: IsDue = async () => true,
): Promise<boolean> {
  const { store, rooms, now, log } = services
  const toldGames = new Set<string>()
  for (let round = 0; round < ROUNDS_MAX; round++) {
    // A room that was told forgets the person, also one who stays.
    if (!(await isDue(store.db))) return false
    const storeIds = rooms.reachableIds
    const isElsewhere = isInOtherStore(storeIds)
    for (const room of await listRoomsOfPerson(store.db, profileId, now())) {
      if (isElsewhere(room)) continue
      if (!toldGames.has(room.game.id)) await tellRoom(services, room)
      toldGames.add(room.game.id)
    }
    // Only now: students' accounts do not come back where a room of their teacher is away.
    await deleteClassesOf(services, removeAccount, profileId)
    const erased = await eraseAccount(store.db, {
      profileId,
      userId,
      toldGames,
      storeIds,
      isDue,
      now: now(),
    })
    if (erased === 'not_due') return false
    if (erased === 'rooms_left' || erased === 'classes_left') continue
    await services.sessionSockets.recheck()
    log.info({ kind: 'account' }, 'an account was deleted')
    return true
  }
  throw new AppError('unavailable')
}

/** The class of a teacher hears at once that the game is over, and is rewarded for what it played. */
export async function tellRoom(
  { rooms }: Pick<Services, 'rooms'>,
  room: RoomOfPerson,
): Promise<void> {
  try {
    await rooms.command(
      room.game,
      room.kind === 'hosted'
        ? makeHostCommand('end')
        : room.kind === 'solo'
          ? { type: 'erase' }
          : { type: 'forget', playerId: room.playerId },
    )
  } catch (error) {
    // Of an older server, whose rooms nobody here can reach.
    if (error instanceof RoomElsewhere) return
    // No room, or a game that a fault has ended already.
    if (!(error instanceof AppError && error.code === 'game_over')) throw error
  }
}
