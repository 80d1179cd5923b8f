import { toApiError } from '@pathquest/sdk/api/error'
import { type FormEvent, useState } from 'react'
import { firstMissing, focusField } from './PlatformFields'
import { type RegisterForm, type RegisterFormErrors, validateRegisterForm } from './register-form'

/**
 * The values of a platform while they are written.
 *
 * @param first what the fields begin with
 * @param error why the last try was refused; null: it was not
 */
export function usePlatformForm(first: RegisterForm, error: Error | null) {
  const [form, setForm] = useState(first)
  const [missing, setMissing] = useState<RegisterFormErrors>({})
  const refusal = error && toApiError(error)
  const onChange = (field: keyof RegisterForm, value: string) => {
    setForm((current) => ({ ...current, [field]: value }))
    setMissing((current) => ({ ...current, [field]: undefined }))
  }
  /** Sends what is complete; what is missing or was refused gets the focus. */
  const onSubmit =
    (send: (onError: (error: Error) => void) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const found = validateRegisterForm(form)
      setMissing(found)
      const fields = event.currentTarget
      const empty = firstMissing(found)
      if (empty) return focusField(fields, empty)
      send((error) => focusField(fields, toApiError(error).field ?? ''))
    }
  return {
    form,
    refill: setForm,
    onSubmit,
    /** What every field of it is given. */
    field: { form, missing, refusal, onChange },
    /** The refusal that no field shows. */
    refusal: refusal?.field && refusal.field in form ? null : refusal,
  }
}
