import { Button, InlineError, Signpost } from '@pathquest/ui'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type Dispatch, type FormEvent, type RefObject, useRef, useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { BasketItem } from './BasketItem'
import { type Basket, type BasketAction, ITEMS_MAX } from './basket'
import { CancelButton } from './CancelButton'
import { errorsOf, hasErrors, keyOf } from './picker-item'
import type { PickerPageProps } from './picker-props'
import type { Sending } from './use-send'

export interface BasketPanelProps extends Pick<PickerPageProps, 'mode'> {
  sending: Sending
  basket: Basket
  dispatch: Dispatch<BasketAction>
  titleRef: RefObject<HTMLHeadingElement | null>
  onBack: () => void
}

/** What was chosen, how each item is used, and the way to the course. */
export function BasketPanel(props: BasketPanelProps) {
  const { mode, basket, dispatch, titleRef, onBack } = props
  const { send, isSending, problem } = props.sending
  const t = useMessages(pickerMessages)
  const form = useRef<HTMLFormElement>(null)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const errors = new Map(basket.items.map((item) => [keyOf(item), errorsOf(item, Date.now())]))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = basket.items.find((item) => hasErrors(errors.get(keyOf(item)) ?? {}))
    setChecked(true)
    if (!wrong) return send(basket.items)
    setOpenKey(keyOf(wrong))
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    )
  }
  const count = basket.items.length
  return (
    <form ref={form} className="picker-basket" onSubmit={submit} noValidate>
      <div className="picker-basket-back">
        <Button variant="ghost" icon={chevronLeftIcon} onClick={onBack}>
          {t('picker.back')}
        </Button>
      </div>
      <h2 ref={titleRef} tabIndex={-1} className="picker-basket-title">
        {t('picker.basket')}
      </h2>
      {count === 0 ? (
        <div className="picker-basket-empty">
          <b>{t('picker.basketEmpty')}</b>
          <span className="pq-muted">
            {t(basket.canGrade ? 'picker.basketEmptyHint' : 'picker.basketEmptyHintPlain')}
          </span>
        </div>
      ) : (
        <ul className="picker-items">
          {basket.items.map((item) => {
            const key = keyOf(item)
            return (
              <BasketItem
                key={key}
                item={item}
                errors={isChecked ? (errors.get(key) ?? {}) : {}}
                mode={mode}
                canGrade={basket.canGrade}
                hasOthers={count > 1}
                isOpen={openKey === key}
                onOpen={(isOpen) => setOpenKey(isOpen ? key : null)}
                dispatch={dispatch}
              />
            )
          })}
        </ul>
      )}
      {!basket.canGrade && <p className="pq-muted">{t('picker.ungradedHere')}</p>}
      {count >= ITEMS_MAX && (
        <p className="pq-muted">{t('picker.tooMany', { count: ITEMS_MAX })}</p>
      )}
      {problem && <InlineError>{problem}</InlineError>}
      <div className="picker-basket-actions">
        {mode === 'deep_linking' && (
          <CancelButton isSending={isSending} onCancel={() => send([])} />
        )}
        {count > 0 && (
          <Signpost type="submit" busy={isSending}>
            {isSending
              ? t('picker.sending')
              : mode === 'link_content'
                ? t('picker.submitLink')
                : t('picker.submit', { count })}
          </Signpost>
        )}
      </div>
    </form>
  )
}
