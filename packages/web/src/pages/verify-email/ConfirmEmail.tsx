import { call } from '@pathquest/sdk/api/call'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client'
import { useIsWithoutMails } from '../../api/site'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/toasts'
import './confirm-email.css'

/** For an account whose address waits for its confirmation: what to do, and the mail once more. */
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
