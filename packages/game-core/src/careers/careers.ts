/** Rules of the career list, the same for the API and every widget. */
import type { CareerSort } from './career-choices'

export { CAREER_SORTS, type CareerSort, GAMING_INDUSTRY } from './career-choices'

export const RELATED_CAREERS_SHOWN = 5

/** Wage statistics give no figure above this; it reads "$239,200+" and is no maximum to show. */
export const TOP_CODED_SALARY = 239_200

/** What the figures describe: pay of this year, growth over these ten. */
export const PAY_YEAR = '2023'
export const GROWTH_YEARS = '2023–33'

/** What the search looks into and the filters compare. */
export interface CareerWords {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  /** What people call it as well. */
  otherTitles?: readonly string[]
}

/** Yearly pay; null is unknown. */
export interface CareerPay {
  salaryMin: number | null
  salaryMax: number | null
  salaryMedian: number | null
  /** ISO 4217; USD where absent. */
  salaryCurrency?: string
}

export interface CareerFilter {
  /** Free text: every word must occur; one mistake in the spelling of a title is forgiven. */
  q?: string
  industry?: string
  sector?: string
  ids?: readonly string[]
}

/** As people compare words: without case, accents and kinds of apostrophes. */
function fold(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'")
  // Nearly every text: a thousand careers are folded while the first key is answered.
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}
/** Letters without accents, and punctuation. */
const PLAIN = /^[\n -~\u2010-\u2026]*$/

interface Searched {
  text: string
  titles: string
  /** Made when they are first asked for: most searches need those of few careers. */
  titleWords?: readonly string[]
}

const searched = new WeakMap<CareerWords, Searched>()

/** Folded once per career, so that typing searches a thousand of them in a millisecond. */
function searchedOf(career: CareerWords): Searched {
  let words = searched.get(career)
  if (words === undefined) {
    const { title, otherTitles = [], description, industry, sector } = career
    const titles = fold([title, ...otherTitles].join('\n'))
    words = { titles, text: `${titles}\n${fold(`${description}\n${industry}\n${sector}`)}` }
    searched.set(career, words)
  }
  return words
}

function titleWordsOf(career: CareerWords): readonly string[] {
  const words = searchedOf(career)
  words.titleWords ??= words.titles.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.titleWords
}

/** In shorter words a changed letter makes another word. */
const FORGIVEN_FROM_LETTERS = 4

const isForgiven = (typed: string, career: CareerWords): boolean =>
  typed.length >= FORGIVEN_FROM_LETTERS &&
  titleWordsOf(career).some((word) => isMisspelt(typed, word))

/** Equal but for one letter that is wrong, missing or too many, or two neighbours that are swapped. */
function isMisspelt(typed: string, word: string): boolean {
  const [m, n] = [typed.length, word.length]
  if (Math.abs(m - n) > 1) return false
  const least = Math.min(m, n)
  let from = 0
  while (from < least && typed[from] === word[from]) from += 1
  let end = 0
  while (end < least - from && typed[m - 1 - end] === word[n - 1 - end]) end += 1
  const left = Math.max(m, n) - from - end
  const isSwapped = typed[from] === word[from + 1] && typed[from + 1] === word[from]
  return left <= 1 || (left === 2 && m === n && isSwapped)
}

/**
 * The careers that every filter lets through, in the order they came; after them those that only a
 * mistake in the spelling keeps away.
 */
export function filterCareers<Career extends CareerWords>(
  careers: readonly Career[],
  { q = '', industry, sector, ids }: CareerFilter,
): Career[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const wanted = ids && new Set(ids)
  const exact: Career[] = []
  const forgiven: Career[] = []
  for (const career of careers) {
    if (industry && career.industry !== industry) continue
    if (sector && career.sector !== sector) continue
    if (wanted && !wanted.has(career.id)) continue
    const { text } = searchedOf(career)
    const missing = words.filter((word) => !text.includes(word))
    if (missing.length === 0) exact.push(career)
    else if (missing.every((word) => isForgiven(word, career))) forgiven.push(career)
  }
  if (forgiven.length === 0) return exact
  // Where a title has these very words, they are spelt as they are meant.
  const isTitle = exact.some((career) => words.every((word) => titleWordsOf(career).includes(word)))
  return isTitle ? exact : [...exact, ...forgiven]
}

type Comparable = Pick<CareerWords, 'title'> & CareerPay & { growthRate: number | null }

const alphabetical = /* @__PURE__ */ new Intl.Collator('en', { numeric: true })

/** Higher first, unknown last. */
const descending = (a: number | null, b: number | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : b - a

/** The figure that stands for a salary. */
const pay = (career: CareerPay): number | null =>
  career.salaryMedian ?? shownMax(career) ?? career.salaryMin

const ORDERS: Record<CareerSort, (a: Comparable, b: Comparable) => number> = {
  title: () => 0,
  salary: (a, b) =>
    descending(pay(a), pay(b)) ||
    descending(shownMax(a), shownMax(b)) ||
    descending(a.salaryMin, b.salaryMin),
  growth: (a, b) => descending(a.growthRate, b.growthRate),
}

/** A sorted copy: by title; by median salary, then maximum, then minimum; by growth. */
export const sortCareers = <Career extends Comparable>(
  careers: readonly Career[],
  sort: CareerSort,
): Career[] =>
  [...careers].sort((a, b) => ORDERS[sort](a, b) || alphabetical.compare(a.title, b.title))

/** The maximum that may be shown: a top-coded one is not known. */
export const shownMax = ({ salaryMax }: CareerPay): number | null =>
  salaryMax === TOP_CODED_SALARY ? null : salaryMax

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Whole-number currency, en-US where no other locale is asked for. */
export function moneyText(amount: number, currency = 'USD', locale = 'en-US'): string {
  const key = locale + currency
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    })
    moneyFormats.set(key, format)
  }
  return format.format(amount)
}

/** The range if both ends are known, else the median, else that it varies. */
export function salaryText(career: CareerPay, varies = 'Salary varies', locale?: string): string {
  const { salaryMin, salaryMedian, salaryCurrency } = career
  const max = shownMax(career)
  const money = (amount: number) => moneyText(amount, salaryCurrency, locale)
  if (salaryMin !== null && max !== null) return `${money(salaryMin)} - ${money(max)}`
  return salaryMedian === null ? varies : money(salaryMedian)
}

/** Projected growth with its sign; null where there is nothing to show. */
export function growthText(growthRate: number | null): string | null {
  const percent = Math.round((growthRate ?? 0) * 10) / 10
  return percent === 0 ? null : `${percent > 0 ? '+' : ''}${percent}%`
}

/** Only web addresses may become links. */
export const webAddress = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) ? url : null
