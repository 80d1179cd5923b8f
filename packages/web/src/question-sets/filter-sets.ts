import type { CareerSummary, QuestionSetSummary } from '@pathquest/core/contracts'
import { setFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import type { Synonyms } from '@pathquest/core/search/synonyms'

export interface SetFilter {
  q: string
  /** Empty texts: all. */
  grade: string
  subject: string
  careerId: string
  tag: string
}

export const NO_FILTER: SetFilter = { q: '', grade: '', subject: '', careerId: '', tag: '' }

export const isFiltering = (filter: SetFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '')

/** Careers by their id, for the search and the filter by career. */
export type SetCareers = ReadonlyMap<string, Pick<CareerSummary, 'title' | 'otherTitles'>>

/** A set with the career that it is about. */
export interface SearchableSet {
  set: QuestionSetSummary
  career: Pick<CareerSummary, 'title' | 'otherTitles'> | null
}

export const searchable = (set: QuestionSetSummary, careers: SetCareers): SearchableSet => ({
  set,
  career: careers.get(set.careerId ?? '') ?? null,
})

const fieldsOf = ({ set, career }: SearchableSet) => setFields(set, career)

/** Only the text is left. */
export const withoutFilters = ({ q }: SetFilter): SetFilter => ({ ...NO_FILTER, q })

/** Otherwise in the order they came in. */
export const favouritesFirst = (sets: readonly QuestionSetSummary[]): QuestionSetSummary[] =>
  [...sets].sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite))

/** The sets that a text means, most fitting first; without a text as they come. */
export const searchSets = (
  sets: readonly SearchableSet[],
  q: string,
  synonyms: Synonyms,
): QuestionSetSummary[] => searchList(sets, q, fieldsOf, synonyms).map(({ set }) => set)

/** A set without grades fits every grade. */
export const filterSets = (
  sets: readonly QuestionSetSummary[],
  { grade, subject, careerId, tag }: SetFilter,
): QuestionSetSummary[] =>
  sets.filter(
    (set) =>
      (grade === '' || set.gradeLevel.length === 0 || set.gradeLevel.includes(Number(grade))) &&
      (subject === '' || set.subject === subject) &&
      (careerId === '' || set.careerId === careerId) &&
      (tag === '' || set.tags.includes(tag)),
  )

/** What there is to filter by. */
export function filterChoices(sets: readonly QuestionSetSummary[], careersById: SetCareers) {
  const byName = (a: string, b: string) => a.localeCompare(b, 'en')
  const careers = new Map(
    sets.flatMap(({ careerId }) => {
      const title = careerId === null ? undefined : careersById.get(careerId)?.title
      return careerId !== null && title !== undefined ? [[careerId, title] as const] : []
    }),
  )
  return {
    subjects: [...new Set(sets.map((set) => set.subject))].sort(byName),
    tags: [...new Set(sets.flatMap((set) => set.tags))].sort(byName),
    careers: [...careers]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => byName(a.label, b.label)),
  }
}
