import './confirm-email.css'
import type { ConfirmSignUp as Confirmation } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { InlineError, PasswordField, Signpost, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { authMessages } from '../../messages/en/auth'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { AuthFrame, focusControl } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

/** After a sign-up that waits for its email: what to do, also if none arrives. */
export function SignUpMailed({ email }: { email: string }) {
  const t = useMessages(recoveryMessages)
  return (
    <section className="confirm-email" aria-label={t('forgot.sentTitle')}>
      <div className="confirm-email-text">
        <b>{t('forgot.sentTitle')}</b>
        <p>{t('signUp.mailed', { email })}</p>
        <p>
          {t.parts('signUp.nothing', {
            again: (
              <Link key="again" to="/signup">
                {t('signUp.again')}
              </Link>
            ),
          })}
        </p>
      </div>
    </section>
  )
}

interface ConfirmSignUpProps {
  /** From the email link; null: the URL has none. */
  code: string | null
  /** Whether the sign-up was by a provider, without a password. */
  byProvider: boolean
}

/**
 * The end of a sign-up: the link proves ownership of the mailbox, the password that its owner is
 * the one who signed up. The account is created and signed in, in whichever browser the email is
 * opened.
 */
export function ConfirmSignUp({ code, byProvider }: ConfirmSignUpProps) {
  const t = useMessages(recoveryMessages)
  const auth = useMessages(authMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { user, confirmSignUp } = useSession()
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const confirm = useMutation({
    mutationFn: (body: Confirmation) => confirmSignUp(body),
    onSuccess: () => {
      toasts.success(auth('signup.welcome'))
      navigate('/dashboard', { replace: true })
    },
    onError: () => focusControl(element.current, '[name=password], [type=submit]'),
  })
  const error = confirm.error && toApiError(confirm.error)
  if (code === null || error?.code === 'link_invalid') {
    return (
      <AuthFrame title={t(code ? 'reset.endedTitle' : 'reset.noCodeTitle')}>
        <p role={code ? 'alert' : undefined}>{t(code ? 'signUp.ended' : 'signUp.noCode')}</p>
        <Link to={user ? '/dashboard' : '/login'} {...signpostLook({ full: true })}>
          {user ? t('verify.goOn') : auth('login.submit')}
        </Link>
        {!user && (
          <p className="pq-auth-other">
            <Link to="/signup">{auth('login.signUp')}</Link>
          </p>
        )}
      </AuthFrame>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWithout = !byProvider && password === ''
    setIsMissing(isWithout)
    if (isWithout) return focusControl(element.current, '[name=password]')
    confirm.mutate({ token: code, ...(byProvider ? {} : { password }) })
  }
  const isWrong = error?.code === 'sign_up_password_wrong'
  return (
    <AuthFrame title={t('verify.title')} intro={t(byProvider ? 'verify.intro' : 'signUp.intro')}>
      {error && !isWrong && <InlineError>{errorText(error)}</InlineError>}
      <form ref={element} className="pq-auth-form" onSubmit={submit} noValidate>
        {!byProvider && (
          <PasswordField
            label={auth('login.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(next) => {
              setPassword(next)
              setIsMissing(false)
              if (isWrong) confirm.reset()
            }}
            error={
              isMissing
                ? errorText({ code: 'password_required' })
                : isWrong
                  ? errorText(error)
                  : undefined
            }
            disabled={confirm.isPending}
            showLabel={auth('login.showPassword')}
            hideLabel={auth('login.hidePassword')}
          />
        )}
        <Signpost type="submit" full busy={confirm.isPending}>
          {t(confirm.isPending ? 'verify.submitting' : 'signUp.submit')}
        </Signpost>
      </form>
      {byProvider && (
        <p className="pq-auth-other">
          <Link to="/login">{auth('signup.socialAgain')}</Link>
        </p>
      )}
    </AuthFrame>
  )
}
