import { type CareerSort, filterCareers, sortCareers } from '@pathquest/core/careers/careers'
import type { CareerSummary } from '../api/types'
import type { CareerSelection, SearchCareers } from './browser-props'
import type { CareerBrowserState } from './browser-state'

const sortedOf = new WeakMap<readonly CareerSummary[], Map<string, readonly CareerSummary[]>>()

/** Every order of a list is computed once. */
function inOrder(careers: readonly CareerSummary[], sort: CareerBrowserState['sort']) {
  const orders = sortedOf.get(careers) ?? new Map<string, readonly CareerSummary[]>()
  sortedOf.set(careers, orders)
  const sorted = orders.get(sort) ?? sortCareers(careers, sort)
  orders.set(sort, sorted)
  return sorted
}

/** The careers of a list that a page has selected. */
export function selectCareers(
  careers: readonly CareerSummary[],
  { ids, inOrder }: CareerSelection,
): readonly CareerSummary[] {
  const wanted = new Set(ids)
  const selected = careers.filter(({ id }) => wanted.has(id))
  return inOrder ? selected.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : selected
}

/** A simple search until the real one is loaded: every word must occur. */
const containing: SearchCareers = (careers, q) => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return careers.filter(({ title, otherTitles = [], description, industry, sector }) => {
    const text = [title, ...otherTitles, description, industry, sector].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The matches, and how many there are without industry and sector. */
export interface FoundCareers {
  careers: readonly CareerSummary[]
  unfilteredTotal: number
}

/** What matches search and filters, in the chosen order; null: in the order of the list. */
export function findCareers(
  careers: readonly CareerSummary[],
  {
    q,
    industry,
    sector,
    sort,
  }: Omit<CareerBrowserState, 'career' | 'sort'> & { sort: CareerSort | null },
  search: SearchCareers = containing,
): FoundCareers {
  const isSearch = q.trim() !== ''
  // The API's list is already sorted by title, so the first cards wait for no sorting. Search
  // results are sorted by relevance, unless an order is chosen.
  const isAsItComes = sort === 'title' || sort === null
  const all = isSearch ? search(careers, q) : isAsItComes ? careers : inOrder(careers, sort)
  const found = industry || sector ? filterCareers(all, { industry, sector }) : all
  const ordered = isSearch && !isAsItComes ? sortCareers(found, sort) : found
  return { careers: ordered, unfilteredTotal: all.length }
}

const distinct = (entries: string[]): string[] =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** The filter options. */
export interface Choices {
  industries: readonly string[]
  /** Of the industry; of all industries where it is empty. */
  sectors: readonly string[]
}

/** The industries of a list, and the sectors of one of them. */
export const filterChoices = (careers: readonly CareerSummary[], industry: string): Choices => ({
  industries: distinct(careers.map((career) => career.industry)),
  sectors: distinct(
    careers
      .filter((career) => !industry || career.industry === industry)
      .map(({ sector }) => sector),
  ),
})
