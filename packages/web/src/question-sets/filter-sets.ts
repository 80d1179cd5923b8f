import { filterCareers } from '@pathquest/game-core/careers/careers'
import type { QuestionSetSummary } from '@pathquest/game-core/contracts'

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

/** A set with the words that the search looks into. */
export interface SearchableSet {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  set: QuestionSetSummary
}

export const searchable = (
  set: QuestionSetSummary,
  careerTitles: ReadonlyMap<string, string>,
): SearchableSet => ({
  id: set.id,
  title: set.title,
  description: set.description ?? '',
  industry: set.subject,
  sector: [set.careerSector ?? '', careerTitles.get(set.careerId ?? '') ?? '', ...set.tags].join(
    '\n',
  ),
  set,
})

/** Otherwise in the order they came in. */
export const favouritesFirst = (sets: readonly QuestionSetSummary[]): QuestionSetSummary[] =>
  [...sets].sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite))

/** A set without grades fits every grade. */
export function filterSets(
  sets: readonly SearchableSet[],
  { q, grade, subject, careerId, tag }: SetFilter,
): QuestionSetSummary[] {
  return filterCareers(sets, { q })
    .map(({ set }) => set)
    .filter(
      (set) =>
        (grade === '' || set.gradeLevel.length === 0 || set.gradeLevel.includes(Number(grade))) &&
        (subject === '' || set.subject === subject) &&
        (careerId === '' || set.careerId === careerId) &&
        (tag === '' || set.tags.includes(tag)),
    )
}

/** What there is to filter by. */
export function filterChoices(
  sets: readonly QuestionSetSummary[],
  careerTitles: ReadonlyMap<string, string>,
) {
  const byName = (a: string, b: string) => a.localeCompare(b, 'en')
  const careers = new Map(
    sets.flatMap(({ careerId }) => {
      const title = careerId === null ? undefined : careerTitles.get(careerId)
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
