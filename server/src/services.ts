import type { Accounts } from './accounts'
import type { CareerCatalogue } from './career-catalogue'
import type { Env } from './env'
import type { Limits } from './limits'
import type { Log } from './log'
import type { LtiServices } from './lti/lti-services'
import type { RoomClient } from './room-client'
import type { RoomScreens } from './room-screens'
import type { Secrets } from './secrets'
import type { Store } from './store'

/** What routes and workflows work with; made once by `index.ts` (or a test). */
export interface Services {
  env: Env
  secrets: Secrets
  store: Store
  accounts: Accounts
  rooms: RoomClient
  screens: RoomScreens
  catalogue: CareerCatalogue
  /** Whether the rooms' process answers. */
  roomsHealthy: () => Promise<boolean>
  limits: Limits
  lti: LtiServices
  log: Log
  now: () => number
}
