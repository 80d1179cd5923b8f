import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { usePickerCareers } from './picker-queries'

interface IndustryFieldProps {
  /** null: careers of any. */
  value: string | null
  onChange: (industry: string | null) => void
}

/** Which careers a game of careers deals first. */
export function IndustryField({ value, onChange }: IndustryFieldProps) {
  const t = useMessages(pickerMessages)
  const { data } = usePickerCareers()
  const industries = useMemo(() => {
    const all = data?.careers.map(({ industry }) => industry) ?? []
    // The chosen one is listed while the careers load, too.
    return [...new Set(value === null ? all : [...all, value])].sort((a, b) => a.localeCompare(b))
  }, [data, value])
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
