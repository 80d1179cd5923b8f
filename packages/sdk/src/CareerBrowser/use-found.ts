import { filterCareers, sortCareers } from '@pathquest/game-core/careers'
import { useMemo } from 'react'
import type { CareerSummary } from '../api-types'
import type { CareerBrowserState } from './browser-state'

/** What is found, in its order; each step is worked out when its causes change. */
export function useFound(careers: readonly CareerSummary[], state: CareerBrowserState) {
  const { q, industry, sector, sort } = state
  const sorted = useMemo(() => sortCareers(careers, sort), [careers, sort])
  return useMemo(
    () => filterCareers(sorted, { q, industry, sector }),
    [sorted, q, industry, sector],
  )
}
