import { findManifest, MODE_IDS, playsQuestions } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { useMessages } from '@pathquest/ui/messages'
import { modeMessages } from '../../../messages/en/modes'
import { pickerMessages } from '../../../messages/en/picker'
import { ModePicture } from '../../../modes/ModePicture'
import { modeFacts } from '../../../modes/mode-facts'
import { isInBasket } from './basket'
import { ChoiceButtons } from './ChoiceButtons'
import type { CatalogueProps } from './picker-queries'

const CAREER_MODES = MODE_IDS.filter((id) => !playsQuestions(id))

/** Games that need no set: each mode that deals careers. */
export function CareerGames(catalogue: CatalogueProps) {
  const t = useMessages(pickerMessages)
  return (
    <>
      <p>{t('picker.careerGamesText')}</p>
      <ul className="picker-list">
        {CAREER_MODES.map((mode) => (
          <li key={mode}>
            <CareerGame mode={mode} catalogue={catalogue} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CareerGame({ mode, catalogue }: { mode: string; catalogue: CatalogueProps }) {
  const t = useMessages(modeMessages)
  const title = modeName(mode, t.locale)
  const manifest = findManifest(mode)
  // Chosen before, it may be of one industry, and still is this game.
  const choice = { kind: 'career_game' as const, contentId: null, careerMode: mode, title }
  return (
    <article
      className="pq-card picker-card"
      data-chosen={isInBasket(catalogue.basket, choice) || undefined}
    >
      <div className="picker-card-text">
        <ModePicture mode={mode} />
        <h2 className="picker-card-title">{title}</h2>
        <p>{modeTexts(mode, t.locale)?.note}</p>
        {manifest && (
          <p className="picker-quest">{modeFacts(manifest, t, { play: 'any' }).join(' · ')}</p>
        )}
      </div>
      <div className="picker-card-actions">
        <ChoiceButtons choice={choice} catalogue={catalogue} />
      </div>
    </article>
  )
}
