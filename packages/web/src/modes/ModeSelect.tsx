import type { GameSize } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { findManifest } from '@pathquest/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { modeMessages } from '../messages/en/modes'
import { modeFacts } from './mode-facts'
import './mode-filters.css'

interface ModeSelectProps {
  label: string
  /** Those that fit; the chosen one is in the list all the same. */
  modes: readonly string[]
  /** Without a number of questions a mode that grows with them has no minutes. */
  size?: GameSize
  value: string
  onChange: (mode: string) => void
}

/** A mode from a list of one line each, where there is no room for cards. */
export function ModeSelect({ label, modes, size = {}, value, onChange }: ModeSelectProps) {
  const t = useMessages(modeMessages)
  const minutesOf = (manifest: Manifest) => {
    const isKnown = manifest.lasts.per !== 'questions' || size.questions !== undefined
    return isKnown ? modeFacts(manifest, t, { size, play: 'solo' }) : []
  }
  const chosen = findManifest(value)
  const isFitting = modes.includes(value)
  return (
    <Select
      label={label}
      value={value}
      hint={
        chosen && (
          <>
            {modeTexts(value, t.locale)?.note}
            <br />
            {modeFacts(chosen, t, { play: 'any' }).slice(1).join(' · ')}
            {!isFitting && <span className="mode-unfit"> {t('modes.chosenAnyway')}</span>}
          </>
        )
      }
      onChange={onChange}
      options={(isFitting ? modes : [value, ...modes]).flatMap((id) => {
        const manifest = findManifest(id)
        if (!manifest) return []
        const words = [
          modeName(id, t.locale),
          ...minutesOf(manifest),
          modeTexts(id, t.locale)?.note,
        ]
        return { value: id, label: words.join(' · ') }
      })}
    />
  )
}
