import type { LtiLinkRow, LtiPlatformRow } from '../rows'
import {
  type Grade,
  hasGrade,
  type LineItemDesk,
  type PlatformCalls,
  PlatformRefusal,
  postScore,
  RESULT_SCOPE,
} from '../services'

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
  lineItems: LineItemDesk,
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
    // A try whose answer was lost: the platform refuses what it has.
    const isThere =
      isStatus(error, 409) &&
      link.agsScopes.includes(RESULT_SCOPE) &&
      (await hasGrade(calls, platform, url, grade, signal))
    if (!isThere) throw error
  }
}

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof PlatformRefusal && error.at === 'service' && error.status === status
