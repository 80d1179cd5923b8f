import type { Rooms } from './host'

/** Where the rooms of a store answer. */
export interface RoomAddress {
  host: string
  port: number
}

/** The stores of rooms that this server serves. null stands for the store of a game of before ids. */
export interface RoomDirectory {
  /** Their ids. */
  ids: () => readonly string[]
  /** Of these those whose rooms answer. */
  reachable: () => readonly string[]
  /** Where a new game goes; undefined: no store is known yet. */
  next: () => string | undefined
  /** `http://…` of a store's rooms, whether they answer or not; undefined: it is not served. */
  originOf: (storeId: string | null) => string | undefined
  /** Waits at most `timeoutMs` for rooms that are being restarted. */
  whenUp: (storeId: string | null, timeoutMs: number) => Promise<RoomAddress | undefined>
  /** Whether a store's rooms answer and can write; without an id: whether any do. */
  isHealthy: (storeId?: string) => Promise<boolean>
}

type Host = Pick<Rooms, 'origin'> & Partial<Pick<Rooms, 'whenUp' | 'healthy'>>

/** The rooms of this server's own workerd. */
export function ownRooms(storeId: string, rooms: Host): RoomDirectory {
  const ids = [storeId]
  const isOurs = (id: string | null) => id === null || id === storeId
  return {
    ids: () => ids,
    // Of rooms that are being restarted everybody waits for the answer.
    reachable: () => ids,
    next: () => storeId,
    originOf: (id) => (isOurs(id) ? rooms.origin() : undefined),
    // Of another store's ticket the rooms say so themselves.
    whenUp: async (_id, timeoutMs) => {
      const port = await rooms.whenUp?.(timeoutMs)
      return port === undefined ? undefined : { host: '127.0.0.1', port }
    },
    isHealthy: async (id = storeId) => id === storeId && ((await rooms.healthy?.()) ?? false),
  }
}
