import { toApiError } from '@pathquest/sdk/api/error'
import { buttonLook, InlineError, Signpost, signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useNavigate } from 'react-router'
import { useAcceptInvite } from '../../api/classes'
import { classCardsMessages } from '../../messages/en/class-cards'
import { useErrorText } from '../../messages/use-error-text'
import { useSecretOfAddress } from '../../session/secret-of-address'
import { AuthFrame } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

/** As the server makes them. */
const readToken = (fragment: string) => (/^[\w-]{20,100}$/.test(fragment) ? fragment : null)

/** /class-invite: a colleague's link, taken by one press. */
export function ClassInvitePage() {
  const t = useMessages(classCardsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const token = useSecretOfAddress(readToken)
  const accept = useAcceptInvite()
  if (!token)
    return (
      <AuthFrame title={t('classInvite.title')}>
        <p>{t('classInvite.noCode')}</p>
        <Link to="/classes" {...signpostLook({ full: true })}>
          {t('classInvite.toClasses')}
        </Link>
      </AuthFrame>
    )
  const take = () =>
    accept.mutate(token, {
      onSuccess: ({ class: { id } }) => {
        void navigate(`/classes/${id}`, { replace: true })
        toasts.success(t('classInvite.taken'))
      },
    })
  return (
    <AuthFrame title={t('classInvite.title')}>
      <p>{t('classInvite.text')}</p>
      {accept.error && <InlineError>{errorText(toApiError(accept.error))}</InlineError>}
      <Signpost full busy={accept.isPending} onClick={take}>
        {t('classInvite.take')}
      </Signpost>
      <Link to="/classes" {...buttonLook({ variant: 'ghost', full: true })}>
        {t('classInvite.toClasses')}
      </Link>
    </AuthFrame>
  )
}
