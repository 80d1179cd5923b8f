import type { ScoreResult } from '../../../db/schema/json'
import { AppError } from '../../../runtime/errors'
import { type Language, numberLocale } from '../../../runtime/language'
import { FetchError } from '../../fetch-guarded'
import type { LtiLink } from '../../launches/store/links'
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

export interface ScoreSubmission {
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
  { platform, link, grade, commentOf }: ScoreSubmission,
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

interface ScoreComment {
  /** In the points of the column. */
  points: number
  maximum: number
  /** Null: a grade of before, of which the points alone are known. */
  result: ScoreResult | null
  /** BCP 47, of the reader; null or strange: English. */
  locale: string | null
  /** What the teacher says, before everything else. */
  teacherComment?: string | null
}

interface Words {
  points: (given: string, maximum: string, isOne: boolean) => string
  right: (correct: string, questions: string) => string
  tookPart: string
  attempt: (number: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    points: (given, maximum, isOne) => `${given} of ${maximum} ${isOne ? 'point' : 'points'}`,
    right: (correct, questions) => `${correct} of ${questions} right`,
    tookPart: 'took part',
    attempt: (number) => `attempt ${number}`,
  },
  es: {
    points: (given, maximum, isOne) => `${given} de ${maximum} ${isOne ? 'punto' : 'puntos'}`,
    right: (correct, questions) => `${correct} de ${questions} correctas`,
    tookPart: 'participó',
    attempt: (number) => `intento ${number}`,
  },
}

/** The text that stands beside a grade: "17 of 20 points, 8 of 10 right, attempt 2". */
export function scoreComment(comment: ScoreComment): string {
  const { points, maximum, result, teacherComment } = comment
  const locale = readable(comment.locale)
  const words = WORDS[locale.toLowerCase().startsWith('es') ? 'es' : 'en']
  const { format } = new Intl.NumberFormat(numberLocale(locale), { maximumFractionDigits: 2 })
  const said = [words.points(format(points), format(maximum), maximum === 1)]
  if (result) said.push(...resultWords(words, result, format))
  const own = said.join(', ')
  const theirs = teacherComment?.trim()
  return theirs ? `${theirs}\n\n${own}` : own
}

function resultWords(
  words: Words,
  { correct, questions, attempt }: ScoreResult,
  format: (number: number) => string,
): string[] {
  const isCounted = correct !== null && questions !== null
  return [
    isCounted ? words.right(format(correct), format(questions)) : words.tookPart,
    words.attempt(format(attempt)),
  ]
}

/** A locale that numbers can be written in: a platform's own spelling, else English. */
function readable(locale: string | null): string {
  try {
    const [known] = Intl.getCanonicalLocales((locale ?? '').replaceAll('_', '-'))
    return known && /^(en|es)\b/i.test(known) ? known : 'en'
  } catch {
    // No BCP 47.
    return 'en'
  }
}
