import {
  fullNameOf,
  type SignUpForm as SignUpFields,
  validateProviderSignUp,
} from '@pathquest/game-core/accounts/forms'
import { USER_TYPES, type UserType } from '@pathquest/game-core/constants'
import type { SocialSignUpAnswer } from '@pathquest/game-core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/sdk/messages'
import { Checkbox, RadioCards, Signpost, TextField } from '@pathquest/sdk/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useSession } from '../../app/session'
import { toasts } from '../../app/toasts'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText, focusControl, focusFirstInvalid } from '../login/auth-form'
import { AcceptTerms } from './AcceptTerms'
import type { BirthMonth } from './AgeGate'
import { closeSignUp } from './sign-up-closed'

type Fields = Pick<SignUpFields, 'firstName' | 'lastName' | 'role' | 'terms'>

export interface ProviderSignUpFormProps {
  birth: BirthMonth
  pending: NonNullable<SocialSignUpAnswer['pending']>
  onUnderAge: () => void
}

/** What a provider does not tell: the role, and that the terms are accepted. */
export function ProviderSignUpForm({ birth, pending, onUnderAge }: ProviderSignUpFormProps) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const { signUpWithProvider } = useSession()
  const [form, setForm] = useState<Fields>(() => ({
    ...namesOf(pending.fullName),
    role: '',
    terms: false,
  }))
  const [errors, setErrors] = useState<ReturnType<typeof validateProviderSignUp>>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const set = <F extends keyof Fields>(field: F, value: Fields[F]) => {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }
  const shown = (field: keyof Fields) => {
    const code = errors[field]
    return code && errorText({ code })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateProviderSignUp(form)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current)
    setBusy(true)
    try {
      const fullName = fullNameOf(form.firstName, form.lastName)
      await signUpWithProvider({ fullName, role: form.role, terms: form.terms, ...birth })
      toasts.success(t('signup.welcome'))
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.code === 'under_age') {
        closeSignUp()
        return onUnderAge()
      }
      const isKnown = error instanceof ApiError
      toasts.error(
        authFailureText(error, errorText) ?? t(isKnown ? 'signup.failed' : 'signup.unexpected'),
      )
      focusControl(element.current, '[type=submit]')
    }
  }
  const text = (field: 'firstName' | 'lastName') => ({
    label: t(`signup.${field}`),
    name: field,
    value: form[field],
    onChange: (value: string) => set(field, value),
    error: shown(field),
    disabled: busy,
    maxLength: 60,
  })
  return (
    <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
      <p className="pq-muted">{t('signup.socialEmail', { email: pending.email })}</p>
      <RadioCards<UserType>
        legend={t('signup.role')}
        options={USER_TYPES.map((role) => ({ value: role, label: t(`signup.${role}`) }))}
        value={form.role as UserType | ''}
        onChange={(role) => set('role', role)}
        error={shown('role')}
        disabled={busy}
        minWidth={118}
      />
      <div className="pq-auth-pair">
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </div>
      <Checkbox
        name="terms"
        checked={form.terms}
        onChange={(terms) => set('terms', terms)}
        error={shown('terms')}
        disabled={busy}
        label={<AcceptTerms />}
      />
      <Signpost type="submit" full busy={busy}>
        {t(busy ? 'signup.submitting' : 'signup.submit')}
      </Signpost>
    </form>
  )
}

function namesOf(fullName: string): Pick<Fields, 'firstName' | 'lastName'> {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}
