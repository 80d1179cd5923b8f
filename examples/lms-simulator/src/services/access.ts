import { Refusal } from '../http/replies'
import type { Call } from '../http/requests'
import type { LineItem } from '../rows'
import type { State } from '../state'

/**
 * Who calls a service, by access token and scope (RFC 6750).
 * @param scopes any of them suffices
 */
export function callerOf(state: State, call: Call, scopes: string[]) {
  const token = /^Bearer (.+)$/i.exec(call.headers.authorization ?? '')?.[1]
  const grant = token === undefined ? undefined : state.accessTokens.get(token)
  if (!grant || grant.expiresAt <= Date.now() || !state.tools.has(grant.clientId)) {
    throw new Refusal(401, 'invalid_token', 'The access token is not known or has expired', {
      'www-authenticate': 'Bearer error="invalid_token"',
    })
  }
  if (!scopes.some((scope) => grant.scopes.includes(scope))) {
    throw new Refusal(403, 'insufficient_scope', `One of ${scopes.join(', ')} is needed`, {
      'www-authenticate': 'Bearer error="insufficient_scope"',
    })
  }
  return grant.clientId
}

export function courseOf(state: State, call: Call) {
  const course = state.courses.get(call.params.courseId)
  if (!course) throw new Refusal(404, 'not_found', 'No such course')
  return course
}

/**
 * A page of a list, and the Link header to the next one.
 * @param most how many a page has at most, whatever the tool asks for
 */
export function pageOf<T>(
  call: Call,
  all: T[],
  most: number,
): { items: T[]; headers: Record<string, string> } {
  const asked = Number(call.url.searchParams.get('limit') ?? most)
  const size = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : most
  const from = Number(call.url.searchParams.get('from') ?? 0)
  const items = all.slice(from, from + size)
  if (from + size >= all.length) return { items, headers: {} }
  const next = new URL(call.url)
  next.searchParams.set('from', String(from + size))
  return { items, headers: { link: `<${next.href}>; rel="next"` } }
}

// The query strings are on purpose: a tool must put `/scores` into the path, before them.

const base = (state: State, courseId: string) => `${state.origin}/services/courses/${courseId}`

export const lineItemsUrl = (state: State, courseId: string) =>
  `${base(state, courseId)}/line-items?view=all`

export const lineItemUrl = (state: State, { courseId, id }: LineItem) =>
  `${base(state, courseId)}/line-items/${id}/line-item?view=all`

export const resultUrl = (state: State, { courseId, id }: LineItem, userId: string) =>
  `${base(state, courseId)}/line-items/${id}/line-item/results/${encodeURIComponent(userId)}`

export const groupsUrl = (state: State, courseId: string) => `${base(state, courseId)}/groups`

export const membersUrl = (state: State, courseId: string) => `${base(state, courseId)}/members`
