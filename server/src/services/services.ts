import type { Accounts } from '../auth'
import type { Store } from '../db/store'
import type { Limits } from '../limits/limits'
import type { UndeclaredProxies } from '../limits/undeclared-proxies'
import type { Mail } from '../mail'
import type { HostedSockets, RoomClient, SessionSockets } from '../rooms'
import type { Env } from '../runtime/env'
import type { Log } from '../runtime/log'
import type { Metrics } from '../runtime/metrics'
import type { Secrets } from '../runtime/secrets'
import type { WatchedClock } from '../runtime/watched-clock'
import type { LtiServices } from './lti-services'

/** What routes and workflows work with; made once by `index.ts` (or a test). */
export interface Services {
  env: Env
  secrets: Secrets
  store: Store
  accounts: Accounts
  rooms: RoomClient
  /** Sockets by their sessions; whoever ends a session calls `recheck`. */
  sessionSockets: Pick<SessionSockets, 'recheck'>
  /** Whether the rooms of a store answer; without an id: whether any do. */
  roomsHealthy: (storeId?: string) => Promise<boolean>
  /** Absent: sockets pass through this server, which knows them. */
  hostedSockets?: HostedSockets | undefined
  limits: Limits
  /** What is counted for `GET /metrics`. */
  metrics: Metrics
  /** Whether a proxy that TRUST_PROXY does not name was seen. */
  proxies: UndeclaredProxies
  mail: Mail
  lti: LtiServices
  log: Log
  now: () => number
  /** What is known of the clock that `now` reads. */
  clock: Pick<WatchedClock, 'steppedMs'>
}
