import type { LtiContentKind } from '@pathquest/core/lti/activity-choices'
import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useId, useState } from 'react'
import { useIndustries } from '../../../api/careers'
import { pickerMessages } from '../../../messages/en/picker'
import { isInBasket } from './basket'
import { CareerGames } from './CareerGames'
import { CareerQuests } from './CareerQuests'
import { ChoiceButtons } from './ChoiceButtons'
import type { CatalogueProps } from './picker-queries'
import { QuestionSets } from './QuestionSets'

/** The career browser as an activity of its own. */
function BrowserOffer(catalogue: CatalogueProps) {
  const t = useMessages(pickerMessages)
  const { total } = useIndustries()
  const title = t('picker.browserTitle')
  const choice = { kind: 'career_browser' as const, contentId: null, title }
  const isChosen = isInBasket(catalogue.basket, choice)
  return (
    <article className="pq-card picker-card" data-chosen={isChosen || undefined}>
      <div className="picker-card-text">
        <h2 className="picker-card-title">{title}</h2>
        <p>{t('picker.browserText')}</p>
        {total !== undefined && (
          <span className="picker-badges">
            <Badge variant="solid">{t('picker.browserCareers', { count: total })}</Badge>
          </span>
        )}
      </div>
      <div className="picker-card-actions">
        <ChoiceButtons choice={choice} catalogue={catalogue} />
      </div>
    </article>
  )
}

const KINDS = [
  ['question_set', 'picker.questionSets'],
  ['career_quest', 'picker.careerQuests'],
  ['career_game', 'picker.careerGames'],
  ['career_browser', 'picker.careerBrowser'],
] as const

const SHELVES = {
  question_set: QuestionSets,
  career_quest: CareerQuests,
  career_game: CareerGames,
  career_browser: BrowserOffer,
}

/** Everything that can be chosen, by kind. */
export function Catalogue(props: CatalogueProps) {
  const t = useMessages(pickerMessages)
  const [kind, setKind] = useState<LtiContentKind>(props.basket.items[0]?.kind ?? 'question_set')
  const name = useId()
  const Shelf = SHELVES[kind]
  return (
    <>
      <fieldset className="picker-kinds">
        <legend className="pq-hidden">{t('picker.kind')}</legend>
        {KINDS.map(([value, label]) => (
          <label key={value} className="picker-kind">
            <input
              type="radio"
              className="pq-hidden"
              name={name}
              checked={kind === value}
              onChange={() => setKind(value)}
            />
            {t(label)}
          </label>
        ))}
      </fieldset>
      <Shelf {...props} />
    </>
  )
}
