import { type CareerSort, filterCareers, sortCareers } from '@pathquest/game-core/careers/careers'
import type { CareerSummary } from '../api/types'
import type { CareerSelection } from './browser-props'
import type { CareerBrowserState } from './browser-state'

const sortedOf = new WeakMap<readonly CareerSummary[], Map<string, readonly CareerSummary[]>>()

/** Every order of a list is worked out once. */
function inOrder(careers: readonly CareerSummary[], sort: CareerBrowserState['sort']) {
  const orders = sortedOf.get(careers) ?? new Map<string, readonly CareerSummary[]>()
  sortedOf.set(careers, orders)
  const sorted = orders.get(sort) ?? sortCareers(careers, sort)
  orders.set(sort, sorted)
  return sorted
}

/** Those of a list that a page has selected. */
export function selectCareers(
  careers: readonly CareerSummary[],
  { ids, inOrder }: CareerSelection,
): readonly CareerSummary[] {
  const wanted = new Set(ids)
  const selected = careers.filter(({ id }) => wanted.has(id))
  return inOrder ? selected.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : selected
}

/** What the filters find, in the chosen order; null: as they come. */
export function findCareers(
  careers: readonly CareerSummary[],
  {
    q,
    industry,
    sector,
    sort,
  }: Omit<CareerBrowserState, 'career' | 'sort'> & { sort: CareerSort | null },
): readonly CareerSummary[] {
  // As the API orders them: the first cards wait for no sorting.
  if ((sort === 'title' || sort === null) && !q.trim() && !industry && !sector) return careers
  return filterCareers(sort === null ? careers : inOrder(careers, sort), { q, industry, sector })
}

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
