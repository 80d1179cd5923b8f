import { type KeyObject, randomUUID } from 'node:crypto'
import { Refusal } from '../http/replies'
import type { Hint, Link, Review } from '../rows'
import { addLink } from '../school/links'
import { known, type State } from '../state'
import { launchClaims } from './claims'
import { signJwt } from './keys'
import { firstDeployment, getTool } from './tools'
import { CLAIMS } from './vocabulary'

/** Everything is optional; without any it is a right launch. */
export interface LaunchOverrides {
  /** The one that the tool sent at login. */
  nonce?: string
  /** Default `teacher`. */
  personId?: string
  /** Default `science-8`. */
  courseId?: string
  /** Default: the course's first link, made if need be; null: deep linking. */
  linkId?: string | null
  /** Default: the first tool. */
  clientId?: string
  deploymentId?: string
  target?: 'iframe' | 'window'
  /** From the gradebook. */
  review?: Review
  asRole?: 'student'
  /** Deep linking: the link whose content is selected again. */
  replaces?: string | null
  /** By full or short name; undefined removes. */
  claims?: Record<string, unknown>
  /** Claims to leave out, by full or short name. */
  remove?: string[]
  /** Of the JWT, over { alg, kid, typ }. */
  header?: Record<string, unknown>
  key?: 'current' | 'previous' | 'foreign' | 'public_as_secret' | KeyObject
  /** For HS256. */
  secret?: string
  /** How it is truly signed, where header.alg is to lie. */
  signAs?: string
  /** What is changed after signing. */
  tamper?: 'signature' | 'payload'
}

/** An `id_token` of any shape. */
export function signLaunch(state: State, overrides: LaunchOverrides = {}) {
  const { key: wanted = 'current', secret } = overrides
  const named = typeof wanted === 'string' && wanted !== 'public_as_secret' && wanted
  const ours = named ? state.keys[named]() : state.keys.current()
  if (!ours) throw new Refusal(404, 'not_found', 'No older key is published')
  const { kid, privateKey, pem } = ours
  const key = secret ?? (typeof wanted === 'object' ? wanted : named ? privateKey : pem)
  const token = signJwt({
    payload: payloadOf(state, overrides),
    header: { alg: 'RS256', typ: 'JWT', kid, ...overrides.header },
    key,
    signAs: overrides.signAs,
  })
  return overrides.tamper ? tampered(token, overrides.tamper) : token
}

const fullName = (name: string) => (CLAIMS as Record<string, string>)[name] ?? name

/** The claims that `signLaunch` signs. */
export function payloadOf(state: State, overrides: LaunchOverrides) {
  const { courseId = 'science-8', personId = 'teacher', nonce = randomUUID() } = overrides
  const tool = getTool(state, overrides.clientId)
  const first = () => [...state.links.values()].find((link) => link.courseId === courseId)
  const some = () => first() ?? addLink(state, { courseId, clientId: tool.clientId })
  const linkId = overrides.linkId === undefined ? some().id : overrides.linkId
  const deploymentId = overrides.deploymentId ?? firstDeployment(tool)
  const { target = 'iframe', review, asRole, replaces = null } = overrides
  const { clientId } = tool
  const who = { clientId, courseId, personId, deploymentId }
  const hint = { ...who, linkId, target, review, asRole, replaces }
  const data = linkId === null && !review ? startDeepLinking(state, hint) : undefined
  const payload: Record<string, unknown> = launchClaims(state, { hint, nonce, data })
  for (const [name, value] of Object.entries(overrides.claims ?? {})) {
    payload[fullName(name)] = value
  }
  for (const name of overrides.remove ?? []) delete payload[fullName(name)]
  return payload
}

/** Remembers a deep linking request until its answer comes. */
export function startDeepLinking(
  state: State,
  { clientId, courseId, personId, deploymentId, replaces = null }: Hint,
) {
  const data = randomUUID()
  state.deepLinkings.set(data, { clientId, courseId, personId, deploymentId, replaces })
  return data
}

function tampered(token: string, what: LaunchOverrides['tamper']) {
  const [header, payload = '', signature = ''] = token.split('.')
  if (what === 'signature') {
    const turned = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    return [header, payload, turned].join('.')
  }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' }))
  return [header, changed.toString('base64url'), signature].join('.')
}

const PATIENCE_MS = 5_000

/**
 * As Moodle does whenever an activity is saved: it gets the launch address, to see whether that
 * describes a tool. Whatever comes back changes nothing but what is remembered of it.
 */
export async function lookAt(state: State, links: readonly Link[]) {
  for (const link of links) {
    const url = link.url ?? known(state.tools, link.clientId).targetLinkUrl
    const options = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const
    const outcome = await fetch(url, options).then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      (error: Error) => error.message,
    )
    state.looks.push({ url, outcome })
  }
}
