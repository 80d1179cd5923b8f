import { givesGrades } from '@pathquest/modes/catalogue'
import { modeName } from '@pathquest/modes/texts'
import { Button, IconButton, InlineError, Signpost } from '@pathquest/ui'
import { chevronDownIcon, chevronLeftIcon, closeIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type Dispatch, type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { formatMoment, parseMoment } from '../../../formats'
import { modeMessages } from '../../../messages/en/modes'
import { pickerMessages } from '../../../messages/en/picker'
import { settingsSummary } from '../../../modes/describe-settings'
import { type Basket, type BasketAction, ITEMS_MAX } from './basket'
import { ItemSettingsFields } from './ItemSettingsFields'
import { CancelButton } from './NarrowBar'
import { hasErrors, hasLimit, keyOf, type PickerItem, validateItem } from './picker-item'
import type { BasketItemProps, PickerPageProps } from './picker-queries'
import type { Sending } from './use-send'

/** One chosen item: a summary line, its settings behind a button. */
function BasketItem({ item, isOpen, onOpen, dispatch, ...rest }: BasketItemProps) {
  const t = useMessages(pickerMessages)
  const id = useId()
  const key = keyOf(item)
  const { title } = item
  const canOpen = rest.mode === 'deep_linking' || item.kind !== 'career_browser'
  return (
    <li className="picker-item">
      <div className="picker-item-head">
        <span className="picker-item-text">
          <b lang={t.contentLang}>{title}</b>
          {item.contentTitle && item.contentTitle !== title && (
            <span lang={t.contentLang}>{item.contentTitle}</span>
          )}
          <Summary item={item} />
        </span>
        <IconButton
          icon={closeIcon}
          label={t('picker.removeTitle', { title })}
          onClick={() => dispatch({ type: 'remove', key })}
        />
      </div>
      {canOpen && (
        <Button
          size="sm"
          variant="ghost"
          icon={chevronDownIcon}
          className="picker-item-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('picker.settingsTitle', { title })}
          onClick={() => onOpen(!isOpen)}
        >
          {t('picker.settings')}
        </Button>
      )}
      {isOpen && canOpen && (
        <div id={id} className="picker-item-settings">
          <ItemSettingsFields item={item} dispatch={dispatch} {...rest} />
        </div>
      )}
    </li>
  )
}

function Summary({ item: { kind, settings } }: { item: PickerItem }) {
  const t = useMessages(pickerMessages)
  const modes = useMessages(modeMessages)
  if (kind === 'career_browser') return <span>{t('picker.sumBrowser')}</span>
  const points = Number(settings.points)
  const startsAt = parseMoment(settings.startsAt)
  const dueAt = parseMoment(settings.dueAt)
  const parts = [
    t(settings.play === 'live' ? 'picker.sumLive' : 'picker.sumSolo'),
    modeName(settings.gameMode, t.locale),
    ...settingsSummary(settings.gameMode, settings.modeSettings, modes),
    settings.graded && givesGrades(settings.gameMode)
      ? t('picker.sumGraded', { count: Number.isFinite(points) ? points : 0 })
      : t('picker.sumUngraded'),
    ...(hasLimit(settings) && settings.attemptsAllowed !== null
      ? [t('picker.sumAttempts', { count: settings.attemptsAllowed })]
      : []),
    ...(startsAt === null || Number.isNaN(startsAt)
      ? []
      : [t('picker.sumStarts', { date: formatMoment(startsAt, t.locale) })]),
    ...(dueAt === null || Number.isNaN(dueAt)
      ? []
      : [t('picker.sumDue', { date: formatMoment(dueAt, t.locale) })]),
  ]
  return <span>{parts.join(' · ')}</span>
}

interface BasketPanelProps extends Pick<PickerPageProps, 'mode'> {
  sending: Sending
  basket: Basket
  dispatch: Dispatch<BasketAction>
  titleRef: RefObject<HTMLHeadingElement | null>
  onBack: () => void
}

/** The chosen items, their settings, and the submit button. */
export function BasketPanel(props: BasketPanelProps) {
  const { mode, basket, dispatch, titleRef, onBack } = props
  const { send, isSending, problem } = props.sending
  const t = useMessages(pickerMessages)
  const form = useRef<HTMLFormElement>(null)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const errors = new Map(basket.items.map((item) => [keyOf(item), validateItem(item, Date.now())]))

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
