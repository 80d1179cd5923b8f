import { randomUUID } from 'node:crypto'
import { createRemoteJWKSet } from 'jose'
import { Refusal } from '../http/replies'
import { allScopes } from './vocabulary'

/**
 * @typedef {object} Tool
 * @property {string} clientId
 * @property {string} name
 * @property {string} loginUrl
 * @property {string[]} redirectUris
 * @property {string} jwksUrl
 * @property {string} targetLinkUrl
 * @property {string} deepLinkingUrl
 * @property {string[]} scopes
 * @property {Record<string, string>} custom of every launch
 * @property {string[]} deploymentIds
 * @property {string[]} origins whose frames may use platform storage
 */

/**
 * Adds a tool. `origin` alone suffices where its endpoints are /lti/login, /lti/launch, /lti/keys.
 * @param {import('../state').State} state
 * @param {Partial<Tool> & { origin?: string }} wanted
 * @returns {Tool}
 */
export function registerTool(state, { origin, ...wanted }) {
  const launch = wanted.targetLinkUrl ?? `${origin}/lti/launch`
  const tool = {
    clientId: randomUUID(),
    name: 'Pathquest',
    loginUrl: `${origin}/lti/login`,
    redirectUris: [launch],
    jwksUrl: `${origin}/lti/keys`,
    targetLinkUrl: launch,
    deepLinkingUrl: launch,
    scopes: [...allScopes],
    custom: {},
    deploymentIds: ['1'],
    ...wanted,
  }
  const urls = [tool.loginUrl, tool.jwksUrl, launch, tool.deepLinkingUrl, ...tool.redirectUris]
  const bad = urls.find((url) => !URL.canParse(url))
  if (bad !== undefined) throw new Refusal(400, 'invalid_tool', `${bad} is not an address`)
  const whole = { ...tool, origins: [...new Set(urls.map((url) => new URL(url).origin))] }
  state.tools.set(tool.clientId, whole)
  return whole
}

/**
 * @param {import('../state').State} state
 * @param {string} [clientId] default: the first one
 */
export function getTool(state, clientId) {
  const tool = clientId ? state.tools.get(clientId) : [...state.tools.values()][0]
  if (!tool) throw new Refusal(404, 'unknown_tool', 'No such tool is registered')
  return tool
}

const keySets = new WeakMap()

/**
 * The tool's keys by its address; an unknown key id is looked for again at once.
 * @param {Tool} tool
 */
export function keysOf(tool) {
  if (!keySets.has(tool)) {
    const options = { cooldownDuration: 0, timeoutDuration: 5000 }
    keySets.set(tool, createRemoteJWKSet(new URL(tool.jwksUrl), options))
  }
  return keySets.get(tool)
}
