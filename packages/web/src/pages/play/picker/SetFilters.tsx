import { searchIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Select, TextField } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'
import type { filterChoices, SetFilter } from './filter-sets'

const GRADES = [6, 7, 8, 9, 10, 11, 12]

export interface SetFiltersProps {
  filter: SetFilter
  choices: ReturnType<typeof filterChoices>
  onChange: (filter: SetFilter) => void
}

export function SetFilters({ filter, choices, onChange }: SetFiltersProps) {
  const t = useMessages(pickerMessages)
  const set = (field: keyof SetFilter) => (value: string) => onChange({ ...filter, [field]: value })
  return (
    <search className="picker-filters">
      <TextField
        label={t('picker.search')}
        placeholder={t('picker.searchSets')}
        type="search"
        icon={searchIcon}
        autoComplete="off"
        value={filter.q}
        onChange={set('q')}
      />
      <div className="picker-selects">
        <Select
          label={t('picker.grade')}
          placeholder={t('picker.all')}
          value={filter.grade}
          onChange={set('grade')}
          options={GRADES.map((grade) => ({
            value: String(grade),
            label: t('picker.gradeOption', { grade }),
          }))}
        />
        <Select
          label={t('picker.subject')}
          placeholder={t('picker.all')}
          value={filter.subject}
          onChange={set('subject')}
          options={choices.subjects.map((value) => ({ value, label: value, lang: t.contentLang }))}
        />
        <Select
          label={t('picker.career')}
          placeholder={t('picker.all')}
          value={filter.careerId}
          onChange={set('careerId')}
          options={choices.careers.map((one) => ({ ...one, lang: t.contentLang }))}
        />
      </div>
    </search>
  )
}
