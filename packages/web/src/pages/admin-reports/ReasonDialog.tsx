import { SET_HIDE_REASON_MAX } from '@pathquest/core/question-sets/set-choices'
import { Button, Dialog } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { TextArea } from '../../shell/TextArea'

interface ReasonDialogProps {
  decision: 'hide' | 'remove'
  title: string
  isBusy: boolean
  onDecide: (reason: string) => void
  onClose: () => void
}

/** Asks an administrator who hides or removes a set for the reason that its author gets. */
export function ReasonDialog({ decision, title, isBusy, onDecide, onClose }: ReasonDialogProps) {
  const t = useMessages(setReviewMessages)
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      size="sm"
      title={t(`setReview.${decision}Title`)}
      closeLabel={t('setReview.cancel')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('setReview.cancel')}</Button>
          <Button
            variant="danger"
            busy={isBusy}
            disabled={reason.trim() === ''}
            onClick={() => onDecide(reason)}
          >
            {t(`setReview.${decision}`)}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t(`setReview.${decision}Text`, { title })}</p>
        <TextArea
          label={t('setReview.hideReason')}
          value={reason}
          onChange={setReason}
          maxLength={SET_HIDE_REASON_MAX}
        />
      </div>
    </Dialog>
  )
}
