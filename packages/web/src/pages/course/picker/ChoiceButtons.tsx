import { Button, Signpost } from '@pathquest/ui'
import { checkIcon, showIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import { isInBasket } from './basket'
import { type Choice, keyOf } from './picker-item'
import type { CatalogueProps } from './picker-queries'

export interface ChoiceProps {
  choice: Choice
  catalogue: CatalogueProps
}

/** Add directly with one click; or add to the selection, for settings or several items. */
export function ChoiceButtons(props: ChoiceProps) {
  return (
    <>
      {isAlone(props) && <SendOneButton {...props} />}
      <ToggleButton {...props} />
    </>
  )
}

/** Nothing else is selected, or only one can be. */
const isAlone = ({ choice, catalogue: { basket } }: ChoiceProps): boolean =>
  !basket.isMultiple || basket.items.every((item) => keyOf(item) === keyOf(choice))

/** Adds an item to the selection; pressed again it is removed. */
function ToggleButton({ choice, catalogue: { basket, onToggle } }: ChoiceProps) {
  const t = useMessages(pickerMessages)
  const { title } = choice
  const isChosen = isInBasket(basket, choice)
  const label = isChosen
    ? t('picker.addedTitle', { title })
    : t(basket.isMultiple ? 'picker.addTitle' : 'picker.chooseTitle', { title })
  return (
    <Button
      variant={isChosen ? 'solid' : 'default'}
      icon={isChosen ? checkIcon : undefined}
      aria-label={label}
      onClick={() => onToggle(choice)}
    >
      {t(isChosen ? 'picker.added' : basket.isMultiple ? 'picker.add' : 'picker.choose')}
    </Button>
  )
}

/** Sends one item to the course directly: with its settings so far, else the defaults. */
function SendOneButton({ choice, catalogue: { mode, isSending, onSendOne } }: ChoiceProps) {
  const t = useMessages(pickerMessages)
  const { title } = choice
  return (
    <Button
      variant="primary"
      busy={isSending}
      aria-label={t(mode === 'link_content' ? 'picker.useTitle' : 'picker.submitTitle', { title })}
      onClick={() => onSendOne(choice)}
    >
      {t(mode === 'link_content' ? 'picker.submitLink' : 'picker.submit', { count: 1 })}
    </Button>
  )
}

/** The same at the end of a preview. */
export function ChooseFromPreview({ onDone, ...props }: ChoiceProps & { onDone: () => void }) {
  const t = useMessages(pickerMessages)
  const { choice, catalogue } = props
  const { mode, basket, isSending, onToggle, onSendOne } = catalogue
  const toggle = () => {
    onToggle(choice)
    onDone()
  }
  const isChosen = isInBasket(basket, choice)
  return (
    <>
      <Button
        aria-label={isChosen ? t('picker.removeTitle', { title: choice.title }) : undefined}
        onClick={toggle}
      >
        {t(isChosen ? 'picker.remove' : basket.isMultiple ? 'picker.add' : 'picker.choose')}
      </Button>
      {isAlone(props) && (
        <Signpost busy={isSending} onClick={() => onSendOne(choice)}>
          {t(mode === 'link_content' ? 'picker.submitLink' : 'picker.submit', { count: 1 })}
        </Signpost>
      )}
    </>
  )
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
