import { filterModes } from '@pathquest/core/modes/choose-modes'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { hostGameMessages } from '../../messages/en/host-game'
import { modeMessages } from '../../messages/en/modes'
import { ForToday } from '../../modes/ForToday'
import { ModeCards } from '../../modes/ModeCards'
import { ModeFilters } from '../../modes/ModeFilters'
import { ANY_MODE, filterOf, type ModeWish } from '../../modes/mode-wish'
import type { HostFieldsProps } from './FilterFields'
import { canAsk, formModes, gameSize } from './host-form'

/** A class has all filters; alone there is nobody to play against. */
const FILTERS = {
  multiplayer: ['minutes', 'players', 'company'],
  solo: ['minutes'],
} as const satisfies Record<string, readonly (keyof ModeWish)[]>

/** The game mode: three for today, or any of those that fit the filters. */
export function ModeField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const own = useMessages(modeMessages)
  const [wish, setWish] = useState(ANY_MODE)
  const { sessionType, gameMode } = form
  const by = FILTERS[sessionType]
  const modes = formModes(form)
  const size = gameSize(form)
  const asked = sessionType === 'solo' ? { ...ANY_MODE, minutes: wish.minutes } : wish
  const fitting = filterModes(modes, filterOf(asked), size)
  const choose = (mode: string) => onChange({ gameMode: mode })
  return (
    <>
      {sessionType === 'multiplayer' && (
        <ForToday
          modes={modes.filter((mode) => canAsk(form, mode))}
          size={size}
          players={form.maxPlayers}
          value={gameMode}
          onChange={choose}
        />
      )}
      <ModeFilters modes={modes} shown={fitting.length} by={by} wish={asked} onChange={setWish} />
      <ModeCards
        legend={t('hostGame.gameMode')}
        modes={fitting}
        size={size}
        play={sessionType === 'solo' ? 'solo' : 'class'}
        value={gameMode}
        onChange={choose}
      />
      <p className="pq-muted">{own('modes.minutesNote')}</p>
    </>
  )
}
