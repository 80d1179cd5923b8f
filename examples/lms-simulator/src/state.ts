import { createFaults } from './http/faults'
import { firstCourses } from './school/courses'
import { everybody } from './school/people'

/**
 * What an administrator may switch.
 * @typedef {object} Settings
 * @property {'frame' | 'parent' | 'off'} platformStorage where `lti.put_data` is answered
 * @property {'POST' | 'GET'} loginMethod how the login is initiated
 * @property {boolean} oneTimeHints a login hint works once, as Moodle's
 * @property {boolean} substitution `$Variables` of custom values are replaced
 * @property {boolean} nameSharing names and e-mail addresses in launches and rosters
 * @property {boolean} oneScorePerSecond 409 for a second score in the same second, as Moodle's
 * @property {boolean} autoLineItem the endpoint claim names the line item of the link
 * @property {number} rosterPageSize
 * @property {number} lineItemPageSize
 * @property {number} tokenLifetimeSeconds
 */

/** @typedef {ReturnType<typeof createState>} State */

/** @returns {Settings} */
const firstSettings = () => ({
  platformStorage: 'frame',
  loginMethod: 'POST',
  oneTimeHints: true,
  substitution: true,
  nameSharing: true,
  oneScorePerSecond: false,
  autoLineItem: true,
  rosterPageSize: 12,
  lineItemPageSize: 20,
  tokenLifetimeSeconds: 3600,
})

/**
 * Everything the platform knows, in memory.
 * @param {{ origin: string, keys: ReturnType<typeof import('./lti/keys').createKeys>, settings?: Partial<Settings> }} options
 */
export function createState({ origin, keys, settings = {} }) {
  return {
    origin,
    issuer: origin,
    keys,
    faults: createFaults(),
    settings: { ...firstSettings(), ...settings },
    people: everybody(),
    courses: firstCourses(),
    /** @type {Map<string, import('./school/links').Link>} */
    links: new Map(),
    /** @type {Map<string, import('./school/gradebook').LineItem>} */
    lineItems: new Map(),
    /** @type {import('./school/gradebook').ScoreEvent[]} */
    scoreEvents: [],
    /** @type {Map<string, import('./lti/tools').Tool>} by client id */
    tools: new Map(),
    /** Registration tokens that were given out and not used. @type {Set<string>} */
    registrationTokens: new Set(),
    /** Launches that were begun here. @type {Map<string, import('./lti/hints').Hint>} */
    hints: new Map(),
    /** Deep linking under way, by `data`. @type {Map<string, { clientId: string, courseId: string, personId: string, deploymentId: string }>} */
    deepLinkings: new Map(),
    /** @type {Map<string, { clientId: string, scopes: string[], expiresAt: number }>} */
    accessTokens: new Map(),
    /** Ids and nonces of the tools' tokens, each good once. @type {Set<string>} */
    spent: new Set(),
    /** Every request, oldest first. @type {Record<string, any>[]} */
    requests: [],
    lastNumber: 100,
  }
}

/**
 * A number that no other thing here has.
 * @param {State} state
 */
export const nextNumber = (state) => String(++state.lastNumber)
