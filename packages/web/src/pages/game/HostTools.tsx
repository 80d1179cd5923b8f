import { buttonLook, CopyButton } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { screenIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useHref } from 'react-router'
import { gameMessages } from '../../messages/en/game'
import { toasts } from '../../shell/toasts'
import { ShareLeaderboard } from './ShareLeaderboard'

export interface HostToolsProps {
  sessionId: string
  /** In the lobby: the link to hand out. */
  joinUrl?: string
}

/** In the host's bar: the join link, the shared leaderboard, the projector in a tab of its own. */
export function HostTools({ sessionId, joinUrl }: HostToolsProps) {
  const t = useMessages(gameMessages)
  const screen = useHref(`/game/${sessionId}/screen`)
  return (
    <>
      {joinUrl && (
        <CopyButton
          text={joinUrl}
          label={t('gamePage.copyLink')}
          copiedLabel={t('gamePage.copied')}
          onFail={() => toasts.error(t('gamePage.copyFailed'))}
          size="sm"
          variant="ghost"
        />
      )}
      <ShareLeaderboard sessionId={sessionId} />
      <a
        href={screen}
        target="_blank"
        rel="noopener"
        {...buttonLook({ size: 'sm', variant: 'ghost' })}
      >
        <Icon icon={screenIcon} />
        {t('gamePage.openScreen')}
        <span className="pq-hidden">{t('gamePage.newTab')}</span>
      </a>
    </>
  )
}
