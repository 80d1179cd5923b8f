import { EndedRoom } from './ended-room'
import type { RoomContext } from './env'
import { LiveGame } from './live-game'
import { type RoomState, readEnded, readSessionId, UnreadableRoom } from './room-storage'

/**
 * The stored room, null if there is none. A game that cannot be read or must not be played on is
 * ended with its last standings.
 */
export async function openRoom(context: RoomContext): Promise<RoomState | null> {
  const { storage, env } = context
  if (env.endedRooms.size > 0 && env.endedRooms.has(await readSessionId(storage))) {
    return EndedRoom.open(context)
  }
  if (await readEnded(storage)) return EndedRoom.open(context)
  try {
    return await LiveGame.restore(context)
  } catch (error) {
    // A read error of the disk is retried: only stored data can be unreadable for good.
    if (!(error instanceof UnreadableRoom)) throw error
    const room = await readSessionId(storage)
    console.error(JSON.stringify({ event: 'room_unreadable', room, reason: error.message }))
    return EndedRoom.open(context)
  }
}
