import type { ConnectionCheck } from '@pathquest/core/contracts'
import { z } from 'zod'
import type { FetchAnswer, FetchGuarded } from '../outgoing'
import { parsed, withQuery } from '../services'
import { LINE_ITEM_SCOPE, MEMBERS_SCOPE, SCORE_SCOPE } from '../services/scopes'
import type { Tokens } from './ask-tokens'
import { fails, failureOf, refusedBy, skips, works } from './verdict'

/** Enough to see what kind of list it is. */
const ENTRIES = '20'
const MEMBERS = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const LINE_ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json'

const text = z.string().nullish().catch(null)
const Membership = z.object({
  members: z.array(z.object({ name: text, given_name: text, family_name: text })),
})
const LineItems = z.array(z.object({ id: z.string() }))

export interface ServiceOptions {
  fetchGuarded: FetchGuarded
  tokens: Tokens
}

/** Names and roles of a course. */
export async function askRoster(
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
export async function askLineItems(
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
