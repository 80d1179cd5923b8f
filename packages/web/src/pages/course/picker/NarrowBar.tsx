import { Button, Signpost } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import type { PickerPageProps } from './picker-queries'
import type { Sending } from './use-send'

/** Back to the LMS without a choice. */
export function CancelButton({
  isSending,
  onCancel,
}: {
  isSending: boolean
  onCancel: () => void
}) {
  const t = useMessages(pickerMessages)
  return (
    <Button busy={isSending} onClick={onCancel}>
      {t('picker.cancel')}
    </Button>
  )
}

interface NarrowBarProps {
  mode: PickerPageProps['mode']
  count: number
  isReviewing: boolean
  sending: Sending
  onReview: () => void
  /** The items are submitted as they are. */
  onSend: () => void
}

/** If there is no room for the basket beside the catalogue: a summary, and the submit button. */
export function NarrowBar(props: NarrowBarProps) {
  const { mode, count, isReviewing, sending, onReview, onSend } = props
  const t = useMessages(pickerMessages)
  if (isReviewing) return null
  if (count === 0) {
    return (
      <div className="picker-bar">
        <span className="pq-muted">{t('picker.basketEmpty')}</span>
        {mode === 'deep_linking' && (
          <CancelButton isSending={sending.isSending} onCancel={() => sending.send([])} />
        )}
      </div>
    )
  }
  return (
    <div className="picker-bar">
      {count > 1 ? (
        <>
          <b>{t('picker.basketCount', { count })}</b>
          <Signpost onClick={onReview}>{t('picker.review')}</Signpost>
        </>
      ) : (
        <>
          <Button onClick={onReview}>{t('picker.review')}</Button>
          <Signpost busy={sending.isSending} onClick={onSend}>
            {t(mode === 'link_content' ? 'picker.submitLink' : 'picker.submit', { count })}
          </Signpost>
        </>
      )}
    </div>
  )
}
