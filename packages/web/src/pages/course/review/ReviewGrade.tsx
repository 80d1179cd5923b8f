import type { LtiReview } from '@pathquest/core/contracts'
import { LTI_COMMENT_MAX } from '@pathquest/core/lti/activity-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { reviewMessages } from '../../../messages/en/review'
import { useErrorText } from '../../../messages/use-error-text'
import { TextArea } from '../../../shell/TextArea'
import { toasts } from '../../../shell/Toasts'
import { SyncState } from '../grades/GradeStrip'
import { gradePoints } from '../grades/grade-note'
import { useResetStudent, useSendReview } from './review-queries'
import '../teacher/students.css'

interface ReviewGradeProps {
  review: LtiReview
}

/**
 * For teachers: the state of the grade, the comment, and allowing another attempt. Observers only
 * read the comment.
 */
export function ReviewGrade({ review, looksOn }: ReviewGradeProps & { looksOn: boolean }) {
  const t = useMessages(reviewMessages)
  const hasGrade = review.sync.score !== null
  const isStale = hasGrade && !review.attempts.some(({ counts }) => counts)
  return (
    <Card title={t('review.grade')} className="review-grade">
      <Standing review={review} />
      {isStale && <p className="pq-muted play-small">{t('review.stays')}</p>}
      {hasGrade && !looksOn && <Comment key={review.comment} review={review} />}
      {looksOn && review.comment && <p className="review-comment">{review.comment}</p>}
      {review.canReset && <TryAgain review={review} />}
    </Card>
  )
}

/** For students: their grade, and the teacher's comment. */
export function OwnGrade({ review }: ReviewGradeProps) {
  const t = useMessages(reviewMessages)
  return (
    <Card title={t('review.grade')} className="review-grade">
      <Standing review={review} />
      {review.comment && (
        <div>
          <h3 className="review-says">{t('review.fromTeacher')}</h3>
          <p className="review-comment">{review.comment}</p>
        </div>
      )}
    </Card>
  )
}

function Standing({ review: { sync, points } }: ReviewGradeProps) {
  const t = useMessages(reviewMessages)
  return (
    <div className="review-standing">
      <b className="review-points">
        {sync.score === null
          ? t('review.noGrade')
          : t('review.gradeOf', { grade: gradePoints(sync.score, points), points })}
      </b>
      {sync.score !== null && <SyncState sync={sync} points={points} />}
    </div>
  )
}

function Comment({ review }: ReviewGradeProps) {
  const t = useMessages(reviewMessages)
  const errorText = useErrorText()
  const name = useNameOf(review)
  const { mutate, isPending } = useSendReview(review.student.id)
  const [comment, setComment] = useState(review.comment ?? '')
  const isChanged = comment.trim() !== (review.comment ?? '')
  const isTooLong = comment.trim().length > LTI_COMMENT_MAX
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return
    mutate(
      { comment: comment.trim() || null },
      {
        onSuccess: () => toasts.info(t('review.sending', { name })),
        onError: (error) => toasts.error(errorText(toApiError(error))),
      },
    )
  }
  return (
    <form className="review-form" onSubmit={send}>
      <TextArea
        label={t('review.comment')}
        hint={t('review.commentHint')}
        value={comment}
        error={isTooLong ? t('review.commentOver', { max: LTI_COMMENT_MAX }) : undefined}
        onChange={setComment}
      />
      <Button type="submit" busy={isPending}>
        {t(isChanged ? 'review.send' : 'review.resend')}
      </Button>
    </form>
  )
}

function TryAgain({ review }: ReviewGradeProps) {
  const t = useMessages(reviewMessages)
  const errorText = useErrorText()
  const name = useNameOf(review)
  const { mutate, isPending } = useResetStudent(review.student.id)
  const [confirm, dialog] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('review.resetTitle', { name }),
      text: t('review.resetText'),
      confirmLabel: t('review.resetConfirm'),
      cancelLabel: t('review.cancel'),
      closeLabel: t('review.close'),
      tone: 'primary',
    })
    if (!isSure) return
    mutate(undefined, {
      onSuccess: () => toasts.success(t('review.wasReset', { name })),
      onError: (error) => toasts.error(errorText(toApiError(error))),
    })
  }
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={() => void ask()}>
        {t('review.reset')}
      </Button>
      {dialog}
    </>
  )
}

function useNameOf({ student }: LtiReview): string {
  const t = useMessages(reviewMessages)
  return student.name || t('review.unnamed')
}
