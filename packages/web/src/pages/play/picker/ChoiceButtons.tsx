import { checkIcon, showIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, Signpost } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'

export interface ToggleProps {
  title: string
  isChosen: boolean
  isMultiple: boolean
  onToggle: () => void
}

/** Adds something to the selection; pressed again it is out. */
export function ToggleButton({ title, isChosen, isMultiple, onToggle }: ToggleProps) {
  const t = useMessages(pickerMessages)
  const label = isChosen
    ? t('picker.addedTitle', { title })
    : t(isMultiple ? 'picker.addTitle' : 'picker.chooseTitle', { title })
  return (
    <Button
      variant={isChosen ? 'solid' : 'default'}
      icon={isChosen ? checkIcon : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      {t(isChosen ? 'picker.added' : isMultiple ? 'picker.add' : 'picker.choose')}
    </Button>
  )
}

/** The same at the end of a preview, where it is the way on. */
export function ChooseFromPreview({ title, isChosen, isMultiple, onToggle }: ToggleProps) {
  const t = useMessages(pickerMessages)
  if (isChosen) {
    return (
      <Button aria-label={t('picker.removeTitle', { title })} onClick={onToggle}>
        {t('picker.remove')}
      </Button>
    )
  }
  return <Signpost onClick={onToggle}>{t(isMultiple ? 'picker.add' : 'picker.choose')}</Signpost>
}

export function PreviewButton({ title, onPreview }: { title: string; onPreview: () => void }) {
  const t = useMessages(pickerMessages)
  return (
    <Button
      variant="ghost"
      icon={showIcon}
      aria-label={t('picker.previewTitle', { title })}
      onClick={onPreview}
    >
      {t('picker.preview')}
    </Button>
  )
}
