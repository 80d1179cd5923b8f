import type { HttpBindings } from '@hono/node-server'
import type { Principal } from '../main/principal'
import type { Log } from '../runtime/log'
import type { Services } from '../services/services'
import type { GamePlayer, GameSession } from '../store'

/** What every handler finds in `c.var`. */
export interface AppEnv {
  /** Absent under `app.request()`. */
  Bindings: Partial<HttpBindings>
  Variables: {
    services: Services
    requestId: string
    /** Carries the request id. */
    log: Log
    /** The client's address, from configured proxies at most. Never logged. */
    address: string
    /** A page of another origin asks: only a seat token counts, no cookie. */
    foreign: boolean
    principal: Principal
    /** Set by the access check of routes of one game. */
    game: GameSession
    /** The caller's seat; set where the route asks for a seat. */
    player: GamePlayer | null
    isHost: boolean
    /** Head and body of this call were found to be a room's. */
    signedByRoom?: true
  }
}
