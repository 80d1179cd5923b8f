import { givesGrades } from '@pathquest/modes/catalogue'
import { modeName } from '@pathquest/modes/texts'
import { Button, IconButton } from '@pathquest/ui'
import { chevronDownIcon, closeIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { formatMoment } from '../../../formats'
import { modeMessages } from '../../../messages/en/modes'
import { pickerMessages } from '../../../messages/en/picker'
import { settingsSummary } from '../../../modes/describe-settings'
import { momentOf } from '../local-moment'
import { ItemSettingsFields } from './ItemSettingsFields'
import { hasLimit, keyOf, type PickerItem } from './picker-item'
import type { BasketItemProps } from './picker-props'

/** One chosen item: what it will be in a line, its settings behind a button. */
export function BasketItem({ item, isOpen, onOpen, dispatch, ...rest }: BasketItemProps) {
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
  const startsAt = momentOf(settings.startsAt)
  const dueAt = momentOf(settings.dueAt)
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
