import type { ScoreResult } from '../../../db/schema/json'
import { type Language, numberLocale } from '../../../runtime/language'

export interface ScoreComment {
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
