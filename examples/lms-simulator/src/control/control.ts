import { Refusal } from '../http/replies'
import { startLogin } from '../lti/hints'
import { openidConfiguration, registrationLink } from '../lti/registration'
import { payloadOf, signLaunch } from '../lti/sign-launch'
import { registerTool } from '../lti/tools'
import { copyCourse } from '../school/copy-course'
import { addLineItem, gradebookOf } from '../school/gradebook'
import { addLink, removeLink } from '../school/links'
import { updateLink } from './update-link'

/**
 * What tests, drills and the pages do with the platform.
 * @param {import('../state').State} state
 */
export function createControl(state) {
  const known = (map, id) => {
    if (!map.has(id)) throw new Refusal(404, 'not_found', `Nothing is called ${id}`)
    return id
  }
  return {
    /** Where a tool finds what; the same that dynamic registration tells. */
    configuration: () => openidConfiguration(state),
    /** @param {Parameters<typeof registerTool>[1]} tool */
    registerTool: (tool) => registerTool(state, tool),
    removeTool: (clientId) => state.tools.delete(clientId),
    tools: () => [...state.tools.values()],
    registrationLink: (inviteLink) => registrationLink(state, inviteLink),

    courses: () => [...state.courses.values()],
    copyCourse: (courseId) => copyCourse(state, known(state.courses, courseId)),
    people: () => [...state.people.values()],

    links: () => [...state.links.values()],
    /** @param {Partial<Parameters<typeof addLink>[1]> & { courseId: string }} link */
    addLink: (link) => {
      known(state.courses, link.courseId)
      const clientId = link.clientId ?? [...state.tools.keys()][0]
      return addLink(state, { ...link, clientId: known(state.tools, clientId) })
    },
    updateLink: (linkId, changes) => updateLink(state, known(state.links, linkId), changes),
    removeLink: (linkId) => removeLink(state, known(state.links, linkId)),

    /** @param {Partial<Parameters<typeof addLineItem>[1]> & { courseId: string, label: string }} item */
    addLineItem: (item) => {
      const clientId = item.clientId ?? [...state.tools.keys()][0]
      return addLineItem(state, { linkId: null, ...item, clientId })
    },
    removeLineItem: (lineItemId) => state.lineItems.delete(known(state.lineItems, lineItemId)),
    lineItems: () => [...state.lineItems.values()],
    gradebook: (courseId = 'science-8') => gradebookOf(state, known(state.courses, courseId)),
    /** Every score that was sent, oldest first. */
    scoreEvents: () => [...state.scoreEvents],

    /** @param {Parameters<typeof startLogin>[1]} launch */
    startLogin: (launch) => startLogin(state, launch),
    /** @param {import('../lti/sign-launch').LaunchOverrides} [overrides] */
    signLaunch: (overrides) => signLaunch(state, overrides),
    /** The claims that `signLaunch` would sign. */
    launchClaims: (overrides = {}) => payloadOf(state, overrides),

    keySet: () => state.keys.keySet(),
    /** Signs with a new key from now on. `keepOld: false` unpublishes the old ones at once. */
    rotateKeys: (options) => state.keys.rotate(options),
    /** Lets every access token die. */
    revokeTokens: () => state.accessTokens.clear(),

    /** @param {Partial<import('../http/faults').Fault> & { endpoint: string, kind: string | number }} fault */
    addFault: (fault) => state.faults.add(fault),
    faults: () => state.faults.list(),
    clearFaults: (id) => state.faults.clear(id),

    settings: () => ({ ...state.settings }),
    /** @param {Partial<import('../state').Settings>} settings */
    set: (settings) => {
      for (const name of Object.keys(settings)) {
        if (!(name in state.settings)) throw new Refusal(400, 'unknown_setting', name)
      }
      return { ...Object.assign(state.settings, settings) }
    },

    /** Requests that arrived, oldest first. */
    requests: (endpoint) =>
      state.requests.filter((request) => endpoint === undefined || request.endpoint === endpoint),
    clearRequests: () => {
      state.requests = []
    },
  }
}
