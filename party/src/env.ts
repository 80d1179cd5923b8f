import type * as Party from 'partykit/server'
import type { Connections } from './connections'
import type { GameClock, WallClock } from './game-clock'

/** What the room is started with (docs/operations.md lists the variables). */
export interface RoomEnv extends WallClock {
  /** Signs tickets and calls between API and room. */
  roomSecret: string
  /** Where the API listens, for results and roster changes. */
  apiOrigin: string
  /** Sockets of hosts and screens must come from here; empty: from the room's own host. */
  publicOrigin: string
  /** Says before rules run whose they are: should they never return, it is known which room hung. */
  trace: boolean
  /** Rooms that hung and are not taken up again: their games end with their last standings. */
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

/** Called before rules run. A line on standard output is out even if nothing after it returns. */
export function atWork({ trace }: RoomEnv, room: string): void {
  if (trace) console.log(JSON.stringify({ event: 'at_work', room }))
}

/** Where a game lives: its room's storage, environment and sockets. */
export interface RoomContext {
  storage: Party.Storage
  env: RoomEnv
  connections: Connections
  clock: GameClock
  /** The rules cannot go on with this game: it is to be ended. */
  failed: () => void
}
