import { AppError } from '../../../runtime/errors'
import type { LtiLink } from '../../launches/store/links'
import { FetchError } from '../../outgoing'
import type { LtiPlatform } from '../../platforms/store/platforms'
import {
  type Grade,
  hasGrade,
  isGone,
  type LinkLineItems,
  type PlatformCalls,
  PlatformRefusal,
  pointsOf,
  postScore,
  RESULT_SCOPE,
} from '../../services'

/** Longer than every step's own limit; shorter than the lease of a score. */
const WHOLE_SEND_MS = 45_000

export interface Sending {
  platform: LtiPlatform
  link: LtiLink
  grade: Grade
  /** What stands beside a grade of so many points of a column. */
  commentOf: (points: number, maximum: number) => string
}

/** One try. Returns the column that has the grade; throws what says why not. */
export async function sendScore(
  calls: PlatformCalls,
  lineItems: LinkLineItems,
  { platform, link, grade, commentOf }: Sending,
): Promise<string> {
  const signal = AbortSignal.timeout(WHOLE_SEND_MS)
  const post = async (url: string) => {
    const say = (maximum: number) => {
      const comment = commentOf(pointsOf(grade.score, maximum), maximum)
      return postScore(calls, platform, url, { grade, wording: { maximum, comment }, signal })
    }
    const maximum = await lineItems.maximumOf(link.id, url)
    try {
      await say(maximum)
    } catch (error) {
      if (!isStatus(error, 400) && !isStatus(error, 422)) throw error
      // What we know of the column may be some minutes old.
      const today = await lineItems.maximumOf(link.id, url, true)
      if (today === maximum) throw error
      await say(today)
    }
    return url
  }
  const url = await lineItems.ensure(link.id)
  try {
    return await post(url)
  } catch (error) {
    if (isGone(error)) {
      const other = await lineItems.replace(link.id, url)
      // The column is still there: it is the student whom the platform does not know.
      if (other === url) throw error
      return post(other)
    }
    if (!isStatus(error, 409)) throw error
    // A try whose answer was lost: the platform refuses what it has.
    if (!link.agsScopes.includes(RESULT_SCOPE)) throw error
    const maximum = link.columnMaximum ?? link.content?.points ?? 1
    const question = { platform, lineItemUrl: url, sub: grade.sub, maximum, signal }
    if (!(await isThere(calls, question, grade.score))) throw error
    return url
  }
}

async function isThere(
  calls: PlatformCalls,
  question: Parameters<typeof hasGrade>[1],
  score: number,
): Promise<boolean> {
  try {
    return await hasGrade(calls, question, score)
  } catch (error) {
    // Not knowing is no verdict: the refusal of the score stays what counts.
    const isFault = error instanceof FetchError || error instanceof AppError
    if (isFault || error instanceof PlatformRefusal) return false
    throw error
  }
}

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof PlatformRefusal && error.at === 'service' && error.status === status
