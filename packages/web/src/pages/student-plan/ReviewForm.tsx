import { REVIEW_COMMENT_MAX } from '@pathquest/core/plans/plan-limits'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useRef, useState } from 'react'
import { useReviewPlan } from '../../api/plans'
import { planReviewMessages } from '../../messages/en/plan-review'
import { useErrorText } from '../../messages/use-error-text'
import { TextArea } from '../../shell/TextArea'
import { toasts } from '../../shell/Toasts'

interface ReviewFormProps {
  profileId: string
  /** The one that is shown; null: the current one. */
  year: number | null
}

/** A teacher's comment on a plan; it stays in its field until it is sent. */
export function ReviewForm({ profileId, year }: ReviewFormProps) {
  const t = useMessages(planReviewMessages)
  const errorText = useErrorText()
  const review = useReviewPlan(profileId, year)
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (review.isPending) return
    const isEmpty = comment.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return field.current?.focus()
    review.mutate(
      { comment },
      {
        onSuccess: () => {
          setComment('')
          toasts.success(t('planReview.sent'))
        },
      },
    )
  }
  return (
    <Card>
      <form className="review-form" onSubmit={submit} noValidate>
        <TextArea
          inputRef={field}
          label={t('planReview.yourComment')}
          hint={t('planReview.commentHint')}
          error={isMissing ? t('planReview.commentRequired') : undefined}
          rows={4}
          maxLength={REVIEW_COMMENT_MAX}
          value={comment}
          onChange={(next) => {
            setComment(next)
            setMissing(false)
          }}
        />
        {review.error && (
          <InlineError>
            {errorText(toApiError(review.error))} {t('planReview.kept')}
          </InlineError>
        )}
        <Button type="submit" variant="primary" busy={review.isPending}>
          {t(review.isPending ? 'planReview.sending' : 'planReview.send')}
        </Button>
      </form>
    </Card>
  )
}
