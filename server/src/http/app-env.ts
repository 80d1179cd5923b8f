import type { HttpBindings } from '@hono/node-server'
import type { Seat, UserType } from '@pathquest/core'
import type { Context } from 'hono'
import type { Row } from '../db/db'
import type { Log } from '../runtime/log'
import type { Services } from '../services/services'

/**
 * Who may call a route. `account`: an account or a visit from an LMS; `signed_in`: an account by
 * its own session alone, `own_student`, `own_parent` and `own_teacher` in that role; `launch`: a visit,
 * `launch_…`: in that role, `launch_staff`: also teachers with read access only. `host`, `seat` and
 * `member` (either) are of the game in the path; for everybody else that game does not exist.
 * `room`: a signed call of the game's room.
 */
export type Access =
  | 'anyone'
  | 'account'
  | 'signed_in'
  | 'own_student'
  | 'own_parent'
  | 'own_teacher'
  | 'teacher'
  | 'student'
  | 'admin'
  | 'launch'
  | 'launch_teacher'
  | 'launch_staff'
  | 'launch_student'
  | 'launch_parent'
  | 'host'
  | 'seat'
  | 'member'
  | 'room'

/**
 * Who sends the request: an account by cookie, a visit from an LMS or a seat by bearer token, or
 * nobody.
 */
export interface Principal {
  profileId: string | null
  /** The session, for an account by cookie. */
  sessionId: string | null
  seat: Seat | null
  /** The account's role, or the visit's in its course; null without either. */
  role: UserType | null
  /** A teacher by account whom no administrator has approved yet. */
  awaitsApproval: boolean
  via: 'session' | 'lti' | 'seat' | 'nobody'
  launch: Row<'ltiLaunches'> | null
  /** A bearer token was sent that is invalid or expired. */
  badToken: 'seat' | 'launch' | null
}

/** What every handler has in `c.var`. */
export interface AppEnv {
  /** Absent under `app.request()`. */
  Bindings: Partial<HttpBindings>
  Variables: {
    services: Services
    requestId: string
    /** Carries the request id. */
    log: Log
    /** The client's address; forwarded ones only from configured proxies. Never logged. */
    address: string
    /** A request from a page of another origin: only a seat token counts, no cookie. */
    foreign: boolean
    principal: Principal
    /** Throws unless the caller may call a route of this access. */
    checkAccess: (c: Context<AppEnv>, access: Access) => Promise<void>
    /** Set by the access check of routes of one game. */
    game: Row<'gameSessions'>
    /** The caller's seat; set if the route requires a seat. */
    player: Row<'gamePlayers'> | null
    isHost: boolean
    /** Head and body of this call were verified as signed by a room. */
    signedByRoom?: true
  }
}
