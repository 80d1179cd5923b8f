import type { ConnectionCheck, ConnectionPart, ConnectionReason } from '@pathquest/core/contracts'
import * as z from 'zod'
import { type FetchAnswer, FetchError, type FetchGuarded } from '../fetch-guarded'
import type { LtiPlatform } from '../platforms/store/platforms'
import { SCOPES } from '../registration/tool'
import { KEYS_NOT_READ, PlatformRefusal, parsed, shortText, withQuery } from '../services'
import {
  LINE_ITEM_SCOPE,
  MEMBERS_SCOPE,
  NO_TOKEN,
  requestToken,
  SCORE_SCOPE,
  type TokenRequestOptions,
} from '../services/access-tokens'

type More = Partial<Pick<ConnectionCheck, 'url' | 'detail' | 'count' | 'scopes'>>

const verdict = (
  part: ConnectionPart,
  result: ConnectionCheck['verdict'],
  reason: ConnectionReason | null,
  { url = null, detail = null, count = null, scopes = [] }: More,
): ConnectionCheck => ({ part, verdict: result, reason, url, detail, count, scopes })

export const works = (part: ConnectionPart, more: More = {}) => verdict(part, 'ok', null, more)
export const fails = (part: ConnectionPart, reason: ConnectionReason, more: More = {}) =>
  verdict(part, 'failed', reason, more)
export const skips = (part: ConnectionPart, reason: ConnectionReason, more: More = {}) =>
  verdict(part, 'skipped', reason, more)

/** A call that brought no answer, or no token. Throws what is neither. */
export function failureOf(part: ConnectionPart, url: string, error: unknown): ConnectionCheck {
  if (error instanceof FetchError) return fails(part, error.reason, { url })
  if (!(error instanceof PlatformRefusal)) throw error
  return fails(part, reasonOfToken(error), { url, detail: error.detail })
}

/** The answer of a service that is not 2xx. */
export const refusedBy = (part: ConnectionPart, url: string, answer: FetchAnswer) =>
  fails(part, SERVICE[answer.status] ?? 'lms_error', {
    url,
    detail: shortText(answer.status, answer.text),
  })

const SERVICE: Record<number, ConnectionReason> = {
  401: 'token_refused',
  403: 'not_allowed',
  404: 'not_found',
  410: 'not_found',
}

function reasonOfToken({ status, error }: PlatformRefusal): ConnectionReason {
  if (error === KEYS_NOT_READ) return 'keys_not_read'
  if (error === NO_TOKEN) return 'not_a_token'
  if (error === 'invalid_scope') return 'scopes_missing'
  if (status === 404 || status === 405 || status === 410) return 'not_found'
  return status < 500 ? 'client_refused' : 'lms_error'
}

export interface Tokens {
  check: ConnectionCheck
  /** By scope. */
  granted: ReadonlyMap<string, string>
}

/** One token for each scope, as the services ask for them. */
export async function checkTokens(
  options: TokenRequestOptions,
  platform: LtiPlatform,
): Promise<Tokens> {
  const { tokenUrl: url } = platform
  const granted = new Map<string, string>()
  const failures: unknown[] = []
  const ask = async (scope: string) => {
    try {
      const { token, scopes } = await requestToken(options, platform, [scope])
      if (scopes.includes(scope)) granted.set(scope, token)
    } catch (error) {
      if (!isAboutScope(error)) failures.push(error)
    }
  }
  await Promise.all(SCOPES.map(ask))
  if (failures.length > 0) return { check: failureOf('token', url, failures[0]), granted }
  const scopes = SCOPES.filter((scope) => !granted.has(scope))
  if (scopes.length > 0)
    return { check: fails('token', 'scopes_missing', { url, scopes }), granted }
  return { check: works('token', { url }), granted }
}

const isAboutScope = (error: unknown): boolean =>
  error instanceof PlatformRefusal && error.error === 'invalid_scope'

/** Enough to see what kind of list it is. */
const ENTRIES = '20'
const MEMBERS = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const LINE_ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json'

const text = z.string().nullish().catch(null)
const Membership = z.object({
  members: z.array(z.object({ name: text, given_name: text, family_name: text })),
})
const LineItems = z.array(z.object({ id: z.string() }))

interface ServiceOptions {
  fetchGuarded: FetchGuarded
  tokens: Tokens
}

/** Names and roles of a course. */
export async function checkRoster(
  options: ServiceOptions,
  url: string | null,
): Promise<ConnectionCheck> {
  if (url === null) return fails('roster', 'not_offered')
  const answer = await askService(options, {
    part: 'roster',
    url: withQuery(url, { limit: ENTRIES }),
    scope: MEMBERS_SCOPE,
    accept: MEMBERS,
  })
  if ('verdict' in answer) return answer
  const found = parsed(Membership, answer)
  if (!found) return fails('roster', 'not_a_list', { url })
  const { length: count } = found.members
  const isNamed = found.members.some((one) => one.name || one.given_name || one.family_name)
  if (count > 0 && !isNamed) return fails('roster', 'no_names', { url, count })
  return works('roster', { url, count })
}

/** Columns of a course; `allowed`: the scopes that its launch named. */
export async function checkLineItems(
  options: ServiceOptions,
  url: string | null,
  allowed: readonly string[],
): Promise<ConnectionCheck> {
  if (url === null) return fails('line_items', 'not_offered')
  const scopes = [LINE_ITEM_SCOPE, SCORE_SCOPE].filter((one) => !allowed.includes(one))
  if (scopes.length > 0) return fails('line_items', 'scopes_missing', { url, scopes })
  const answer = await askService(options, {
    part: 'line_items',
    url: withQuery(url, { limit: ENTRIES }),
    scope: LINE_ITEM_SCOPE,
    accept: LINE_ITEMS,
  })
  if ('verdict' in answer) return answer
  const found = parsed(LineItems, answer)
  if (!found) return fails('line_items', 'not_a_list', { url })
  return works('line_items', { url, count: found.length })
}

interface ServiceCall {
  part: 'roster' | 'line_items'
  url: string
  scope: string
  accept: string
}

async function askService(
  { fetchGuarded, tokens: { granted, check } }: ServiceOptions,
  { part, url, scope, accept }: ServiceCall,
): Promise<FetchAnswer | ConnectionCheck> {
  const token = granted.get(scope)
  if (!token) {
    return check.reason === 'scopes_missing'
      ? fails(part, 'scopes_missing', { scopes: [scope] })
      : skips(part, 'needs_token')
  }
  try {
    const answer = await fetchGuarded(url, {
      headers: { authorization: `Bearer ${token}`, accept },
    })
    return answer.status >= 200 && answer.status < 300 ? answer : refusedBy(part, url, answer)
  } catch (error) {
    return failureOf(part, url, error)
  }
}
