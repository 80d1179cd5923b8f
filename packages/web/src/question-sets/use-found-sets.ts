import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSynonyms } from '../api/question-sets'
import {
  filterChoices,
  filterSets,
  NO_FILTER,
  ownFirst,
  type SetCareers,
  searchable,
  searchSets,
} from './SetFilters'

const NO_SETS: readonly QuestionSetSummary[] = []
const NO_CAREERS: SetCareers = new Map()

/**
 * A list of sets with its search and filters: favorites and own sets first, in a search the best match. Without
 * careers until they are loaded.
 */
export function useFoundSets(
  sets: readonly QuestionSetSummary[] = NO_SETS,
  careers: SetCareers = NO_CAREERS,
) {
  const [filter, setFilter] = useState(NO_FILTER)
  const choices = useMemo(() => filterChoices(sets, careers), [sets, careers])
  const wanted = useDeferredValue(filter)
  const meant = useSearchedSets(sets, careers, wanted.q)
  const found = useMemo(() => filterSets(meant, wanted), [meant, wanted])
  return { filter, setFilter, choices, found, unfilteredTotal: meant.length }
}

/** The sets that match a text; without a text all of them, favorites and own sets first. */
export function useSearchedSets(
  sets: readonly QuestionSetSummary[],
  careers: SetCareers = NO_CAREERS,
  q: string,
): readonly QuestionSetSummary[] {
  const synonyms = useSynonyms()
  const all = useMemo(() => ownFirst(sets).map((set) => searchable(set, careers)), [sets, careers])
  return useMemo(() => searchSets(all, q, synonyms), [all, q, synonyms])
}
