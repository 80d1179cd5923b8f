import { GROWTH_OF_ALL_JOBS, GROWTH_YEARS, PAY_YEAR } from '@pathquest/core'
import type { CheckedCareer, CheckedContent, CheckedQuestion } from './checked-content'

/** A statement about the statistics, and not a sum with made-up amounts. */
const NAMES_SOURCE = /Bureau of Labor Statistics|\bBLS\b|O\*NET/
const YEAR = /\b20[12]\d\b/
const OF_A_CAREER =
  /\b(?:earn(?:ed|s)?|paid|pay|salary|wages?|median|openings|forecast|projected|expected to (?:grow|shrink))\b/i
/** Half of those with a job earn more: a sum says that of nobody. */
const HALF_EARN = /\bhalf\b[^.?!]*\bearn/i

const MONEY = /\$(\d[\d,]*)/g
const PERCENT = /(-?\d+(?:\.\d+)?)(?: ?%| percent\b)/g
const PEOPLE = /\b(\d[\d,]*)(?: \w+)? (?:jobs|openings|people work)/g
const YEARS = /\b(20[12]\d)(?:[–-](\d\d)\b)?/g

const states = (text: string): boolean =>
  NAMES_SOURCE.test(text) || HALF_EARN.test(text) || (YEAR.test(text) && OF_A_CAREER.test(text))

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replaceAll(',', '')))

/** The same, as precisely as it is stated. */
const isRounded = (stated: number, figure: number): boolean => {
  const decimals = String(stated).split('.')[1]?.length ?? 0
  return Math.abs(stated) === Number(Math.abs(figure).toFixed(decimals))
}

/**
 * Pay, growth and jobs that hand-written questions of a career state: those of the career, of the
 * years that everything else shows.
 */
export const staleFigures = ({ questions }: CheckedContent): string[] =>
  questions.flatMap((question) => {
    const { career, stem, id } = question
    if (!career || stem !== null) return []
    const text = `${question.text} ${question.explanation}`
    if (!states(text)) return []
    return faultsIn(text, question, career).map((fault) => `${id}: ${fault}`)
  })

function faultsIn(text: string, { value, unit }: CheckedQuestion, career: CheckedCareer): string[] {
  const known = (figures: readonly (number | null)[]) => figures.filter((one) => one !== null)
  const pay = known([career.salaryMin, career.salaryMedian, career.salaryMax])
  const growth = known([career.growthRate, GROWTH_OF_ALL_JOBS])
  const jobs = known([career.employment2024, career.employment2034Projected, career.annualOpenings])
  const percents = numbersIn(text, PERCENT)
  const money = numbersIn(text, MONEY)
  const years = [PAY_YEAR, ...yearsOf(GROWTH_YEARS)]
  return [
    ...money.filter((one) => !pay.includes(one)).map((one) => `$${one} is not its pay`),
    ...percents
      .filter((one) => !growth.some((figure) => isRounded(one, figure)))
      .map((one) => `${one}% is not its growth`),
    ...numbersIn(text, PEOPLE)
      .filter((one) => !jobs.includes(one))
      .map((one) => `${one} is no number of its jobs`),
    ...yearsOf(text)
      .filter((year) => !years.includes(year))
      .map((year) => `${year} is not the year of its figures`),
    ...(unit === '$' && value !== career.salaryMedian ? [`${value} is not its pay`] : []),
    ...(unit === '%' && value !== career.growthRate ? [`${value} is not its growth`] : []),
    ...(YEAR.test(text) ? [] : ['a figure without its year']),
  ]
}

/** 2024–34 is 2024 and 2034. */
const yearsOf = (text: string): string[] =>
  [...text.matchAll(YEARS)].flatMap(([, from = '', to]) =>
    to === undefined ? from : [from, `${from.slice(0, 2)}${to}`],
  )
