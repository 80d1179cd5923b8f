import type { QuestionSetDetail } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useChangeSet } from '../../api/question-set'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { useErrorText } from '../../messages/use-error-text'
import { setFieldsFrom } from '../../question-sets/set-fields'
import { toasts } from '../../shell/Toasts'

/** Why a set is not public although its author published it, and what to do. */
export function ReviewNotice({ set }: { set: QuestionSetDetail }) {
  const t = useMessages(setReviewMessages)
  const errorText = useErrorText()
  const change = useChangeSet(set.id)
  if (!set.review) return null
  const { state, reason, isRemoved } = set.review
  const reviewState = isRemoved ? 'removed' : state
  const ask = () =>
    change.mutate(
      { ...setFieldsFrom(set), isPublic: true, updatedAt: set.updatedAt },
      {
        onSuccess: () => toasts.success(t('setReview.askedNow')),
        onError: (failure) => toasts.error(errorText(toApiError(failure))),
      },
    )
  return (
    <Card>
      <div className="pq-stack">
        <h2>{t(`setReview.${reviewState}Title`)}</h2>
        {reason !== null && <p>{t('setReview.hiddenWhy', { reason })}</p>}
        <p>{t(`setReview.${reviewState}Text`)}</p>
        {reviewState === 'hidden' && set.isMine && (
          <div>
            <Button variant="primary" busy={change.isPending} onClick={ask}>
              {t('setReview.askAgain')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
