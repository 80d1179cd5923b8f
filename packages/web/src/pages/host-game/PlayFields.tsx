import { findManifest, modesFor } from '@pathquest/game-core/modes/catalogue'
import { modeName, modeTexts } from '@pathquest/game-core/modes/texts'
import { useMessages } from '@pathquest/sdk/messages'
import { RadioCards } from '@pathquest/sdk/ui'
import { hostGameMessages } from '../../messages/en/host-game'
import { modeMessages } from '../../messages/en/modes'
import { ModePicture } from '../../modes/ModePicture'
import { ModeSettings } from '../../modes/ModeSettings'
import type { HostFieldsProps } from './FilterFields'
import { questionsLeftOut } from './host-form'

/** Session type, game mode and what can be set about it. */
export function PlayFields({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const modes = useMessages(modeMessages)
  const left = questionsLeftOut(form)
  const noteOf = (mode: string) => {
    const least = findManifest(mode)?.minPlayers ?? 1
    const note = modeTexts(mode, t.locale)?.note ?? ''
    return least > 1 ? `${note} ${modes('modes.minPlayers', { count: least })}` : note
  }
  return (
    <div className="pq-stack">
      <RadioCards
        legend={t('hostGame.sessionType')}
        minWidth={180}
        value={form.sessionType}
        onChange={(sessionType) => onChange({ sessionType })}
        options={[
          {
            value: 'multiplayer',
            label: t('hostGame.multiplayer'),
            note: t('hostGame.multiplayerNote'),
          },
          { value: 'solo', label: t('hostGame.solo'), note: t('hostGame.soloNote') },
        ]}
      />
      <RadioCards
        legend={t('hostGame.gameMode')}
        minWidth={400}
        value={form.gameMode}
        onChange={(gameMode) => onChange({ gameMode })}
        options={modesFor(form.sessionType === 'solo' ? 'solo' : 'class').map((value) => ({
          value,
          label: modeName(value, t.locale),
          note: noteOf(value),
        }))}
      />
      <ModePicture mode={form.gameMode} />
      <ModeSettings
        mode={form.gameMode}
        values={form.modeSettings}
        onChange={(modeSettings) => onChange({ modeSettings })}
      />
      {left && <p className="pq-muted">{modes('modes.leftOut', left)}</p>}
    </div>
  )
}
