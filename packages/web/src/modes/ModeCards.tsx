import type { Manifest } from '@pathquest/core/modes/manifest'
import { findManifest, modesFor } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { modeMessages } from '../messages/en/modes'
import { ModePicture } from './ModePicture'

interface ModeCardsProps {
  legend: string
  /** For a class, or solo. */
  play: Manifest['offers'][number]
  value: string
  onChange: (mode: string) => void
}

/** A choice of modes, each with picture, name and note. */
export function ModeCards({ legend, play, value, onChange }: ModeCardsProps) {
  const t = useMessages(modeMessages)
  const name = useId()
  return (
    <fieldset className="pq-radios mode-cards-frame">
      <legend className="pq-radios-legend">{legend}</legend>
      <div className="mode-cards">
        {modesFor(play).map((mode) => {
          const least = findManifest(mode)?.minPlayers ?? 1
          return (
            <label className="pq-radio mode-card" key={mode}>
              <ModePicture mode={mode} />
              <span className="mode-card-head">
                <input
                  type="radio"
                  className="pq-radio-input"
                  name={name}
                  value={mode}
                  checked={mode === value}
                  onChange={() => onChange(mode)}
                />
                <span className="pq-radio-text">
                  {modeName(mode, t.locale)}
                  <span className="pq-radio-note">
                    {modeTexts(mode, t.locale)?.note}
                    {least > 1 && ` ${t('modes.minPlayers', { count: least })}`}
                  </span>
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
