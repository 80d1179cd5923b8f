import { type CareerSort, filterCareers, sortCareers } from '@pathquest/core/careers/careers'
import type { CareerSummary } from '../api/types'
import type { CareerSelection, SearchCareers } from './browser-props'
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

/** A search until the real one has come: every word must occur. */
const containing: SearchCareers = (careers, q) => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return careers.filter(({ title, otherTitles = [], description, industry, sector }) => {
    const text = [title, ...otherTitles, description, industry, sector].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** What is found, and how many there are without industry and sector. */
export interface FoundCareers {
  careers: readonly CareerSummary[]
  unfilteredTotal: number
}

/** What search and filters find, in the chosen order; null: as they come. */
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
  // As the API orders them: the first cards wait for no sorting. What is searched for comes by how
  // well it fits, unless an order is chosen.
  const isAsItComes = sort === 'title' || sort === null
  const all = isSearch ? search(careers, q) : isAsItComes ? careers : inOrder(careers, sort)
  const found = industry || sector ? filterCareers(all, { industry, sector }) : all
  const ordered = isSearch && !isAsItComes ? sortCareers(found, sort) : found
  return { careers: ordered, unfilteredTotal: all.length }
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
