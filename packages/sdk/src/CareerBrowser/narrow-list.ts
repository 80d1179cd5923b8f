import type { RouteQuery } from '@pathquest/core/routes'
import type { CareerList } from '../api/types'

export type CareersQuery = NonNullable<RouteQuery<'GET /api/careers'>>

/** What is known of a list before it is loaded. */
export interface NarrowedList {
  list: CareerList
  /** False: `list.total` is not the one of this list. */
  isCounted: boolean
}

/**
 * What a loaded list says about the list with other filters: its careers that match them, and how
 * many there are where that was counted. Null: the words or the language differ, which only the
 * server can answer.
 */
export function narrowedList(
  loaded: CareerList,
  from: CareersQuery,
  to: CareersQuery,
): NarrowedList | null {
  const isOther = (['q', 'ids', 'saved', 'lang'] as const).some((name) => from[name] !== to[name])
  if (isOther) return null
  const { industry, sector } = to
  const careers = loaded.careers.filter(
    (career) =>
      (!industry || career.industry === industry) && (!sector || career.sector === sector),
  )
  const total =
    industry === from.industry && sector === from.sector
      ? loaded.total
      : sector
        ? industry === from.industry
          ? countOf(loaded.sectors, sector)
          : undefined
        : industry
          ? countOf(loaded.industries, industry)
          : loaded.unfilteredTotal
  return {
    list: { ...loaded, careers, total: total ?? careers.length },
    isCounted: total !== undefined,
  }
}

const countOf = (counts: CareerList['industries'], wanted: string): number | undefined =>
  counts.find(({ name }) => name === wanted)?.count
