import type { SignUpForm } from '@pathquest/core/accounts/forms'
import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import type { ReturnState } from '../../session/session'
import { authFailureText, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

const STORAGE_KEY = 'pathquest-signup-closed'

/**
 * Whether an under-age user was here in this browser session. No date is stored, only this flag.
 */
export function isSignUpClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return closedWithoutStorage
  }
}

let closedWithoutStorage = false

export function closeSignUp() {
  closedWithoutStorage = true
  try {
    sessionStorage.setItem(STORAGE_KEY, '1')
  } catch {
    // Framed without storage: the flag lasts as long as the page.
  }
}

/** The history state of a sign-up that waits for its confirmation email. */
export interface MailedState extends ReturnState {
  mailedTo?: string
}

/** After a sign-up: signed in at once, or, with a message about an email, to the sign-in page. */
export function useSignedUp(): (message: string | null, email: string) => void {
  const t = useMessages(authMessages)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: ReturnState | null }
  return (message, email) => {
    if (!message || !/email/i.test(message)) return toasts.success(t('signup.welcome'))
    toasts.success(t('signup.confirmEmail'))
    navigate('/login', { state: { ...state, mailedTo: email.trim() } satisfies MailedState })
  }
}

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

interface SignUpFormOptions {
  initial?: Partial<SignUpForm>
  validate: (form: SignUpForm) => Errors
  send: (form: SignUpForm) => Promise<void>
  onUnderAge: () => void
}

/** Fields, errors and submission of a sign-up, with a password or with a provider. */
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
