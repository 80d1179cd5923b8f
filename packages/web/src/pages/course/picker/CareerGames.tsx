import { filterModes } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { MODE_MANIFESTS, playsQuestions } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { modeMessages } from '../../../messages/en/modes'
import { pickerMessages } from '../../../messages/en/picker'
import { ModeFilters } from '../../../modes/ModeFilters'
import { ModePicture } from '../../../modes/ModePicture'
import { modeFacts } from '../../../modes/mode-facts'
import { ANY_MODE, filterOf } from '../../../modes/mode-wish'
import { isInBasket } from './basket'
import { ChoiceButtons } from './ChoiceButtons'
import type { CatalogueProps } from './picker-queries'

const CAREER_MODES = Object.values(MODE_MANIFESTS).filter(({ id }) => !playsQuestions(id))
/** Whether it is played live or alone is chosen later. */
const FILTERS = ['minutes', 'players', 'company', 'solo'] as const

/** Games that need no set: each mode that deals careers, to be narrowed down. */
export function CareerGames(catalogue: CatalogueProps) {
  const t = useMessages(pickerMessages)
  const [wish, setWish] = useState(ANY_MODE)
  const fitting = filterModes(CAREER_MODES, filterOf(wish))
  return (
    <>
      <p>{t('picker.careerGamesText')}</p>
      <ModeFilters
        modes={CAREER_MODES}
        shown={fitting.length}
        by={FILTERS}
        wish={wish}
        onChange={setWish}
      />
      <ul className="picker-list">
        {fitting.map((mode) => (
          <li key={mode.id}>
            <CareerGame mode={mode} catalogue={catalogue} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CareerGame({ mode, catalogue }: { mode: Manifest; catalogue: CatalogueProps }) {
  const t = useMessages(modeMessages)
  const title = modeName(mode.id, t.locale)
  // Chosen before, it may be of one industry, and still is this game.
  const choice = { kind: 'career_game' as const, contentId: null, careerMode: mode.id, title }
  return (
    <article
      className="pq-card picker-card"
      data-chosen={isInBasket(catalogue.basket, choice) || undefined}
    >
      <div className="picker-card-text">
        <ModePicture mode={mode.id} />
        <h2 className="picker-card-title">{title}</h2>
        <p>{modeTexts(mode.id, t.locale)?.note}</p>
        <p className="picker-quest">{modeFacts(mode, t, { play: 'any' }).join(' · ')}</p>
      </div>
      <div className="picker-card-actions">
        <ChoiceButtons choice={choice} catalogue={catalogue} />
      </div>
    </article>
  )
}
