import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { useAcceptShare } from '../../api/question-set'
import { setListMessages } from '../../messages/en/set-list'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** A user with a colleague's link confirms before anything is created. */
export function AcceptShare({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useMessages(setListMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const accept = useAcceptShare()
  const take = () =>
    accept.mutate(token, {
      onSuccess: ({ right, questionSetId }) => {
        toasts.success(t(right === 'copy' ? 'setList.acceptedCopy' : 'setList.acceptedEdit'))
        navigate(`/question-sets/${questionSetId}`, { replace: true })
      },
    })
  return (
    <Dialog
      open
      title={t('setList.acceptTitle')}
      closeLabel={t('setList.cancel')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('setList.cancel')}</Button>
          <Button variant="primary" busy={accept.isPending} onClick={take}>
            {t('setList.acceptYes')}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t('setList.acceptText')}</p>
        {accept.error && <InlineError>{errorText(toApiError(accept.error))}</InlineError>}
      </div>
    </Dialog>
  )
}
