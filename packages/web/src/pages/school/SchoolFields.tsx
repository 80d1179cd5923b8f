import type { MakeSchool } from '@pathquest/core/contracts'
import {
  SCHOOL_CITY_MAX,
  SCHOOL_NAME_MAX,
  SCHOOL_STATE_MAX,
} from '@pathquest/core/schools/school-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { schoolMessages } from '../../messages/en/school'
import { useErrorText } from '../../messages/use-error-text'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import './school.css'

interface SchoolFieldsProps {
  isSaving: boolean
  /** Why the last attempt was refused. */
  error: unknown
  onMake: (fields: MakeSchool) => void
}

/** The fields of a new school. */
export function SchoolFields({ isSaving, error, onMake }: SchoolFieldsProps) {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [city, setCity] = useState('')
  const [state, setState] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setMissing(name.trim() === '')
    if (name.trim() === '') focusFirstInvalid(form.current)
    else onMake({ name: name.trim(), city: city.trim(), state: state.trim() })
  }
  return (
    <form ref={form} className="school-form" onSubmit={submit} noValidate>
      <TextField
        label={t('school.name')}
        error={isMissing ? t('school.nameRequired') : undefined}
        value={name}
        onChange={(typed) => {
          setName(typed)
          setMissing(false)
        }}
        maxLength={SCHOOL_NAME_MAX}
        autoComplete="organization"
      />
      <div className="school-pair">
        <TextField
          label={t('school.city')}
          value={city}
          onChange={setCity}
          maxLength={SCHOOL_CITY_MAX}
          autoComplete="off"
        />
        <TextField
          label={t('school.state')}
          value={state}
          onChange={setState}
          maxLength={SCHOOL_STATE_MAX}
          autoComplete="off"
        />
      </div>
      {Boolean(error) && <InlineError>{errorText(toApiError(error))}</InlineError>}
      <Button type="submit" variant="primary" busy={isSaving}>
        {t('school.make')}
      </Button>
    </form>
  )
}
