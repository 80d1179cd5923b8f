import type { GameSize } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { findManifest } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { modeMessages } from '../messages/en/modes'
import { ModePicture } from './ModePicture'
import { modeFacts } from './mode-facts'
import './mode-filters.css'

interface ModeCardsProps {
  legend: string
  /** Those that fit; the chosen one is shown all the same. */
  modes: readonly Manifest[]
  size?: GameSize | undefined
  play: Manifest['offers'][number]
  value: string
  onChange: (mode: string) => void
}

/** A choice of modes, each with picture, name, note and what helps to choose. */
export function ModeCards({ legend, modes, size, play, value, onChange }: ModeCardsProps) {
  const name = useId()
  const chosen = findManifest(value)
  const isFitting = modes.some(({ id }) => id === value)
  const shown = chosen && !isFitting ? [chosen, ...modes] : modes
  return (
    <fieldset className="pq-radios mode-cards-frame">
      <legend className="pq-radios-legend">{legend}</legend>
      <div className="mode-cards">
        {shown.map((mode) => (
          <ModeCard
            key={mode.id}
            name={name}
            mode={mode}
            size={size}
            play={play}
            isChosen={mode.id === value}
            isFitting={isFitting || mode.id !== value}
            onChoose={() => onChange(mode.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ModeCardProps extends Pick<ModeCardsProps, 'size' | 'play'> {
  name: string
  mode: Manifest
  isChosen: boolean
  isFitting: boolean
  onChoose: () => void
}

function ModeCard({ name, mode, size, play, isChosen, isFitting, onChoose }: ModeCardProps) {
  const t = useMessages(modeMessages)
  const id = useId()
  const { minPlayers } = mode
  return (
    <label className="pq-radio mode-card">
      <ModePicture mode={mode.id} />
      <span className="mode-card-head">
        <input
          type="radio"
          className="pq-radio-input"
          name={name}
          value={mode.id}
          checked={isChosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          onChange={onChoose}
        />
        <span className="pq-radio-text">
          <span className="pq-radio-text" id={`${id}-name`}>
            {modeName(mode.id, t.locale)}
            <span className="pq-radio-note">
              {modeTexts(mode.id, t.locale)?.note}
              {minPlayers > 1 && ` ${t('modes.minPlayers', { count: minPlayers })}`}
            </span>
          </span>
          <span className="mode-facts" id={`${id}-facts`}>
            {modeFacts(mode, t, { size, play }).join(' · ')}
            {!isFitting && <span className="mode-unfit"> {t('modes.chosenAnyway')}</span>}
          </span>
        </span>
      </span>
    </label>
  )
}
