import type { ImportProblem, ImportRow } from '@pathquest/core/contracts'
import {
  BUSINESS_DRIVERS,
  type BusinessDriver,
  DIFFICULTIES,
  type Difficulty,
  EXPLANATION_MAX,
  IMAGE_ALT_MAX,
  POINTS_DEFAULT,
  POINTS_MAX,
  POINTS_MIN,
  TIME_LIMIT_DEFAULT_SECONDS,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import type { ImportReason } from '@pathquest/core/questions/imports'
import { findImportRepairs } from '@pathquest/kinds/imported-question'
import type { Language } from '../runtime/language'
import { type FoundAnswer, takenAnswer, tidyOptions } from './found-answer'
import { TEXT_READ_MAX } from './limits'
import { tidy } from './plain-text'

/** A question as a reader of one format finds it: texts as they stand there, plain. */
export interface FoundQuestion extends FoundAnswer {
  where: ImportRow['where']
  questionText: string
  /** In the place of options: whether what the question says is so. */
  truth?: boolean
  points?: number
  timeLimitSeconds?: number
  difficulty?: string
  businessDriver?: string
  explanation?: string
  imageUrl?: string
  imageAlt?: string
  notices?: ImportProblem[]
  /** Written lines of the source that it stands for, where they are not one. */
  lines?: number
  /** It is of a kind that cannot be taken. */
  reason?: { code: ImportReason; params?: ImportProblem['params'] }
}

const TRUTH: Record<Language, readonly [string, string]> = {
  en: ['True', 'False'],
  es: ['Verdadero', 'Falso'],
}

/** Within every limit, and with what was done for that; words of our own in `language`. */
export function toRow(found: FoundQuestion, language: Language): ImportRow {
  const questionText = tidy(found.questionText.slice(0, TEXT_READ_MAX))
  const { where, lines = 1 } = found
  const taken = takenAnswer(found)
  const reason = taken ? undefined : found.reason
  if (reason) {
    const { code, params = {} } = reason
    const problems = [{ code, params }]
    return { where, questionText, draft: null, problems, needsHand: [], lines }
  }
  const problems = unique(found.notices ?? []).filter(
    // The kind takes the answer as it is.
    ({ code }) => !taken || code !== 'text_answer',
  )
  const options = tidyOptions(taken ? taken.options : optionsOf(found, language))
  const draft = {
    ...(taken && { kind: taken.kind, shape: taken.shape, solution: taken.solution }),
    questionText,
    options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    points: within(found.points ?? POINTS_DEFAULT, POINTS_MIN, POINTS_MAX, 'points', problems),
    timeLimitSeconds: within(
      found.timeLimitSeconds ?? TIME_LIMIT_DEFAULT_SECONDS,
      TIME_LIMIT_MIN_SECONDS,
      TIME_LIMIT_MAX_SECONDS,
      'time',
      problems,
    ),
    difficulty: oneOf<Difficulty>(DIFFICULTIES, found.difficulty) ?? 'medium',
    businessDriver: oneOf<BusinessDriver>(BUSINESS_DRIVERS, found.businessDriver) ?? null,
    explanation: explanationOf(found.explanation, problems),
    ...imageOf(found),
  }
  const readings = found.readings?.map(({ way, right }) => ({
    way,
    right: options.flatMap(({ at }, i) => (right.includes(at) ? [i] : [])),
  }))
  const needsHand = findImportRepairs(draft)
  return { where, questionText, draft, problems, needsHand, lines, ...(readings && { readings }) }
}

/** Said once, however often it is so. */
const unique = (problems: readonly ImportProblem[]): ImportProblem[] => [
  ...new Map(problems.map((one) => [JSON.stringify(one), one])).values(),
]

function optionsOf({ options = [], truth }: FoundQuestion, language: Language) {
  if (truth === undefined) return options
  return TRUTH[language].map((text, i) => ({ text, isCorrect: truth === (i === 0) }))
}

function within(
  value: number,
  min: number,
  max: number,
  what: 'points' | 'time',
  problems: ImportProblem[],
): number {
  const to = Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min
  if (to !== value) problems.push({ code: `${what}_changed`, params: { from: value, to } })
  return to
}

const oneOf = <T extends string>(values: readonly T[], value = ''): T | undefined =>
  values.find((one) => one === value.trim().toLowerCase())

function explanationOf(text: string | undefined, problems: ImportProblem[]): string | null {
  const explanation = tidy(text ?? '')
  if (explanation.length > EXPLANATION_MAX) {
    problems.push({ code: 'explanation_cut', params: { max: EXPLANATION_MAX } })
  }
  return tidy(explanation.slice(0, EXPLANATION_MAX)) || null
}

/** Only of our own image store. */
function imageOf({ imageUrl = '', imageAlt }: FoundQuestion) {
  if (!/^\/images\/[\w.-]{1,180}$/.test(imageUrl)) return { imageUrl: null, imageAlt: null }
  return { imageUrl, imageAlt: tidy(tidy(imageAlt ?? '').slice(0, IMAGE_ALT_MAX)) || null }
}
