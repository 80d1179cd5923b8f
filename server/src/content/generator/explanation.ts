import type { CareerSource } from './career-source'
import { sharesWord } from './content-words'
import { fitting, sentencesOf } from './phrase'
import type { Writing } from './writing'

const EXPLANATION_MAX = 200
const SENTENCE_MIN = 20

/** Where figures come from, and of which year; the shorter name where the longer has no room. */
interface Source {
  name: string
  short: string
  /** With what stands between. */
  years: string
}
const BLS = { name: 'U.S. Bureau of Labor Statistics', short: 'BLS' }
export const PAY_SOURCE: Source = { ...BLS, years: ', May 2024' }
export const JOBS_SOURCE: Source = { ...BLS, years: ', 2024 to 2034' }
export const EDUCATION_SOURCE: Source = { ...BLS, years: ', 2024' }
export const INTEREST_SOURCE: Source = { name: 'O*NET', short: 'O*NET', years: ' 30.1' }

/** As many of these as fit, the first ones first. */
export const explained = (...sentences: readonly string[]): string =>
  fitting(
    sentences.filter((sentence) => sentence !== ''),
    EXPLANATION_MAX,
  )

/** What figures say, and whose they are. */
export function sourced(source: Source, ...sentences: readonly string[]): string {
  const [long, short] = [source.name, source.short].map((name) => `Source: ${name}${source.years}.`)
  const text = fitting(sentences, EXPLANATION_MAX - (short?.length ?? 0) - 1)
  const whole = `${text} ${long}`
  return whole.length <= EXPLANATION_MAX ? whole : `${text} ${short}`
}

/** Sentences that lean on the one before them. */
const LEANING = /\b(?:all three|both|such|the others?)\b/i

const said = (career: CareerSource): string[] =>
  sentencesOf(career.description).filter(
    (text) =>
      text.length >= SENTENCE_MIN &&
      text.length <= EXPLANATION_MAX &&
      text.endsWith('.') &&
      !LEANING.test(text),
  )

/** A sentence of the career's own description that its set has not told yet; empty: no more. */
export function ownWork(writing: Writing): string {
  const [one = ''] = writing.unasked(said(writing.career))
  writing.ask([one])
  return one
}

/** What stands alone where nothing else is to be explained. */
export const ownWorkOrPlace = (writing: Writing): string =>
  ownWork(writing) || `At work: ${writing.career.workEnvironment}`

/** The first sentence, if it names the career itself, to stand after another one's. */
export const namedWork = (career: CareerSource): string =>
  said(career)
    .slice(0, 1)
    .find((text) => career.description.startsWith(text) && sharesWord(career.title, text)) ?? ''
