import { z } from 'zod'
import type { LtiPlatformRow } from '../rows'
import { nextPage, parsed, withQuery } from './pages'
import type { PlatformCalls } from './platform-calls'
import { RESULT_SCOPE, SCORE_SCOPE } from './scopes'

const SCORE = 'application/vnd.ims.lis.v1.score+json'
const RESULTS = 'application/vnd.ims.lis.v2.resultcontainer+json'
const MOST_PAGES = 5
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
export interface Wording {
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
  platform: LtiPlatformRow,
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
    resultMaximum: z.number().nullish(),
  }),
)

/** Whether a column shows this grade already. */
export async function hasGrade(
  calls: PlatformCalls,
  platform: LtiPlatformRow,
  lineItemUrl: string,
  { sub, score }: Grade,
  signal?: AbortSignal,
): Promise<boolean> {
  let next: string | undefined = withQuery(lineItemService(lineItemUrl, 'results'), {
    user_id: sub,
  })
  for (let page = 0; next !== undefined && page < MOST_PAGES; page++) {
    const answer = await calls.call(platform, {
      url: next,
      scope: RESULT_SCOPE,
      accept: RESULTS,
      signal,
    })
    const result = parsed(Results, answer)?.find(({ userId }) => userId === sub)
    if (result) {
      const { resultScore, resultMaximum } = result
      if (typeof resultScore !== 'number') return false
      const wanted = (score / 100) * (resultMaximum ?? 1)
      return Math.abs(resultScore - wanted) <= ROUNDING
    }
    next = nextPage(answer, next)
  }
  return false
}
