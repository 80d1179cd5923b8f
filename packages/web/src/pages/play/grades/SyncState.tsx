import type { LtiSync } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { checkIcon, clockIcon, errorIcon, warningIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { useErrorText } from '../../../messages/use-error-text'
import { gradePoints } from './grade-points'

const LOOKS = {
  none: { key: 'play.syncNone', variant: 'outline', icon: undefined },
  pending: { key: 'play.syncPending', variant: 'info', icon: clockIcon },
  sent: { key: 'play.syncSent', variant: 'success', icon: checkIcon },
  failed: { key: 'play.syncFailed', variant: 'danger', icon: errorIcon },
  other: { key: 'play.syncOther', variant: 'warning', icon: warningIcon },
} as const

/** How a grade stands between here and the gradebook, and why it is not there. */
export function SyncState({ sync, points }: { sync: LtiSync; points: number }) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const { locale } = useLanguage()
  const isOther = sync.state === 'sent' && sync.seen === 'other'
  const look = LOOKS[isOther ? 'other' : sync.state]
  const isStuck = sync.state === 'failed' || sync.state === 'pending'
  if (sync.state === 'none') return <span className="pq-muted">{t(look.key)}</span>
  return (
    <div className="play-sync">
      <Badge variant={look.variant} icon={look.icon}>
        {t(look.key)}
      </Badge>
      {sync.state === 'sent' && sync.sentAt !== null && (
        <span className="pq-muted play-small">
          {sync.seen === 'same'
            ? t('play.syncSeen', { moment: formatMoment(sync.sentAt, locale) })
            : formatMoment(sync.sentAt, locale)}
        </span>
      )}
      {isOther && sync.seenScore !== null && (
        <p className="play-small">
          {t('play.syncOtherText', { grade: gradePoints(sync.seenScore, points), points })}
        </p>
      )}
      {isStuck && sync.reason && <p className="play-small">{errorText({ code: sync.reason })}</p>}
      {isStuck && sync.detail && !/^\d+$/.test(sync.detail) && (
        <p className="pq-muted play-small">{t('play.lmsSaid', { detail: sync.detail })}</p>
      )}
    </div>
  )
}
