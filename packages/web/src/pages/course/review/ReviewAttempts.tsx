import type { LtiReview, LtiReviewedAttempt } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Badge, Card, EmptyState } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { formatMoment } from '../../../formats'
import { reviewMessages } from '../../../messages/en/review'
import { gradePoints } from '../grades/grade-note'
import { ReviewAnswers } from './ReviewAnswers'

interface ReviewAttemptsProps {
  review: LtiReview
  isTeacher: boolean
}

/** Newest first; the one that counts is expanded. */
export function ReviewAttempts({ review, isTeacher }: ReviewAttemptsProps) {
  const t = useMessages(reviewMessages)
  const { attempts } = review
  if (attempts.length === 0)
    return (
      <EmptyState
        title={t('review.none')}
        text={t(isTeacher ? 'review.noneTeacher' : 'review.noneOwn')}
      />
    )
  const isOver = ({ status }: LtiReviewedAttempt) => status === 'completed'
  const shown = attempts.find(({ counts }) => counts) ?? attempts.find(isOver) ?? attempts[0]
  return (
    <Card flush className="review-attempts" title={t('review.attempts')}>
      {attempts.map((attempt, i) => (
        <Attempt
          key={attempt.sessionId}
          review={review}
          attempt={attempt}
          number={attempts.length - i}
          isTeacher={isTeacher}
          isShown={attempt === shown}
        />
      ))}
    </Card>
  )
}

interface AttemptProps extends ReviewAttemptsProps {
  attempt: LtiReviewedAttempt
  /** From 1, in order of play. */
  number: number
  isShown: boolean
}

function Attempt({ review, attempt, number, isTeacher, isShown }: AttemptProps) {
  const t = useMessages(reviewMessages)
  const { locale } = useLanguage()
  const [isOpen, setOpen] = useState(isShown)
  const { status, play, gameMode, endedAt, startedAt } = attempt
  const moment = endedAt ?? startedAt
  return (
    <details
      className="review-attempt"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b className="review-attempt-number">{t('review.attempt', { number })}</b>
        <span className="review-attempt-score">
          <Score review={review} attempt={attempt} />
        </span>
        <span className="pq-muted review-attempt-facts">
          {[
            status === 'completed' &&
              t('review.right', {
                correct: attempt.correctAnswers,
                questions: attempt.questions,
              }),
            t(play === 'live' ? 'review.live' : isTeacher ? 'review.solo' : 'review.soloOwn'),
            modeName(gameMode, locale),
            moment !== null && formatMoment(moment, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Standing attempt={attempt} />
      </summary>
      {isOpen && (
        <div className="review-attempt-body">
          {status === 'completed' ? (
            <ReviewAnswers
              studentId={review.student.id}
              sessionId={attempt.sessionId}
              isTeacher={isTeacher}
            />
          ) : (
            <p className="pq-muted">{t('review.runs')}</p>
          )}
        </div>
      )}
    </details>
  )
}

function Score({ review, attempt }: Pick<AttemptProps, 'review' | 'attempt'>) {
  const t = useMessages(reviewMessages)
  const { status, score, totalAnswers, questions, isPractice } = attempt
  if (status === 'in_progress') return t('review.progress', { answered: totalAnswers, questions })
  if (score === null) return t('review.noScore')
  if (isPractice || !review.graded) return t('review.percent', { score: Math.round(score) })
  const { points } = review
  return t('review.gradeOf', { grade: gradePoints(score, points), points })
}

function Standing({ attempt }: Pick<AttemptProps, 'attempt'>) {
  const t = useMessages(reviewMessages)
  if (attempt.isSetAside) return <Badge variant="outline">{t('review.setAside')}</Badge>
  if (attempt.isPractice) return <Badge>{t('review.practice')}</Badge>
  if (!attempt.counts) return null
  return (
    <Badge variant="success" icon={checkIcon}>
      {t('review.counts')}
    </Badge>
  )
}
