import { randomUUID } from 'node:crypto'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { Refusal } from '../http/replies'
import type { Tool } from '../rows'
import type { State } from '../state'
import { allScopes } from './vocabulary'

/** Adds a tool. `origin` alone suffices where its endpoints are /lti/login, /lti/launch, /lti/keys. */
export function registerTool(
  state: State,
  { origin, ...wanted }: Partial<Tool> & { origin?: string },
): Tool {
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

/** @param clientId default: the first one */
export function getTool(state: State, clientId?: string) {
  const tool = clientId ? state.tools.get(clientId) : [...state.tools.values()][0]
  if (!tool) throw new Refusal(404, 'unknown_tool', 'No such tool is registered')
  return tool
}

export const firstDeployment = ({ deploymentIds: [first = ''] }: Tool) => first

const keySets = new WeakMap<Tool, JWTVerifyGetKey>()

/** The tool's keys by its address; an unknown key id is looked for again at once. */
export function keysOf(tool: Tool) {
  const known = keySets.get(tool)
  if (known) return known
  const options = { cooldownDuration: 0, timeoutDuration: 5000 }
  const keys = createRemoteJWKSet(new URL(tool.jwksUrl), options)
  keySets.set(tool, keys)
  return keys
}
