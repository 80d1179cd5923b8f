import * as z from 'zod'
import { AppError } from '../../runtime/errors'
import type { LtiPlatform } from '../platforms/store/platforms'
import { RESULT_SCOPE, SCORE_SCOPE } from './access-tokens'
import { nextPage, type PlatformCalls, parsed, withQuery } from './platform-calls'

const SCORE = 'application/vnd.ims.lis.v1.score+json'
const RESULTS = 'application/vnd.ims.lis.v2.resultcontainer+json'
const MOST_PAGES = 20
/** Platforms keep two decimals. */
const ROUNDING = 0.01

/** A final grade as it goes to the gradebook. */
export interface Grade {
  sub: string
  /** 0-100. */
  score: number
  scoredAt: number
}

/** How a grade is said in its column. */
interface Wording {
  /** The points of the column. */
  maximum: number
  /** What stands beside the grade. */
  comment: string
}

/** A service of a column: its address may have a query, which stays behind the path. */
export function lineItemService(lineItemUrl: string, service: 'scores' | 'results'): string {
  const url = new URL(lineItemUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${service}`
  return url.href
}

/** Always a whole grade, never progress alone: some platforms wipe the grade then. */
export const scoreBody = ({ sub, score, scoredAt }: Grade, { maximum, comment }: Wording): string =>
  JSON.stringify({
    userId: sub,
    scoreGiven: pointsOf(score, maximum),
    scoreMaximum: maximum,
    comment,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    timestamp: new Date(scoredAt).toISOString(),
  })

/** A grade in the points of its column. */
export const pointsOf = (score: number, maximum: number): number =>
  Number(((score / 100) * maximum).toFixed(4))

/** Puts a grade into a column of the gradebook. */
export async function postScore(
  calls: PlatformCalls,
  platform: LtiPlatform,
  lineItemUrl: string,
  { grade, wording, signal }: { grade: Grade; wording: Wording; signal?: AbortSignal },
): Promise<void> {
  await calls.call(platform, {
    url: lineItemService(lineItemUrl, 'scores'),
    method: 'POST',
    scope: SCORE_SCOPE,
    contentType: SCORE,
    body: scoreBody(grade, wording),
    signal,
  })
}

const Results = z.array(
  z.object({
    userId: z.coerce.string(),
    resultScore: z.number().nullish(),
    resultMaximum: z.number().positive().nullish().catch(null),
  }),
)

/** What a gradebook shows of one student, in its own points. */
export interface ShownGrade {
  points: number
  maximum: number
}

interface ResultsQuestion {
  platform: LtiPlatform
  lineItemUrl: string
  /** One student; absent: everybody of the column. */
  sub?: string
  /** Points of the column, for results that do not say what they are out of. */
  maximum: number
  signal?: AbortSignal
}

/**
 * The grades that a column shows (AGS 2.0, 3.4), by student. `isWhole` is false where there were
 * more pages than are read: who is not among them may have one. Throws AppError
 * `lti_platform_unreachable` for what is no list, refusals, fetch errors.
 */
export async function readResults(
  calls: PlatformCalls,
  { platform, lineItemUrl, sub, maximum, signal }: ResultsQuestion,
): Promise<{ shown: Map<string, ShownGrade>; isWhole: boolean }> {
  const shown = new Map<string, ShownGrade>()
  const service = lineItemService(lineItemUrl, 'results')
  let next: string | undefined = sub === undefined ? service : withQuery(service, { user_id: sub })
  for (let page = 0; next !== undefined && page < MOST_PAGES; page++) {
    const answer = await calls.call(platform, {
      url: next,
      scope: RESULT_SCOPE,
      accept: RESULTS,
      signal,
    })
    const results = parsed(Results, answer)
    if (!results) throw new AppError('lti_platform_unreachable')
    for (const { userId, resultScore, resultMaximum } of results) {
      if (typeof resultScore !== 'number') continue
      const outOf = resultMaximum ?? (resultScore > 1 ? maximum : 1)
      shown.set(userId, { points: resultScore, maximum: outOf })
    }
    // Not every platform filters.
    next = sub !== undefined && shown.has(sub) ? undefined : nextPage(answer, next)
  }
  return { shown, isWhole: next === undefined }
}

/** Whether that is this grade (0-100), as exactly as a gradebook keeps it: some round to whole points. */
export const isSameGrade = (shown: ShownGrade, score: number): boolean =>
  [0, 1, 2].some((digits) => differenceOf(shown, score, digits) <= ROUNDING)

const differenceOf = ({ points, maximum }: ShownGrade, score: number, digits = 4): number =>
  Math.abs(points - Number(((score / 100) * maximum).toFixed(digits)))

/** Whether a column shows this grade already. */
export async function hasGrade(
  calls: PlatformCalls,
  question: ResultsQuestion & { sub: string },
  score: number,
): Promise<boolean> {
  const found = (await readResults(calls, question)).shown.get(question.sub)
  return found !== undefined && differenceOf(found, score) <= ROUNDING
}
