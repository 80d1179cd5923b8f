import {
  fullNameOf,
  type SignUpForm as SignUpFields,
  validateSignUp,
} from '@pathquest/game-core/accounts/forms'
import { USER_TYPES, type UserType } from '@pathquest/game-core/constants'
import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/sdk/messages'
import { Checkbox, PasswordField, RadioCards, Signpost, TextField } from '@pathquest/sdk/ui'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../app/session'
import { toasts } from '../../app/toasts'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText, focusControl, focusFirstInvalid } from '../login/auth-form'
import { AcceptTerms } from './AcceptTerms'
import type { BirthMonth } from './AgeGate'
import { closeSignUp } from './sign-up-closed'

type Field = keyof SignUpFields
type Errors = ReturnType<typeof validateSignUp>

const EMPTY: SignUpFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: '',
  terms: false,
}

export interface SignUpFormProps {
  birth: BirthMonth
  onUnderAge: () => void
}

export function SignUpForm({ birth, onUnderAge }: SignUpFormProps) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const { signUp } = useSession()
  const navigate = useNavigate()
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const set = <F extends Field>(field: F, value: SignUpFields[F]) => {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }
  const shown = (field: Field) => {
    const code = errors[field]
    return code && errorText({ code })
  }
  const text = (field: 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword') => ({
    label: t(`signup.${field}`),
    name: field,
    value: form[field],
    onChange: (value: string) => set(field, value),
    error: shown(field),
    disabled: busy,
  })
  const fail = (error: unknown) => {
    setBusy(false)
    if (error instanceof ApiError && error.code === 'under_age') {
      closeSignUp()
      onUnderAge()
      return
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
    const found = validateSignUp(form)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current)
    setBusy(true)
    try {
      const message = await signUp({
        email: form.email.trim(),
        password: form.password,
        fullName: fullNameOf(form.firstName, form.lastName),
        role: form.role,
        ...birth,
      })
      if (message && /email/i.test(message)) {
        toasts.success(t('signup.confirmEmail'))
        navigate('/login')
      } else {
        toasts.success(t('signup.welcome'))
      }
    } catch (error) {
      fail(error)
    }
  }
  const passwordLabels = {
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
    autoComplete: 'new-password',
  }
  return (
    <>
      <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
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
          <TextField {...text('firstName')} autoComplete="given-name" maxLength={60} />
          <TextField {...text('lastName')} autoComplete="family-name" maxLength={60} />
        </div>
        <TextField {...text('email')} type="email" autoComplete="username" maxLength={254} />
        <PasswordField
          {...text('password')}
          {...passwordLabels}
          hint={t('signup.passwordHint')}
          maxLength={128}
        />
        <PasswordField {...text('confirmPassword')} {...passwordLabels} maxLength={128} />
        <Checkbox
          name="terms"
          checked={form.terms}
          onChange={(terms) => set('terms', terms)}
          error={shown('terms')}
          disabled={busy}
          label={<AcceptTerms />}
        />
        <Signpost type="submit" full busy={busy}>
          {busy ? t('signup.submitting') : t('signup.submit')}
        </Signpost>
      </form>
      <p className="pq-auth-other">
        {t.parts('signup.haveAccount', {
          signIn: (
            <Link key="signIn" to="/login">
              {t('signup.signIn')}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
