import { Button, Signpost } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import type { PickerPageProps } from './picker-queries'
import type { Sending } from './use-send'

/** Back to the LMS without anything chosen. */
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
  /** What was chosen is fine as it is. */
  onSend: () => void
}

/** Where the basket has no room beside the catalogue: what was chosen, and the way on. */
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
