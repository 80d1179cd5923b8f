import type { HomeworkDetail } from '@pathquest/core/contracts'
import { Button, buttonLook, CopyButton, Dialog } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { externalIcon, shareIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { QrCode } from '../../qr/QrCode'
import { useReachableOrigin } from '../../qr/reachable-origin'
import { toasts } from '../../shell/Toasts'

/** Where a teacher posts the link of homework; plain links, without a script of theirs. */
export const classroomLink = (url: string, title: string): string =>
  `https://classroom.google.com/share?${new URLSearchParams({ url, title })}`

export const teamsLink = (href: string, msgText: string): string =>
  `https://teams.microsoft.com/share?${new URLSearchParams({ href, msgText })}`

interface ShareHomeworkProps {
  detail: HomeworkDetail
  onClose: () => void
}

/** The link of homework, to copy, to scan and to post. */
export function ShareHomework({ detail, onClose }: ShareHomeworkProps) {
  const t = useMessages(giveHomeworkMessages)
  const origin = useReachableOrigin() ?? window.location.origin
  const { title } = detail.homework
  const url = origin + detail.path
  return (
    <Dialog
      open
      title={t('giveHomework.shareTitle')}
      closeLabel={t('giveHomework.closeDialog')}
      onClose={onClose}
    >
      <div className="pq-stack">
        <p>{t('giveHomework.shareText')}</p>
        <code className="homework-link">{url}</code>
        <div className="pq-row">
          <CopyButton
            variant="primary"
            text={url}
            label={t('giveHomework.copy')}
            copiedLabel={t('giveHomework.copied')}
            onFail={() => toasts.error(t('giveHomework.copyFailed'))}
          />
          <PostTo href={classroomLink(url, title)}>{t('giveHomework.classroom')}</PostTo>
          <PostTo href={teamsLink(url, title)}>{t('giveHomework.teams')}</PostTo>
          <NativeShare url={url} title={title} />
        </div>
        <div className="homework-qr">
          <QrCode text={url} label={t('giveHomework.qr')} />
        </div>
      </div>
    </Dialog>
  )
}

function PostTo({ href, children }: { href: string; children: string }) {
  const t = useMessages(giveHomeworkMessages)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...buttonLook()}>
      <Icon icon={externalIcon} />
      {children}
      <span className="pq-hidden"> {t('giveHomework.newTab')}</span>
    </a>
  )
}

/** Of the device, where it has one. */
function NativeShare({ url, title }: { url: string; title: string }) {
  const t = useMessages(giveHomeworkMessages)
  if (typeof navigator.share !== 'function') return null
  const share = () =>
    navigator.share({ url, title }).catch((error: unknown) => {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toasts.error(t('giveHomework.copyFailed'))
    })
  return (
    <Button icon={shareIcon} onClick={() => void share()}>
      {t('giveHomework.native')}
    </Button>
  )
}
