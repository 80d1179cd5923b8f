import type { VerifyEmail } from '@pathquest/game-core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/sdk/messages'
import { InlineError, Signpost, signpostLook } from '@pathquest/sdk/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { api } from '../../api/client'
import { codeOf } from '../../app/link-code'
import { useSession } from '../../app/session'
import { useCodeOutOfAddress } from '../../app/use-code'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import { AuthFrame } from '../../shell/AuthFrame'
import { ConfirmEmail } from './ConfirmEmail'

/**
 * /verify-email: confirms an address by the link of a mail. By a click, because programs that look
 * through mails open every link in them.
 */
export function VerifyEmailPage() {
  const t = useMessages(recoveryMessages)
  const errorText = useErrorText()
  const { hash, state } = useLocation()
  const { user, refresh } = useSession()
  const code = codeOf(hash, state)
  useCodeOutOfAddress(hash)
  const verify = useMutation({
    mutationFn: (body: VerifyEmail) => api.request<void>('POST', '/api/auth/verify-email', body),
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
