import { HowItGoes } from '@pathquest/modes/HowItGoes'
import { Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { hostGameMessages } from '../../messages/en/host-game'
import { modeMessages } from '../../messages/en/modes'
import { ModeCards } from '../../modes/ModeCards'
import { ModeFilters } from '../../modes/ModeFilters'
import { ModeSettings } from '../../modes/ModeSettings'
import { useFilteredModes } from '../../modes/use-filtered-modes'
import { Noted } from '../host-game/FilterFields'
import type { HomeworkFieldsProps } from './ContentFields'
import { asksForTime, gameSizeOf, modesOf, questionsLeftOut } from './homework-form'

/** The mode that it is played in alone, and its settings. */
export function ModeFields({ form, onChange }: HomeworkFieldsProps) {
  const t = useMessages(giveHomeworkMessages)
  const host = useMessages(hostGameMessages)
  const own = useMessages(modeMessages)
  const size = gameSizeOf(form)
  const { filters, fitting } = useFilteredModes(modesOf(form.kind), 'solo', size)
  const left = questionsLeftOut(form)
  return (
    <div className="pq-stack">
      <ModeFilters {...filters} />
      <ModeCards
        legend={host('hostGame.gameMode')}
        modes={fitting}
        size={size}
        play="solo"
        value={form.gameMode}
        onChange={(gameMode) => onChange({ gameMode })}
      />
      <HowItGoes mode={form.gameMode} headingLevel={3} />
      <ModeSettings
        mode={form.gameMode}
        values={form.modeSettings}
        onChange={(modeSettings) => onChange({ modeSettings })}
      />
      {asksForTime(form) && (
        <Switch
          label={<Noted label={t('giveHomework.untimed')} note={t('giveHomework.untimedNote')} />}
          checked={form.untimed}
          onChange={(untimed) => onChange({ untimed })}
        />
      )}
      {left && <p className="pq-muted">{own('modes.leftOut', left)}</p>}
    </div>
  )
}
