import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useShare, useShareState, useStopSharing } from '../../api/shares'
import { gameMessages } from '../../messages/en/game'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/toasts'
import { ShareCode } from './ShareCode'

export interface ShareDialogProps {
  sessionId: string
  /** Null: not shared, or shared where this page cannot know the token. */
  token: string | null
  open: boolean
  onToken: (token: string | null) => void
  onClose: () => void
}

/** Says what sharing means, shares on a press, shows the code, and ends it. */
export function ShareDialog({ sessionId, token, open, onToken, onClose }: ShareDialogProps) {
  const t = useMessages(gameMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useShareState(sessionId, open)
  const share = useShare(sessionId)
  const stopSharing = useStopSharing(sessionId)
  const isShared = data?.shared ?? false
  const isBusy = share.isPending || stopSharing.isPending
  const onError = (failure: Error) => void toasts.error(errorText(toApiError(failure)))
  const onShare = () =>
    share.mutate(undefined, { onSuccess: (answer) => onToken(answer.share_token), onError })
  const onStop = () =>
    stopSharing.mutate(undefined, {
      onSuccess() {
        onToken(null)
        onClose()
        toasts.success(t('share.stopped'))
      },
      onError,
    })

  const shareButton = (
    <Button variant="primary" disabled={isBusy} onClick={onShare}>
      {t(isShared ? 'share.renew' : 'share.confirm')}
    </Button>
  )
  const stopButton = (
    <Button variant="danger" disabled={isBusy} onClick={onStop}>
      {t('share.stop')}
    </Button>
  )
  return (
    <Dialog
      open={open}
      title={t('share.title')}
      closeLabel={t('share.close')}
      onClose={onClose}
      foot={
        data && (
          <>
            {isShared ? stopButton : <Button onClick={onClose}>{t('share.cancel')}</Button>}
            {(!isShared || !token) && shareButton}
          </>
        )
      }
    >
      {!data && !error && <Loading text={t('share.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && <p>{t('share.text')}</p>}
      {isShared && !token && <p>{t('share.shared')}</p>}
      {isShared && token && <ShareCode token={token} />}
    </Dialog>
  )
}
