import { filterCareers, sortCareers } from '@pathquest/game-core/careers'
import type { CareerSummary } from '../api/types'
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

/** What the filters find, in the chosen order. */
export const foundCareers = (
  careers: readonly CareerSummary[],
  { q, industry, sector, sort }: CareerBrowserState,
): readonly CareerSummary[] => filterCareers(inOrder(careers, sort), { q, industry, sector })
