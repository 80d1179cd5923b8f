import type { SignUpForm } from '@pathquest/core/accounts/forms'
import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText, focusControl, focusFirstInvalid } from '../../shell/auth-form'
import { toasts } from '../../shell/toasts'
import { closeSignUp } from './sign-up-closed'

type Field = keyof SignUpForm
type Errors = Partial<Record<Field, string | undefined>>

const EMPTY: SignUpForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: '',
  terms: false,
}

export interface SignUpFormOptions {
  initial?: Partial<SignUpForm>
  validate: (form: SignUpForm) => Errors
  send: (form: SignUpForm) => Promise<void>
  onUnderAge: () => void
}

/** Fields, errors and sending of a sign-up, with a password or with a provider. */
export function useSignUpForm({ initial, validate, send, onUnderAge }: SignUpFormOptions) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const [form, setForm] = useState({ ...EMPTY, ...initial })
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const set = <F extends Field>(field: F, value: SignUpForm[F]) => {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }
  const shown = (field: Field) => {
    const code = errors[field]
    return code && errorText({ code })
  }
  const fail = (error: unknown) => {
    setBusy(false)
    if (error instanceof ApiError && error.code === 'under_age') {
      closeSignUp()
      return onUnderAge()
    }
    const own = authFailureText(error, errorText)
    toasts.error(own ?? t(error instanceof ApiError ? 'signup.failed' : 'signup.unexpected'))
    if (error instanceof ApiError && error.field && error.field in EMPTY) {
      setErrors({ [error.field]: error.code })
      focusFirstInvalid(element.current)
    } else {
      focusControl(element.current, '[type=submit]')
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validate(form)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current)
    setBusy(true)
    await send(form).catch(fail)
  }
  return { form, set, shown, busy, element, submit }
}
