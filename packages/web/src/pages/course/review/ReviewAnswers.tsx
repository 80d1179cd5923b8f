import type { ReviewedQuestion } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Loading } from '@pathquest/ui'
import { formatNumber, MessagesProvider, useLanguage, useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useMemo } from 'react'
import { reviewMessages } from '../../../messages/en/review'
import { useErrorText } from '../../../messages/use-error-text'
import { RetryError } from '../../../shell/RetryError'
import { LookBackQuestion } from '../../game/LookBack'
import { useReviewedAnswers } from './review-queries'
import '../../game/look-back.css'

interface ReviewAnswersProps {
  studentId: string
  sessionId: string
  isTeacher: boolean
}

/** An attempt, question by question: the answer, its verdict, and the time taken. */
export function ReviewAnswers({ studentId, sessionId, isTeacher }: ReviewAnswersProps) {
  const t = useMessages(reviewMessages)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useReviewedAnswers(studentId, sessionId)
  if (!data && error)
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {errorText(toApiError(error))}
      </RetryError>
    )
  if (!data) return <Loading text={t('review.loading')} />
  const { questions, isForgotten } = data
  const note =
    questions.length === 0 ? 'review.noQuestions' : isForgotten ? 'review.forgotten' : undefined
  return (
    <>
      <p className="pq-muted">{t(note ?? 'review.questions')}</p>
      <AsOf isTeacher={isTeacher}>
        <ol className="look-back-list">
          {questions.map((asked) => (
            <LookBackQuestion
              key={asked.question.id}
              sessionId={isTeacher ? null : sessionId}
              asked={asked}
              isOwn={!isForgotten}
              aside={<Time asked={asked} />}
            />
          ))}
        </ol>
      </AsOf>
    </>
  )
}

/** The player's text about the own answer, or the teacher's about a student's. */
function AsOf({ isTeacher, children }: { isTeacher: boolean; children: ReactNode }) {
  const t = useMessages(reviewMessages)
  const { locale, translations } = useLanguage()
  const given = t('review.given')
  const spoken = useMemo(
    () => ({ ...translations, 'game.yourAnswer': given }),
    [translations, given],
  )
  if (!isTeacher) return children
  return (
    <MessagesProvider locale={locale} translations={spoken}>
      {children}
    </MessagesProvider>
  )
}

function Time({ asked: { answerTimeMs } }: { asked: ReviewedQuestion }) {
  const t = useMessages(reviewMessages)
  const { locale } = useLanguage()
  if (answerTimeMs === null) return null
  const seconds = formatNumber(locale, Math.round(answerTimeMs / 100) / 10)
  return <span className="pq-muted review-time">{t('review.time', { seconds })}</span>
}
