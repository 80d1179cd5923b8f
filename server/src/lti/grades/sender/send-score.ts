import { FetchError } from '../../outgoing'
import type { LtiLinkRow, LtiPlatformRow } from '../../rows'
import {
  type Grade,
  hasGrade,
  type LinkLineItems,
  type PlatformCalls,
  PlatformRefusal,
  postScore,
  RESULT_SCOPE,
} from '../../services'

/** Longer than every step's own limit; shorter than the lease of a score. */
const WHOLE_SEND_MS = 45_000

export interface Sending {
  platform: LtiPlatformRow
  link: LtiLinkRow
  grade: Grade
}

/** One try. Returns when the platform has the grade; throws what says why not. */
export async function sendScore(
  calls: PlatformCalls,
  lineItems: LinkLineItems,
  { platform, link, grade }: Sending,
): Promise<void> {
  const signal = AbortSignal.timeout(WHOLE_SEND_MS)
  const post = (url: string) => postScore(calls, platform, url, grade, signal)
  const url = await lineItems.ensure(link.id)
  try {
    await post(url)
  } catch (error) {
    if (isStatus(error, 404) || isStatus(error, 410)) {
      const other = await lineItems.replace(link.id, url)
      // The column is still there: it is the student whom the platform does not know.
      if (other === url) throw error
      return post(other)
    }
    if (!isStatus(error, 409)) throw error
    // A try whose answer was lost: the platform refuses what it has.
    if (!(await isThere(calls, url, { platform, link, grade }, signal))) throw error
  }
}

async function isThere(
  calls: PlatformCalls,
  url: string,
  { platform, link, grade }: Sending,
  signal: AbortSignal,
): Promise<boolean> {
  if (!link.agsScopes.includes(RESULT_SCOPE)) return false
  try {
    return await hasGrade(calls, platform, url, grade, signal)
  } catch (error) {
    // Not knowing is no verdict: the refusal of the score stays what counts.
    if (error instanceof PlatformRefusal || error instanceof FetchError) return false
    throw error
  }
}

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof PlatformRefusal && error.at === 'service' && error.status === status
