import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useSchoolSearch } from '../api/schools'
import { schoolFieldMessages } from '../messages/en/school-field'
import { Combobox } from '../shell/Combobox'
import { useDebouncedText } from '../shell/use-debounced'

/** What was typed, and which school it names; null: none. */
export interface ChosenSchool {
  id: string | null
  typed: string
}

export const NO_SCHOOL: ChosenSchool = { id: null, typed: '' }

interface NamedSchool {
  id: string
  name: string
  city: string
  state: string
}

/** Told apart from others of its name by its place. */
export const schoolLabel = ({ name, city, state }: NamedSchool): string =>
  [name, city, state].filter((part) => part !== '').join(', ')

const NONE: { id: string; label: string }[] = []

interface SchoolFieldProps {
  value: ChosenSchool
  onChange: (school: ChosenSchool) => void
}

/** One of the confirmed schools, chosen from a list; optional, and it opens nothing. */
export function SchoolField({ value: { id, typed }, onChange }: SchoolFieldProps) {
  const t = useMessages(schoolFieldMessages)
  const [isOpen, setOpen] = useState(false)
  const q = useDebouncedText(typed.trim())
  const isAsked = isOpen && id === null && typed.trim().length >= 2
  const { data, isError } = useSchoolSearch(isAsked ? q : '')
  const options =
    (isAsked && data?.map((school) => ({ id: school.id, label: schoolLabel(school) }))) || NONE
  const status = !isAsked
    ? ''
    : isError
      ? t('schoolField.failed')
      : !data
        ? t('schoolField.loading')
        : options.length > 0
          ? t('schoolField.found', { count: options.length })
          : t('schoolField.none')
  return (
    <Combobox
      label={t('schoolField.label')}
      hint={t('schoolField.hint')}
      error={id === null && typed.trim() !== '' && !isOpen ? t('schoolField.choose') : undefined}
      value={typed}
      onChange={(text) => onChange({ id: null, typed: text })}
      options={options}
      status={status}
      onPick={({ id, label }) => onChange({ id, typed: label })}
      onOpen={setOpen}
    />
  )
}
