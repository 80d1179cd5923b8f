import type { CareerSource } from './career-source'
import { sharesWord } from './content-words'
import { fitting, sentencesOf } from './phrase'
import type { Writing } from './writing'

const EXPLANATION_MAX = 200

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
  const told = sentences.filter((sentence) => sentence !== '')
  const text = fitting(told, EXPLANATION_MAX - (short?.length ?? 0) - 1)
  const whole = `${text} ${long}`
  return whole.length <= EXPLANATION_MAX ? whole : `${text} ${short}`
}

/** Words for the people whose work a description tells of. */
const PEOPLE = /\b(?:they|these|this|who)\b/i

/**
 * What the career is: its description from the beginning, as far as it fits, because later
 * sentences lean on earlier ones. Empty: no more than a scene is set by then.
 */
function workOf(career: CareerSource): string {
  let text = ''
  for (const sentence of sentencesOf(career.description)) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length > EXPLANATION_MAX) break
    text = longer
  }
  return PEOPLE.test(text) || sharesWord(career.title, text) ? text : ''
}

/** What the career is, once in each set; then empty. */
export function ownWork(writing: Writing): string {
  const text = workOf(writing.career)
  if (writing.isAsked(text)) return ''
  writing.ask([text])
  return text
}

/** The first sentence, if it names the people themselves, to stand after another one's. */
export function namedWork({ title, description }: CareerSource): string {
  const [first = ''] = sentencesOf(description)
  const [noun = ''] = title.split(' ').slice(-1)
  return sharesWord(noun, first) ? first : ''
}
