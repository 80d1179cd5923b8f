import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useIndustries } from '../../../api/careers'
import { pickerMessages } from '../../../messages/en/picker'

interface IndustryFieldProps {
  /** null: careers of any. */
  value: string | null
  onChange: (industry: string | null) => void
}

/** Which careers a game of careers deals first. */
export function IndustryField({ value, onChange }: IndustryFieldProps) {
  const t = useMessages(pickerMessages)
  const { industries: all } = useIndustries()
  // The chosen one is listed while the others load, too.
  const industries = value === null || all.includes(value) ? all : [...all, value]
  return (
    <Select
      label={t('picker.gameIndustry')}
      value={value ?? ''}
      placeholder={t('picker.anyIndustry')}
      onChange={(industry) => onChange(industry || null)}
      options={industries.map((one) => ({ value: one, label: one, lang: t.contentLang }))}
    />
  )
}
