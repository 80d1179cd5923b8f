import { type LoginForm, validateLogin } from '@pathquest/core/accounts/forms'
import { Checkbox, InlineError, PasswordField, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { type ReturnState, useSession } from '../../session/session'
import { AuthFrame, authFailureText, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'
import type { MailedState } from '../signup/use-sign-up-form'
import { SignUpMailed } from '../verify-email/ConfirmSignUp'
import { SocialButtons } from './SocialButtons'

type Errors = ReturnType<typeof validateLogin>

/** Reasons why a provider's sign-in failed. */
const SOCIAL_ERRORS = [
  'social_failed',
  'social_no_email',
  'social_email_taken',
  'account_blocked',
] as const

export function LoginPage() {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const { user, signIn } = useSession()
  const { state } = useLocation() as { state: MailedState | null }
  const from = state?.from
  const [query] = useSearchParams()
  const socialError = SOCIAL_ERRORS.find((code) => code === query.get('social'))
  const [form, setForm] = useState<LoginForm>({
    email: state?.email ?? state?.mailedTo ?? '',
    password: '',
  })
  const [rememberMe, setRememberMe] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  // Also the redirect after signing in: back to the page that required it.
  if (user) return <Navigate to={from ?? '/dashboard'} replace />

  const set = (field: keyof LoginForm) => (value: string) => {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }
  const shown = (field: keyof LoginForm) => {
    const code = errors[field]
    return code && errorText({ code })
  }
  const toReset: ReturnState = { ...(from && { from }), email: form.email }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateLogin(form)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstInvalid(element.current)
    setBusy(true)
    try {
      await signIn({ email: form.email.trim(), password: form.password, rememberMe })
      toasts.success(t('login.welcome'))
    } catch (error) {
      toasts.error(authFailureText(error, errorText) ?? t('login.failed'))
      setBusy(false)
      focusControl(element.current, '[name=password]')
    }
  }
  return (
    <AuthFrame title={t('login.title')} intro={t('login.intro')}>
      {state?.mailedTo && <SignUpMailed email={state.mailedTo} />}
      {socialError && <InlineError>{errorText({ code: socialError })}</InlineError>}
      <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
        <TextField
          label={t('login.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={form.email}
          onChange={set('email')}
          error={shown('email')}
          disabled={busy}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={set('password')}
          error={shown('password')}
          disabled={busy}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
        <div className="pq-auth-line">
          <Checkbox
            label={t('login.rememberMe')}
            name="rememberMe"
            checked={rememberMe}
            onChange={setRememberMe}
            disabled={busy}
          />
          <Link className="pq-link" to="/forgot-password" state={toReset}>
            {t('login.forgot')}
          </Link>
        </div>
        <Signpost type="submit" full busy={busy}>
          {busy ? t('login.submitting') : t('login.submit')}
        </Signpost>
      </form>
      <div className="pq-auth-or">{t('login.or')}</div>
      <SocialButtons
        disabled={busy}
        rememberMe={rememberMe}
        returnTo={from && from.pathname + from.search + from.hash}
      />
      <p className="pq-auth-other">
        <Link to="/card" state={state}>
          {t('login.card')}
        </Link>
      </p>
      <p className="pq-auth-other">
        {t.parts('login.noAccount', {
          signUp: (
            <Link key="signUp" to="/signup" state={state}>
              {t('login.signUp')}
            </Link>
          ),
        })}
      </p>
      <p className="pq-auth-other">
        {t.parts('login.guest', {
          join: (
            <Link key="join" to="/join-game">
              {t('login.join')}
            </Link>
          ),
        })}
      </p>
    </AuthFrame>
  )
}
