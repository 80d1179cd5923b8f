import type { LtiAttemptList, LtiContent } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { gradePoints } from '../grades/grade-points'
import '../player.css'

export interface AttemptNoticeProps {
  content: LtiContent
  /** Those of before, and the one that is being played. */
  attempts: LtiAttemptList['attempts']
  /** The game that is being played. */
  sessionId: string
}

const KEPT = {
  best: 'solo.keptBest',
  last: 'solo.keptLast',
  first: 'solo.keptFirst',
} as const

/** Above another try: which one it is, and what becomes of the grade of before. */
export function AttemptNotice({ content, attempts, sessionId }: AttemptNoticeProps) {
  const t = useMessages(playSoloMessages)
  const former = attempts.filter((one) => one.sessionId !== sessionId && one.score !== null)
  const counting = former.find(({ counts }) => counts)
  const score = counting?.score ?? null
  if (!content.graded || score === null) return null
  const { points } = content
  return (
    <p className="play-strip">
      {t(KEPT[content.attempts], {
        number: former.length + 1,
        grade: gradePoints(score, points),
        count: points,
      })}
    </p>
  )
}
