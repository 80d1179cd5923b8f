import './sets.css'
import type { CareerSummary, QuestionSetSummary } from '@pathquest/core/contracts'
import { GRADES } from '@pathquest/core/question-sets/set-choices'
import { setFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import type { Synonyms } from '@pathquest/core/search/synonyms'
import { Button, Select, TextField } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { questionSetMessages } from '../messages/en/question-sets'

interface WithoutFiltersProps {
  /** How many sets only the filters exclude. */
  count: number
  onPress: () => void
}

/** Nothing matches the filters, but the search matches something without them. */
export function WithoutFilters({ count, onPress }: WithoutFiltersProps) {
  const t = useMessages(questionSetMessages)
  return <Button onClick={onPress}>{t('sets.unfiltered', { count })}</Button>
}

interface SetFiltersProps {
  filter: SetFilter
  choices: ReturnType<typeof filterChoices>
  onChange: (filter: SetFilter) => void
}

/** Search and filters for a list of sets; values that no set has are not offered. */
export function SetFilters({ filter, choices, onChange }: SetFiltersProps) {
  const t = useMessages(questionSetMessages)
  const set = (field: keyof SetFilter) => (value: string) => onChange({ ...filter, [field]: value })
  const same = (value: string) => ({ value, label: value, lang: t.contentLang })
  return (
    <search className="set-filters">
      <TextField
        label={t('sets.search')}
        placeholder={t('sets.searchHint')}
        type="search"
        icon={searchIcon}
        autoComplete="off"
        value={filter.q}
        onChange={set('q')}
      />
      <div className="set-selects">
        <Select
          label={t('sets.subject')}
          placeholder={t('sets.allSubjects')}
          value={filter.subject}
          onChange={set('subject')}
          options={choices.subjects.map(same)}
        />
        <Select
          label={t('sets.grade')}
          placeholder={t('sets.allGrades')}
          value={filter.grade}
          onChange={set('grade')}
          options={GRADES.map((grade) => ({
            value: String(grade),
            label: t('sets.oneGrade', { grade }),
          }))}
        />
        {choices.careers.length > 0 && (
          <Select
            label={t('sets.career')}
            placeholder={t('sets.all')}
            value={filter.careerId}
            onChange={set('careerId')}
            options={choices.careers.map((one) => ({ ...one, lang: t.contentLang }))}
          />
        )}
        {choices.tags.length > 0 && (
          <Select
            label={t('sets.tag')}
            placeholder={t('sets.all')}
            value={filter.tag}
            onChange={set('tag')}
            options={choices.tags.map(same)}
          />
        )}
      </div>
    </search>
  )
}

interface SetFilter {
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

/** A set with its career. */
interface SearchableSet {
  set: QuestionSetSummary
  career: Pick<CareerSummary, 'title' | 'otherTitles'> | null
}

export const searchable = (set: QuestionSetSummary, careers: SetCareers): SearchableSet => ({
  set,
  career: careers.get(set.careerId ?? '') ?? null,
})

const fieldsOf = ({ set, career }: SearchableSet) => setFields(set, career)

/** Keeps only the search text. */
export const withoutFilters = ({ q }: SetFilter): SetFilter => ({ ...NO_FILTER, q })

/** A thousand sets on one career each would bury what a teacher made or marked. */
const rankOf = ({ isFavourite, isMine, careerId }: QuestionSetSummary): number =>
  isFavourite ? 0 : isMine ? 1 : careerId === null ? 2 : 3

/** Favorites, one's own, sets on a topic, then those on one career; else in their order. */
export const ownFirst = (sets: readonly QuestionSetSummary[]): QuestionSetSummary[] =>
  [...sets].sort((a, b) => rankOf(a) - rankOf(b))

/** The sets that match a text, best first; without a text in their order. */
export const searchSets = (
  sets: readonly SearchableSet[],
  q: string,
  synonyms: Synonyms,
): QuestionSetSummary[] => searchList(sets, q, fieldsOf, synonyms).map(({ set }) => set)

/** A set without grades matches every grade. */
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

/** The filter options. */
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
