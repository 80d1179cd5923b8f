import type { LtiAttemptList, LtiContent } from '@pathquest/core/contracts'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, clockIcon, warningIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { playMessages } from '../../../messages/en/play'
import { useAttempts } from '../lti-queries'
import { type GradeNote, gradeNote } from './grade-note'
import { gradePoints } from './grade-points'

export interface GradeStripProps {
  content: LtiContent
  /** The game that has just ended. */
  sessionId: string
}

/** Above the results: whether the grade has reached the course; asks until it has. */
export function GradeStrip({ content, sessionId }: GradeStripProps) {
  const { data } = useAttempts()
  const isWaiting = gradeNote({ attempts: data, sessionId, isGraded: content.graded }) === 'on_way'
  useAttempts({ isDue: isWaiting, enabled: content.graded })
  return <GradeLine attempts={data} sessionId={sessionId} content={content} />
}

export interface GradeLineProps {
  attempts: LtiAttemptList | undefined
  sessionId: string | null
  content: LtiContent
}

const ICONS = { on_way: clockIcon, sent: checkIcon, failed: warningIcon }

/** One sentence about the grade, if there is something to say. */
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
  /** The gradebook shows it; else it was sent there, and nobody knows more. */
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
