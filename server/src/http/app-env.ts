import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Row } from '../db/db'
import type { Log } from '../runtime/log'
import type { Services } from '../services/services'
import type { Access } from './access'
import type { Principal } from './principal'

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
    /** Throws unless the caller may call a route of this access. */
    checkAccess: (c: Context<AppEnv>, access: Access) => Promise<void>
    /** Set by the access check of routes of one game. */
    game: Row<'gameSessions'>
    /** The caller's seat; set where the route asks for a seat. */
    player: Row<'gamePlayers'> | null
    isHost: boolean
    /** Head and body of this call were found to be a room's. */
    signedByRoom?: true
  }
}
