import type { LtiContentKind } from '@pathquest/core/lti/activity-choices'
import { useMessages } from '@pathquest/ui/messages'
import { useId, useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { BrowserOffer } from './BrowserOffer'
import { CareerQuests } from './CareerQuests'
import type { CatalogueProps } from './picker-props'
import { QuestionSets } from './QuestionSets'

const KINDS = [
  ['question_set', 'picker.questionSets'],
  ['career_quest', 'picker.careerQuests'],
  ['career_browser', 'picker.careerBrowser'],
] as const

const SHELVES = {
  question_set: QuestionSets,
  career_quest: CareerQuests,
  career_browser: BrowserOffer,
}

/** Everything there is to choose, in three kinds. */
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
