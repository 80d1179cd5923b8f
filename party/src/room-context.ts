import type * as Party from 'partykit/server'
import type { Connections } from './connections'
import type { RoomEnv } from './env'
import type { GameClock } from './game-clock'

/** Where a game lives: its room's storage, environment and sockets. */
export interface RoomContext {
  storage: Party.Storage
  env: RoomEnv
  connections: Connections
  clock: GameClock
  /** The rules cannot go on with this game: it is to be ended. */
  failed: () => void
}
