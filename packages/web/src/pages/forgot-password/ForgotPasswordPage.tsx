import { validateForgotPassword } from '@pathquest/core/accounts/forms'
import type { ForgotPassword } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError, Signpost, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../../api/client'
import { useIsWithoutMails } from '../../api/site'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import type { ReturnState } from '../../session/session'
import { AuthFrame, focusControl, focusFirstInvalid } from '../../shell/AuthFrame'

/**
 * /forgot-password: requests a link by email, or from the operator. The answer is the same without
 * an account.
 */
export function ForgotPasswordPage() {
  const t = useMessages(recoveryMessages)
  const isWithoutMails = useIsWithoutMails()
  const { state } = useLocation() as { state: ReturnState | null }
  const [email, setEmail] = useState(state?.email ?? '')
  const [sentTo, setSentTo] = useState<string>()
  const back = <BackToSignIn state={{ ...state, email }} />
  if (sentTo !== undefined) {
    return (
      <AuthFrame title={t(isWithoutMails ? 'forgot.waitsTitle' : 'forgot.sentTitle')}>
        <p role="status">{t(isWithoutMails ? 'forgot.waits' : 'forgot.sent', { email: sentTo })}</p>
        <p className="pq-muted">{t(isWithoutMails ? 'forgot.noMails' : 'forgot.sentHint')}</p>
        <Button full onClick={() => setSentTo(undefined)}>
          {t('forgot.again')}
        </Button>
        {back}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={t('forgot.title')}
      intro={t(isWithoutMails ? 'forgot.noMails' : 'forgot.intro')}
    >
      <ForgotPasswordForm email={email} onChange={setEmail} onSent={setSentTo} />
      {back}
    </AuthFrame>
  )
}

interface ForgotPasswordFormProps {
  email: string
  onChange: (email: string) => void
  onSent: (email: string) => void
}

function ForgotPasswordForm({ email, onChange, onSent }: ForgotPasswordFormProps) {
  const t = useMessages(recoveryMessages)
  const errorText = useErrorText()
  const [errors, setErrors] = useState<ReturnType<typeof validateForgotPassword>>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = validateForgotPassword({ email })
    setErrors(found)
    setFailure(undefined)
    if (found.email) return focusFirstInvalid(element.current)
    setBusy(true)
    try {
      const form: ForgotPassword = { email: email.trim() }
      await call(api, 'POST /api/auth/forgot-password', { body: form })
      onSent(form.email)
    } catch (error) {
      setFailure(toApiError(error))
      setBusy(false)
      focusControl(element.current, '[type=submit]')
    }
  }
  return (
    <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
      {failure && <InlineError>{errorText(failure)}</InlineError>}
      <TextField
        label={t('forgot.email')}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={(value) => {
          onChange(value)
          setErrors({})
        }}
        error={errors.email && errorText({ code: errors.email })}
        disabled={busy}
      />
      <Signpost type="submit" full busy={busy}>
        {t(busy ? 'forgot.submitting' : 'forgot.submit')}
      </Signpost>
    </form>
  )
}

function BackToSignIn({ state }: { state: ReturnState }) {
  const t = useMessages(recoveryMessages)
  return (
    <p className="pq-auth-other">
      {t.parts('forgot.back', {
        signIn: (
          <Link key="signIn" to="/login" state={state}>
            {t('forgot.signIn')}
          </Link>
        ),
      })}
    </p>
  )
}
