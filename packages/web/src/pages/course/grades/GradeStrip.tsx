import type { LtiAttemptList, LtiContent, LtiSync } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, clockIcon, errorIcon, warningIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { useErrorText } from '../../../messages/use-error-text'
import { useAttempts } from '../lti-queries'
import { type GradeNote, gradeNote, gradePoints } from './grade-note'

const LOOKS = {
  none: { key: 'play.syncNone', variant: 'outline', icon: undefined },
  pending: { key: 'play.syncPending', variant: 'info', icon: clockIcon },
  sent: { key: 'play.syncSent', variant: 'success', icon: checkIcon },
  failed: { key: 'play.syncFailed', variant: 'danger', icon: errorIcon },
  other: { key: 'play.syncOther', variant: 'warning', icon: warningIcon },
} as const

/** Sync state of a grade with the gradebook, and why it is missing there. */
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

interface GradeStripProps {
  content: LtiContent
  /** The game that has just ended. */
  sessionId: string
}

/** Above the results: whether the grade has reached the course; polls until it has. */
export function GradeStrip({ content, sessionId }: GradeStripProps) {
  const { data } = useAttempts()
  const isWaiting = gradeNote({ attempts: data, sessionId, isGraded: content.graded }) === 'on_way'
  useAttempts({ isDue: isWaiting, enabled: content.graded })
  return <GradeLine attempts={data} sessionId={sessionId} content={content} />
}

interface GradeLineProps {
  attempts: LtiAttemptList | undefined
  sessionId: string | null
  content: LtiContent
}

const ICONS = { on_way: clockIcon, sent: checkIcon, failed: warningIcon }

/** One sentence about the grade, if there is something to report. */
export function GradeLine({ attempts, sessionId, content }: GradeLineProps) {
  const note = gradeNote({ attempts, sessionId, isGraded: content.graded })
  if (!note) return null
  return (
    <p className="play-strip" data-tone={note} role="status">
      <Icon icon={ICONS[note]} />
      <GradeText
        note={note}
        isSeen={attempts?.sync.seen === 'same'}
        score={attempts?.sync.score ?? 0}
        points={content.points}
      />
    </p>
  )
}

interface GradeTextProps {
  note: Exclude<GradeNote, null>
  /** The gradebook shows it; else it was sent, and the rest is unknown. */
  isSeen: boolean
  score: number
  points: number
}

function GradeText({ note, isSeen, score, points }: GradeTextProps) {
  const t = useMessages(playMessages)
  if (note === 'on_way') return <span>{t('play.gradeOnWay')}</span>
  if (note === 'failed') return <span>{t('play.gradeFailed')}</span>
  const key = isSeen ? 'play.gradeSent' : 'play.gradeWasSent'
  return <span>{t(key, { grade: gradePoints(score, points), count: points })}</span>
}
