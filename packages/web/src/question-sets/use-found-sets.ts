import type { QuestionSetSummary } from '@pathquest/game-core/contracts'
import { useDeferredValue, useMemo, useState } from 'react'
import { favouritesFirst, filterChoices, filterSets, NO_FILTER, searchable } from './filter-sets'

const NO_SETS: readonly QuestionSetSummary[] = []
const NO_CAREERS: ReadonlyMap<string, string> = new Map()

/** A list of sets with its search and filters, favorites first; without titles until they are there. */
export function useFoundSets(
  sets: readonly QuestionSetSummary[] = NO_SETS,
  titles: ReadonlyMap<string, string> = NO_CAREERS,
) {
  const [filter, setFilter] = useState(NO_FILTER)
  const all = useMemo(
    () => favouritesFirst(sets).map((set) => searchable(set, titles)),
    [sets, titles],
  )
  const choices = useMemo(() => filterChoices(sets, titles), [sets, titles])
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => filterSets(all, wanted), [all, wanted])
  return { filter, setFilter, choices, found }
}
