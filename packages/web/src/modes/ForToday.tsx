import { type GameSize, modesForToday } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { Select, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useId, useState } from 'react'
import { modeMessages } from '../messages/en/modes'
import { ModePicture } from './ModePicture'
import { modeFacts } from './mode-facts'
import { dayNumber, MINUTES_LEFT_OFFERED } from './mode-wish'
import './mode-filters.css'

interface ForTodayProps {
  modes: readonly Manifest[]
  size: GameSize
  /** How many players are expected, until the teacher says it here. */
  players: string
  value: string
  onChange: (mode: string) => void
}

const MINUTES_LEFT_DEFAULT = 15

/** Three modes that suit the class and the rest of the lesson, others tomorrow. */
export function ForToday({ modes, size, players: expected, value, onChange }: ForTodayProps) {
  const t = useMessages(modeMessages)
  const id = useId()
  const [said, setSaid] = useState<string | null>(null)
  const [minutesLeft, setMinutesLeft] = useState<number>(MINUTES_LEFT_DEFAULT)
  const [day] = useState(() => dayNumber(new Date()))
  const players = said ?? expected
  // Half typed or empty: for any class.
  const count = /^\s*[1-9]\d{0,3}\s*$/.test(players) ? Number(players) : Number.POSITIVE_INFINITY
  const suggested = modesForToday(modes, { players: count, minutesLeft, day }, size)
  return (
    <section className="mode-today" aria-labelledby={id}>
      <h3 id={id}>{t('modes.forToday')}</h3>
      <div className="mode-today-head">
        <TextField
          label={t('modes.playersToday')}
          inputMode="numeric"
          autoComplete="off"
          value={players}
          onChange={setSaid}
        />
        <Select
          label={t('modes.timeLeft')}
          value={String(minutesLeft)}
          onChange={(minutes) => setMinutesLeft(Number(minutes))}
          options={MINUTES_LEFT_OFFERED.map((minutes) => ({
            value: String(minutes),
            label: t('modes.min', { count: minutes }),
          }))}
        />
      </div>
      <div className="mode-today-list">
        {suggested.map((mode) => (
          <button
            key={mode.id}
            type="button"
            className="mode-today-pick"
            aria-pressed={mode.id === value}
            onClick={() => onChange(mode.id)}
          >
            <ModePicture mode={mode.id} />
            <span className="mode-today-text">
              <b>{modeName(mode.id, t.locale)}</b>
              <span className="mode-facts">
                {modeFacts(mode, t, { size }).join(' · ')}
                <br />
                {modeTexts(mode.id, t.locale)?.note}
              </span>
            </span>
          </button>
        ))}
        {suggested.length === 0 && <p role="status">{t('modes.noneToday')}</p>}
      </div>
    </section>
  )
}
