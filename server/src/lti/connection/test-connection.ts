import type { ConnectionCheck, ConnectionTest } from '@pathquest/core/contracts'
import type { Store } from '../../db/store'
import type { FetchAnswer } from '../fetch-guarded'
import { keysIn } from '../launches/platform-keys'
import type { LtiPlatform } from '../platforms/store/platforms'
import type { TokenRequestOptions } from '../services/access-tokens'
import {
  checkLineItems,
  checkRoster,
  checkTokens,
  fails,
  failureOf,
  refusedBy,
  skips,
  works,
} from './checks'
import { findLatestCourse, findLatestLink } from './store'

/** A launch is signed for a minute or so: clocks that are further apart refuse it. */
const CLOCK_MAX_S = 60

interface ConnectionTestOptions extends TokenRequestOptions {
  store: Store
}

/**
 * Asks a platform what a course would ask of it: keys, a token for each service, and where a course
 * has been launched its roster and columns. What fails is an answer, too; nothing is changed there.
 */
export async function testConnection(
  options: ConnectionTestOptions,
  platform: LtiPlatform,
): Promise<ConnectionTest> {
  const { fetchGuarded, store } = options
  const [keys, tokens, course, link] = await Promise.all([
    askKeys(options, platform),
    checkTokens(options, platform),
    findLatestCourse(store.db, platform.id),
    findLatestLink(store.db, platform.id),
  ])
  const lists = await Promise.all([
    course
      ? checkRoster({ fetchGuarded, tokens }, course.membershipsUrl)
      : skips('roster', 'no_course'),
    link
      ? checkLineItems({ fetchGuarded, tokens }, link.lineItemsUrl, link.agsScopes)
      : skips('line_items', 'no_course'),
  ])
  return {
    checks: [...keys, tokens.check, ...lists],
    course: course?.title ?? null,
    testedAt: options.now(),
  }
}

/** The keys of its launches, and by the way its clock. */
async function askKeys(
  { fetchGuarded, now }: ConnectionTestOptions,
  { jwksUrl: url }: LtiPlatform,
): Promise<ConnectionCheck[]> {
  try {
    const answer = await fetchGuarded(url, { headers: { accept: 'application/json' } })
    return [keysOf(answer, url), clockOf(answer, now())]
  } catch (error) {
    return [failureOf('keys', url, error), skips('clock', 'no_date')]
  }
}

function keysOf(answer: FetchAnswer, url: string): ConnectionCheck {
  if (answer.status !== 200) {
    const check = refusedBy('keys', url, answer)
    // Keys are for everybody: no scope or token would help.
    return check.reason === 'not_found' ? check : { ...check, reason: 'lms_error' }
  }
  const count = keysAmong(answer)
  return count > 0 ? works('keys', { url, count }) : fails('keys', 'not_keys', { url })
}

function keysAmong({ text }: FetchAnswer): number {
  try {
    return keysIn(text).size
  } catch {
    // No key set: a page, or something else that this address answers.
    return 0
  }
}

function clockOf({ headers }: FetchAnswer, now: number): ConnectionCheck {
  const saidAt = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(saidAt)) return skips('clock', 'no_date')
  // A cache in between repeats what was said so many seconds ago.
  const ageS = Number(headers.get('age') ?? 0) || 0
  const count = Math.round((saidAt - now) / 1000 + ageS)
  return Math.abs(count) > CLOCK_MAX_S
    ? fails('clock', 'clock_off', { count })
    : works('clock', { count })
}
