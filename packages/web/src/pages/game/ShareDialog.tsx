import { toApiError } from '@pathquest/sdk/api/error'
import { trophyIcon } from '@pathquest/ui/art/page-icons'
import { Button } from '@pathquest/ui/Button'
import { Dialog } from '@pathquest/ui/Dialog'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useShare, useShareState, useStopSharing } from '../../api/games'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'

const loadCode = () => import('./ShareCode')

interface ShareDialogProps {
  sessionId: string
  /** Null: not shared, or shared but the token is unknown to this page. */
  token: string | null
  open: boolean
  onToken: (token: string | null) => void
  onClose: () => void
}

/** Explains sharing, shares on a press, shows the code, and revokes it. */
export function ShareDialog({ sessionId, token, open, onToken, onClose }: ShareDialogProps) {
  const t = useMessages(hostToolsMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useShareState(sessionId, open)
  const share = useShare(sessionId)
  const stopSharing = useStopSharing(sessionId)
  const isShared = data?.shared ?? false
  const code = useLazyChunk(loadCode, open && isShared && token !== null)
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
      {isShared && token && code.status === 'ready' && <code.exports.ShareCode token={token} />}
      {isShared && token && code.status === 'failed' && (
        <RetryError onRetry={code.retry}>{t('share.codeFailed')}</RetryError>
      )}
    </Dialog>
  )
}

/** "Share leaderboard": whether a game is shared, and the code to embed it elsewhere. */
export function ShareLeaderboard({ sessionId }: { sessionId: string }) {
  const t = useMessages(hostToolsMessages)
  const [isOpen, setOpen] = useState(false)
  // The server returns a token only on creation: it is stored here while the game is shown.
  const [token, setToken] = useState<string | null>(null)
  return (
    <>
      <Button variant="ghost" size="sm" icon={trophyIcon} onClick={() => setOpen(true)}>
        {t('share.title')}
      </Button>
      <ShareDialog
        sessionId={sessionId}
        token={token}
        open={isOpen}
        onToken={setToken}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
