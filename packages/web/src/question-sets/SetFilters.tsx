import { GRADES } from '@pathquest/core/question-sets/set-choices'
import { Select, TextField } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { questionSetMessages } from '../messages/en/question-sets'
import type { filterChoices, SetFilter } from './filter-sets'
import './sets.css'

export interface SetFiltersProps {
  filter: SetFilter
  choices: ReturnType<typeof filterChoices>
  onChange: (filter: SetFilter) => void
}

/** Search and filters over a list of sets; what no set has is not offered. */
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
