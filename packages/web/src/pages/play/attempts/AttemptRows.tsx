import type { LtiAttemptList, LtiContent } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { gradePoints } from '../grades/grade-points'
import '../player.css'

export interface AttemptRowsProps {
  attempts: LtiAttemptList['attempts']
  content: LtiContent
}

/** One's own attempts, newest first. */
export function AttemptRows({ attempts, content }: AttemptRowsProps) {
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const { locale } = useLanguage()
  const { graded, points } = content
  return (
    <ul className="play-attempts">
      {attempts.map((attempt) => (
        <li key={attempt.sessionId}>
          <b className="play-attempt-score">
            {attempt.score === null
              ? solo(attempt.status === 'in_progress' ? 'solo.attemptOpen' : 'solo.noScore')
              : graded
                ? t('play.gradeOf', { grade: gradePoints(attempt.score, points), points })
                : t('play.percent', { score: Math.round(attempt.score) })}
          </b>
          <span className="pq-muted">
            {attempt.status === 'in_progress'
              ? solo('solo.questionsOpen', {
                  answered: attempt.totalAnswers,
                  count: attempt.questions,
                })
              : t('play.attemptScore', {
                  correct: attempt.correctAnswers,
                  total: attempt.questions,
                })}
            {attempt.endedAt !== null && ` · ${formatMoment(attempt.endedAt, locale)}`}
          </span>
          {graded && attempt.counts && attempts.length > 1 && (
            <Badge variant="success" icon={checkIcon}>
              {t('play.counts')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
