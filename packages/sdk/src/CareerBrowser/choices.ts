import type { CareerSummary } from '../api/types'

const distinct = (entries: string[]): string[] =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** What there is to choose from. */
export interface Choices {
  industries: readonly string[]
  /** Of the industry; of all industries where it is empty. */
  sectors: readonly string[]
}

/** The industries of a list, and the sectors of one of them. */
export const choicesOf = (careers: readonly CareerSummary[], industry: string): Choices => ({
  industries: distinct(careers.map((career) => career.industry)),
  sectors: distinct(
    careers
      .filter((career) => !industry || career.industry === industry)
      .map(({ sector }) => sector),
  ),
})
