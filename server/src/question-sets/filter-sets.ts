import { type QuestionSetQuery, SPANISH_TAG } from '@pathquest/core'
import { alphabetical } from '@pathquest/core/alphabetical'
import type { SetFacts } from './store/searched-sets'

/** There are hundreds of tags; a search finds the others. */
const TAGS_COUNTED_MAX = 60

/** What of a query filters; absent or empty: all. */
export type SetFilters = Pick<
  QuestionSetQuery,
  | 'grade_level'
  | 'exploration_type'
  | 'subject'
  | 'career_id'
  | 'career_sector'
  | 'difficulty_level'
  | 'tag'
  | 'min_questions'
>

export const filterSets = (sets: readonly SetFacts[], filters: SetFilters): SetFacts[] =>
  sets.filter(
    (set) =>
      isOfKind(set, filters) &&
      (!filters.career_id || set.careerId === filters.career_id) &&
      (!filters.career_sector || set.careerSector === filters.career_sector) &&
      (!filters.difficulty_level || set.difficultyLevel === filters.difficulty_level) &&
      (!filters.tag || set.tags.includes(filters.tag)) &&
      (!filters.min_questions || set.totalQuestions >= filters.min_questions),
  )

/** A set without grades fits every grade; a subject is asked for by the type subject alset. */
const isOfKind = (
  set: SetFacts,
  { grade_level: grade, exploration_type: type, subject }: SetFilters,
): boolean =>
  (!grade || set.gradeLevel.length === 0 || set.gradeLevel.includes(grade)) &&
  (type !== 'industry' || set.careerId === null) &&
  (type !== 'career' || set.careerId !== null) &&
  (type !== 'subject' || !subject || set.subject === subject)

/** What the filters can be set to, with how many of these sets have it. */
export function countsOf(sets: readonly SetFacts[], filters: SetFilters) {
  const ofKind = sets.filter((set) => isOfKind(set, filters))
  return {
    subjects: byName(count(sets.map(({ subject }) => subject))),
    sectors: byName(count(ofKind.flatMap(({ careerSector }) => careerSector ?? []))),
    tags: byName(
      count(sets.flatMap(({ tags }) => tags))
        .sort((a, b) => b.count - a.count || compare(a, b))
        .slice(0, TAGS_COUNTED_MAX),
    ),
  }
}

interface Counted {
  name: string
  count: number
}

function count(names: readonly string[]): Counted[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

const compare = (a: Counted, b: Counted) => alphabetical(a.name, b.name)
const byName = (counts: Counted[]) => counts.sort(compare)

type Order = Pick<QuestionSetQuery, 'sort' | 'lang'>

/**
 * A thousand sets on one career each would bury what a teacher made or marked, and those in another
 * language what they can read.
 */
function rankOf({ isFavourite, isMine, careerId, tags }: SetFacts, lang: Order['lang']): number {
  if (isFavourite) return 0
  if (isMine) return 1
  const isForeign = lang !== undefined && tags.includes(SPANISH_TAG) !== (lang === 'es')
  return (isForeign ? 4 : 2) + (careerId === null ? 0 : 1)
}

/** From the order by title, which stays among equals. */
export const sortSets = (sets: SetFacts[], { sort, lang }: Order): SetFacts[] =>
  sort === 'own_first' ? [...sets].sort((a, b) => rankOf(a, lang) - rankOf(b, lang)) : sets
