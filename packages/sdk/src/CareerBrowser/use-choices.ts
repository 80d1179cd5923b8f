import { useMemo } from 'react'
import type { CareerList } from '../api-types'
import type { Loaded } from './loaded'

const distinct = (entries: string[]): string[] =>
  [...new Set(entries)].sort((a, b) => a.localeCompare(b, 'en'))

/** The sectors of an industry; of all industries where it is empty. */
export const sectorsOf = (list: Loaded<CareerList>, industry: string): string[] =>
  list.status === 'ready'
    ? distinct(
        list.data.careers
          .filter((career) => !industry || career.industry === industry)
          .map(({ sector }) => sector),
      )
    : []

/** What there is to choose from. */
export function useChoices(list: Loaded<CareerList>, industry: string) {
  const industries = useMemo(
    () => (list.status === 'ready' ? distinct(list.data.careers.map((one) => one.industry)) : []),
    [list],
  )
  const sectors = useMemo(() => sectorsOf(list, industry), [list, industry])
  return { industries, sectors }
}
