import { useMessages } from '@pathquest/sdk/messages'
import { Signpost } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'
import { CancelButton } from './CancelButton'
import type { PickerPageProps } from './PickerPage'

export interface NarrowBarProps {
  mode: PickerPageProps['mode']
  count: number
  isReviewing: boolean
  onReview: () => void
}

/** Where the basket has no room beside the catalogue: what was chosen, and the way to it. */
export function NarrowBar({ mode, count, isReviewing, onReview }: NarrowBarProps) {
  const t = useMessages(pickerMessages)
  if (isReviewing) return null
  return (
    <div className="picker-bar">
      {count > 0 ? (
        <>
          <b>{t('picker.basketCount', { count })}</b>
          <Signpost onClick={onReview}>{t('picker.review')}</Signpost>
        </>
      ) : (
        <>
          <span className="pq-muted">{t('picker.basketEmpty')}</span>
          {mode === 'deep_linking' && <CancelButton />}
        </>
      )}
    </div>
  )
}
