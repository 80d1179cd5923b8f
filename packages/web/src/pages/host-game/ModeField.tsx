import { useMessages } from '@pathquest/ui/messages'
import { hostGameMessages } from '../../messages/en/host-game'
import { modeMessages } from '../../messages/en/modes'
import { ForToday } from '../../modes/ForToday'
import { ModeCards } from '../../modes/ModeCards'
import { ModeFilters } from '../../modes/ModeFilters'
import { useFilteredModes } from '../../modes/use-filtered-modes'
import { classSize } from './devices-form'
import type { HostFieldsProps } from './FilterFields'
import { canAsk, formModes, gameSize } from './host-form'

/** The game mode: three for today, or any of those that fit the filters. */
export function ModeField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const own = useMessages(modeMessages)
  const { sessionType, gameMode } = form
  const play = sessionType === 'solo' ? 'solo' : 'class'
  const modes = formModes(form)
  const size = gameSize(form)
  const { filters, fitting } = useFilteredModes(modes, play, size)
  const choose = (mode: string) => onChange({ gameMode: mode })
  return (
    <>
      {sessionType === 'multiplayer' && (
        <ForToday
          modes={modes.filter((mode) => canAsk(form, mode))}
          size={size}
          players={classSize(form)}
          value={gameMode}
          onChange={choose}
        />
      )}
      <ModeFilters {...filters} />
      <ModeCards
        legend={t('hostGame.gameMode')}
        modes={fitting}
        size={size}
        play={play}
        value={gameMode}
        onChange={choose}
      />
      <p className="pq-muted">{own('modes.minutesNote')}</p>
    </>
  )
}
