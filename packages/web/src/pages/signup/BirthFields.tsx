import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo } from 'react'
import { authMessages } from '../../messages/en/auth'

export interface BirthMonth {
  birthMonth: number
  birthYear: number
}

/** As chosen; empty: not yet. */
export interface ChosenBirth {
  month: string
  year: string
}

export const NO_BIRTH: ChosenBirth = { month: '', year: '' }

/** Undefined: one of the two is not chosen yet. */
export const birthOf = ({ month, year }: ChosenBirth): BirthMonth | undefined =>
  month && year ? { birthMonth: Number(month), birthYear: Number(year) } : undefined

const OLDEST_YEARS = 110

interface BirthFieldsProps {
  value: ChosenBirth
  onChange: (value: ChosenBirth) => void
  /** Shown where one is not chosen. */
  required: string | undefined
  disabled: boolean
}

/** Month and year of birth, without a hint at the required age. */
export function BirthFields({ value, onChange, required, disabled }: BirthFieldsProps) {
  const t = useMessages(authMessages)
  const months = useMemo(() => monthOptions(t.locale), [t.locale])
  const years = useMemo(() => {
    const now = new Date().getFullYear()
    return Array.from({ length: OLDEST_YEARS }, (_, i) => String(now - i)).map((year) => ({
      value: year,
      label: year,
    }))
  }, [])
  return (
    <div className="pq-auth-pair">
      <Select
        label={t('signup.month')}
        value={value.month}
        options={months}
        placeholder={t('signup.monthPlaceholder')}
        onChange={(month) => onChange({ ...value, month })}
        error={value.month ? undefined : required}
        disabled={disabled}
        autoComplete="off"
      />
      <Select
        label={t('signup.year')}
        value={value.year}
        options={years}
        placeholder={t('signup.yearPlaceholder')}
        onChange={(year) => onChange({ ...value, year })}
        error={value.year ? undefined : required}
        disabled={disabled}
        autoComplete="off"
      />
    </div>
  )
}

function monthOptions(locale: string) {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: name.format(Date.UTC(2000, i, 15)),
  }))
}
