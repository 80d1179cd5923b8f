import { filterCareers, sortCareers } from '@pathquest/game-core/careers'
import { useMemo } from 'react'
import type { CareerList, CareerSummary } from '../api-types'
import type { CareerBrowserState } from './browser-state'
import type { Loaded } from './loaded'

const NO_CAREERS: readonly CareerSummary[] = []

const distinct = (entries: string[]): string[] =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** The sectors of an industry; of all industries where it is empty. */
export const sectorsOf = (list: Loaded<CareerList>, industry: string): string[] =>
  list.status === 'ready'
    ? distinct(filterCareers(list.data.careers, { industry }).map(({ sector }) => sector))
    : []

/** What is found and what there is to choose from; each part is worked out when its causes change. */
export function useFound(list: Loaded<CareerList>, state: CareerBrowserState) {
  const { q, industry, sector, sort } = state
  const careers = list.status === 'ready' ? list.data.careers : NO_CAREERS
  const sorted = useMemo(() => sortCareers(careers, sort), [careers, sort])
  const found = useMemo(
    () => filterCareers(sorted, { q, industry, sector }),
    [sorted, q, industry, sector],
  )
  const industries = useMemo(() => distinct(careers.map((career) => career.industry)), [careers])
  const sectors = useMemo(() => sectorsOf(list, industry), [list, industry])
  return { found, industries, sectors }
}
