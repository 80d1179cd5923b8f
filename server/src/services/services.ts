import type { Accounts } from '../auth'
import type { Store } from '../db/store'
import type { Limits } from '../limits/limits'
import type { Mail } from '../mail'
import type { RoomClient, RoomScreens } from '../rooms'
import type { Env } from '../runtime/env'
import type { Log } from '../runtime/log'
import type { Secrets } from '../runtime/secrets'
import type { LtiServices } from './lti-services'

/** What routes and workflows work with; made once by `index.ts` (or a test). */
export interface Services {
  env: Env
  secrets: Secrets
  store: Store
  accounts: Accounts
  rooms: RoomClient
  screens: RoomScreens
  /** Whether the rooms' process answers. */
  roomsHealthy: () => Promise<boolean>
  limits: Limits
  mail: Mail
  lti: LtiServices
  log: Log
  now: () => number
}
