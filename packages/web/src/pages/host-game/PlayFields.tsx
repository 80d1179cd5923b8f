import { RadioCards } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { hostGameMessages } from '../../messages/en/host-game'
import { modeMessages } from '../../messages/en/modes'
import { ModeCards } from '../../modes/ModeCards'
import { ModeSettings } from '../../modes/ModeSettings'
import type { HostFieldsProps } from './FilterFields'
import { questionsLeftOut } from './host-form'

/** Session type, game mode and what can be set about it. */
export function PlayFields({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const modes = useMessages(modeMessages)
  const left = questionsLeftOut(form)
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
      <ModeCards
        legend={t('hostGame.gameMode')}
        play={form.sessionType === 'solo' ? 'solo' : 'class'}
        value={form.gameMode}
        onChange={(gameMode) => onChange({ gameMode })}
      />
      <ModeSettings
        mode={form.gameMode}
        values={form.modeSettings}
        onChange={(modeSettings) => onChange({ modeSettings })}
      />
      {left && <p className="pq-muted">{modes('modes.leftOut', left)}</p>}
    </div>
  )
}
