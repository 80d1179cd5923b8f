import type * as Party from 'partykit/server'
import type { Connections } from './connections'
import type { GameClock, WallClock } from './game-clock'

/** The variables that the room is started with (docs/operations.md lists them). */
export interface RoomEnv extends WallClock {
  /** Signs tickets and calls between API and room. */
  roomSecret: string
  /** Origin of the API, for results and roster changes. */
  apiOrigin: string
  /** Allowed origin for sockets of hosts and screens; empty: the room's own host. */
  publicOrigin: string
  /** The store that these rooms are; empty: of an older server. */
  storeId: string
  /** Logs the room's id before its rules run, so that a room that hangs is known. */
  trace: boolean
  /** Rooms that hung and are not restored: their games end with their last standings. */
  endedRooms: ReadonlySet<string>
}

export function readEnv(env: Record<string, unknown>): RoomEnv {
  const text = (name: string): string => (typeof env[name] === 'string' ? env[name] : '')
  const roomSecret = text('ROOM_SECRET')
  if (roomSecret.length < 32) throw new Error('ROOM_SECRET is missing: no room can open without it')
  return {
    roomSecret,
    apiOrigin: text('API_ORIGIN'),
    publicOrigin: text('PUBLIC_ORIGIN'),
    storeId: text('STORE_ID'),
    trace: text('TRACE') === '1',
    steppedMs: Number(text('CLOCK_STEPPED_MS')),
    instanceId: text('INSTANCE_ID'),
    endedRooms: new Set(
      text('ENDED_ROOMS')
        .split(',')
        .filter((id) => id !== ''),
    ),
  }
}

/** Call before rules run. A line on standard output is written even if nothing after it returns. */
export function atWork({ trace }: RoomEnv, room: string): void {
  if (trace) console.log(JSON.stringify({ event: 'at_work', room }))
}

/** What a game in its room runs on: storage, environment and sockets. */
export interface RoomContext {
  storage: Party.Storage
  env: RoomEnv
  connections: Connections
  clock: GameClock
  /** The rules cannot go on with this game: it must be ended. */
  failed: () => void
}
