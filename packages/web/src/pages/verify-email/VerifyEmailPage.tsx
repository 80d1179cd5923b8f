import './confirm-email.css'
import type { VerifyEmail } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError, Signpost, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { api } from '../../api/client'
import { useIsWithoutMails } from '../../api/site'
import { authMessages } from '../../messages/en/auth'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import { readLinkCode, useCodeOutOfAddress } from '../../session/link-code'
import { useSession } from '../../session/session'
import { AuthFrame } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'
import { ConfirmSignUp } from './ConfirmSignUp'

/** For an account with an unconfirmed address: what to do, and sending the email again. */
export function ConfirmEmail() {
  const t = useMessages(recoveryMessages)
  const errorText = useErrorText()
  const { user } = useSession()
  const isWithoutMails = useIsWithoutMails()
  const again = useMutation({
    mutationFn: () => call(api, 'POST /api/auth/confirmation'),
    onError: (error) => toasts.error(errorText(toApiError(error))),
  })
  if (!user?.mustConfirmEmail) return null
  return (
    <section className="confirm-email" aria-label={t('confirm.title')}>
      <div className="confirm-email-text">
        <b>{t('confirm.title')}</b>
        <p>
          {t(isWithoutMails ? 'confirm.textNoMails' : 'confirm.text', { email: user.email ?? '' })}
        </p>
      </div>
      <span role="status">
        {again.isSuccess && t(isWithoutMails ? 'confirm.made' : 'confirm.sent')}
      </span>
      {!again.isSuccess && (
        <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
          {t(isWithoutMails ? 'confirm.make' : 'confirm.again')}
        </Button>
      )}
    </section>
  )
}

/** `?new=` for a sign-up that waits for this link. */
const NEW_BY = ['password', 'provider']

/** /verify-email: the target of email links that confirm an address. */
export function VerifyEmailPage() {
  const { hash, state } = useLocation()
  const [query] = useSearchParams()
  const code = readLinkCode(hash, state)
  useCodeOutOfAddress(hash)
  const newBy = query.get('new') ?? ''
  if (!NEW_BY.includes(newBy)) return <ConfirmAddress code={code} />
  return <ConfirmSignUp code={code} byProvider={newBy === 'provider'} />
}

/** Confirms the address of an account. By a click, because email scanners open every link. */
function ConfirmAddress({ code }: { code: string | null }) {
  const t = useMessages(recoveryMessages)
  const auth = useMessages(authMessages)
  const errorText = useErrorText()
  const { user, refresh } = useSession()
  const verify = useMutation({
    mutationFn: (body: VerifyEmail) => call(api, 'POST /api/auth/verify-email', { body }),
    onSuccess: refresh,
  })
  const error = verify.error && toApiError(verify.error)
  const isEnded = code === null || error?.code === 'link_invalid'
  if (verify.isSuccess || (isEnded && user?.mustConfirmEmail === false)) {
    return (
      <AuthFrame title={t('verify.doneTitle')}>
        <p role="status">{t(verify.isSuccess ? 'verify.done' : 'verify.already')}</p>
        <Link to={user ? '/dashboard' : '/login'} {...signpostLook({ full: true })}>
          {t('verify.goOn')}
        </Link>
      </AuthFrame>
    )
  }
  if (isEnded) {
    return (
      <AuthFrame title={t(code ? 'reset.endedTitle' : 'reset.noCodeTitle')}>
        <p role={code ? 'alert' : undefined}>
          {code ? errorText({ code: 'link_invalid' }) : t('reset.noCode')}
        </p>
        {user ? (
          <ConfirmEmail />
        ) : (
          <p className="pq-auth-other">
            <Link to="/login" state={{ from: { pathname: '/dashboard', search: '', hash: '' } }}>
              {t('verify.signIn')}
            </Link>
          </p>
        )}
      </AuthFrame>
    )
  }
  if (error?.code === 'sign_in_to_confirm') {
    const here = { pathname: '/verify-email', search: '', hash: `#c=${code}` }
    return (
      <AuthFrame title={t('verify.title')}>
        <p role="alert">{errorText(error)}</p>
        {!user && (
          <Link to="/login" state={{ from: here }} {...signpostLook({ full: true })}>
            {auth('login.submit')}
          </Link>
        )}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('verify.title')} intro={t('verify.intro')}>
      {error && <InlineError>{errorText(error)}</InlineError>}
      <Signpost
        full
        busy={verify.isPending}
        onClick={() => verify.mutate({ token: code })}
        type="button"
      >
        {t(verify.isPending ? 'verify.submitting' : 'verify.submit')}
      </Signpost>
    </AuthFrame>
  )
}
