import { createFaults, type Faults } from './http/faults'
import { Refusal } from './http/replies'
import type { LoggedRequest } from './http/requests'
import type { Keys } from './lti/keys'
import type { Choice, DeepLinking, Hint, LineItem, Link, ScoreEvent, Tool } from './rows'
import { type Course, firstCourses } from './school/courses'
import { everybody, type Person } from './school/people'

/** What an administrator may switch. */
export interface Settings {
  /** Where `lti.put_data` is answered; `full`: in the page around the tool, by an error. */
  platformStorage: 'frame' | 'parent' | 'full' | 'off'
  /** How the login is initiated. */
  loginMethod: 'POST' | 'GET'
  /** A login hint works once, as Moodle's. */
  oneTimeHints: boolean
  /** `$Variables` of custom values are replaced. */
  substitution: boolean
  /** So are those of an activity's dates; Moodle's 4.3 never are. */
  dateVariables: boolean
  /** Names and e-mail addresses in launches and rosters. */
  nameSharing: boolean
  /** 409 for a second score in the same second, as Moodle's. */
  oneScorePerSecond: boolean
  /** The endpoint claim names the line item of the link. */
  autoLineItem: boolean
  /**
   * How a tool hears of groups: the course groups service, `$CourseGroup.id` in custom values, or
   * Moodle's own variable, which has ids and no names.
   */
  groups: 'service' | 'custom' | 'moodle' | 'off'
  /** Scores are refused by a bare 400, whatever the reason, as Moodle's. */
  bareRefusals: boolean
  /** An activity's own column that went and comes back is of type text, as Moodle's 4.3. */
  textColumns: boolean
  rosterPageSize: number
  groupPageSize: number
  lineItemPageSize: number
  tokenLifetimeSeconds: number
}

/** Everything the platform knows, in memory. */
export interface State {
  origin: string
  issuer: string
  keys: Keys
  faults: Faults
  settings: Settings
  people: Map<string, Person>
  courses: Map<string, Course>
  links: Map<string, Link>
  lineItems: Map<string, LineItem>
  scoreEvents: ScoreEvent[]
  /** By client id. */
  tools: Map<string, Tool>
  /** Registration tokens that were given out and not used. */
  registrationTokens: Set<string>
  /** Launches that were begun here. */
  hints: Map<string, Hint>
  /** Deep linking under way, by `data`. */
  deepLinkings: Map<string, DeepLinking>
  /** What tools handed back, until the form of the course that waits for it is sent. */
  choices: Map<string, Choice>
  /** Launch addresses that were got when an activity was saved: a status, or why there is none. */
  looks: { url: string; outcome: number | string }[]
  accessTokens: Map<string, { clientId: string; scopes: string[]; expiresAt: number }>
  /** Ids and nonces of the tools' tokens, each good once. */
  spent: Set<string>
  /** Every request, oldest first. */
  requests: LoggedRequest[]
  lastNumber: number
}

const firstSettings = (): Settings => ({
  platformStorage: 'frame',
  loginMethod: 'POST',
  oneTimeHints: true,
  substitution: true,
  dateVariables: true,
  nameSharing: true,
  oneScorePerSecond: false,
  autoLineItem: true,
  groups: 'service',
  bareRefusals: false,
  textColumns: false,
  rosterPageSize: 12,
  groupPageSize: 20,
  lineItemPageSize: 20,
  tokenLifetimeSeconds: 3600,
})

export function createState({
  origin,
  keys,
  settings = {},
}: {
  origin: string
  keys: Keys
  settings?: Partial<Settings>
}): State {
  return {
    origin,
    issuer: origin,
    keys,
    faults: createFaults(),
    settings: { ...firstSettings(), ...settings },
    people: everybody(),
    courses: firstCourses(),
    links: new Map(),
    lineItems: new Map(),
    scoreEvents: [],
    tools: new Map(),
    registrationTokens: new Set(),
    hints: new Map(),
    deepLinkings: new Map(),
    choices: new Map(),
    looks: [],
    accessTokens: new Map(),
    spent: new Set(),
    requests: [],
    lastNumber: 100,
  }
}

/** A number that no other thing here has. */
export const nextNumber = (state: State) => String(++state.lastNumber)

/** What is known by this id; a refusal when nothing is. */
export function known<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id)
  if (thing === undefined) throw new Refusal(404, 'not_found', `Nothing is called ${id}`)
  return thing
}
