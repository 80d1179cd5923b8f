import './sets.css'
import { GRADES } from '@pathquest/core/question-sets/set-choices'
import { Button, Select, TextField } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import type { SetPages } from '../api/question-sets'
import { questionSetMessages } from '../messages/en/question-sets'
import { CareerField } from './CareerField'
import { countedOptions } from './counted-options'
import type { SetFilter } from './set-filter'

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
  counts: SetPages['counts']
  onChange: (filter: SetFilter) => void
}

/** Search and filters for a list of sets, each value with how many sets have it. */
export function SetFilters({ filter, counts, onChange }: SetFiltersProps) {
  const t = useMessages(questionSetMessages)
  const set = (field: 'q' | 'grade' | 'subject' | 'tag') => (value: string) =>
    onChange({ ...filter, [field]: value })
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
          options={countedOptions(counts.subjects, filter.subject, t)}
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
        <CareerField
          label={t('sets.career')}
          placeholder={t('sets.all')}
          value={filter.career}
          onChange={(career) => onChange({ ...filter, career })}
        />
        <Select
          label={t('sets.tag')}
          placeholder={t('sets.all')}
          value={filter.tag}
          onChange={set('tag')}
          options={countedOptions(counts.tags, filter.tag, t)}
        />
      </div>
    </search>
  )
}
