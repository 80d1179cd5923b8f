import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import { isInBasket } from './basket'
import { ChoiceButtons } from './ChoiceButtons'
import type { CatalogueProps } from './picker-props'
import { usePickerCareers } from './picker-queries'

/** The career browser as an activity of its own. */
export function BrowserOffer(catalogue: CatalogueProps) {
  const t = useMessages(pickerMessages)
  const { data } = usePickerCareers()
  const title = t('picker.browserTitle')
  const choice = { kind: 'career_browser' as const, contentId: null, title }
  const isChosen = isInBasket(catalogue.basket, choice)
  return (
    <article className="pq-card picker-card" data-chosen={isChosen || undefined}>
      <div className="picker-card-text">
        <h2 className="picker-card-title">{title}</h2>
        <p>{t('picker.browserText')}</p>
        {data && (
          <span className="picker-badges">
            <Badge variant="solid">
              {t('picker.browserCareers', { count: data.careers.length })}
            </Badge>
          </span>
        )}
      </div>
      <div className="picker-card-actions">
        <ChoiceButtons choice={choice} catalogue={catalogue} />
      </div>
    </article>
  )
}
