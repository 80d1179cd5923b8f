import { randomUUID } from 'node:crypto'
import { addLink } from '../school/links'
import { launchClaims } from './claims'
import { signJwt } from './sign'
import { getTool } from './tools'
import { CLAIMS } from './vocabulary'

/**
 * @typedef {object} LaunchOverrides Everything is optional; without any it is a right launch.
 * @property {string} [nonce] the one that the tool sent at login
 * @property {string} [personId] default `teacher`
 * @property {string} [courseId] default `science-8`
 * @property {string | null} [linkId] default: the course's first link, made if need be; null: deep linking
 * @property {string} [clientId] default: the first tool
 * @property {string} [deploymentId]
 * @property {'iframe' | 'window'} [target]
 * @property {Record<string, unknown>} [claims] by full or short name; undefined removes
 * @property {string[]} [remove] claims to leave out, by full or short name
 * @property {Record<string, unknown>} [header] of the JWT, over { alg, kid, typ }
 * @property {'current' | 'previous' | 'foreign' | 'public_as_secret' | import('node:crypto').KeyObject} [key]
 * @property {string} [secret] for HS256
 * @property {string} [signAs] how it is truly signed, where header.alg is to lie
 * @property {'signature' | 'payload'} [tamper] what is changed after signing
 */

/**
 * An `id_token` of any shape.
 * @param {import('../state').State} state
 * @param {LaunchOverrides} [overrides]
 */
export function signLaunch(state, overrides = {}) {
  const { key: wanted = 'current', secret } = overrides
  const named = typeof wanted === 'string' && wanted !== 'public_as_secret'
  const { kid, privateKey, pem } = named ? state.keys[wanted]() : state.keys.current()
  const key = secret ?? (typeof wanted === 'object' ? wanted : named ? privateKey : pem)
  const token = signJwt({
    payload: payloadOf(state, overrides),
    header: { alg: 'RS256', typ: 'JWT', kid, ...overrides.header },
    key,
    signAs: overrides.signAs,
  })
  return overrides.tamper ? tampered(token, overrides.tamper) : token
}

/** The claims that `signLaunch` signs. */
export function payloadOf(state, overrides) {
  const { courseId = 'science-8', personId = 'teacher', nonce = randomUUID() } = overrides
  const tool = getTool(state, overrides.clientId)
  const first = () => [...state.links.values()].find((link) => link.courseId === courseId)
  const some = () => first() ?? addLink(state, { courseId, clientId: tool.clientId })
  const linkId = overrides.linkId === undefined ? some().id : overrides.linkId
  const deploymentId = overrides.deploymentId ?? tool.deploymentIds[0]
  const { target = 'iframe' } = overrides
  const hint = { clientId: tool.clientId, courseId, personId, linkId, deploymentId, target }
  const data = linkId === null ? startDeepLinking(state, hint) : undefined
  const payload = launchClaims(state, { hint, nonce, data })
  for (const [name, value] of Object.entries(overrides.claims ?? {})) {
    payload[CLAIMS[name] ?? name] = value
  }
  for (const name of overrides.remove ?? []) delete payload[CLAIMS[name] ?? name]
  return payload
}

/**
 * Remembers a deep linking request until its answer comes.
 * @param {import('../state').State} state
 * @param {import('./hints').Hint} hint
 */
export function startDeepLinking(state, { clientId, courseId, personId, deploymentId }) {
  const data = randomUUID()
  state.deepLinkings.set(data, { clientId, courseId, personId, deploymentId })
  return data
}

function tampered(token, what) {
  const [header, payload, signature] = token.split('.')
  if (what === 'signature') {
    const turned = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    return [header, payload, turned].join('.')
  }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' }))
  return [header, changed.toString('base64url'), signature].join('.')
}
