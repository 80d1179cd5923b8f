import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { useEffect, useState } from 'react'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { type TimerProps, TimerTrail } from '../Timer'

export interface CountdownProps {
  header: Pick<QuestionHeader, 'deadline' | 'limitMs' | 'stopped'>
  clockOffsetMs: number
  now?: number
}

/** The time left for a question by the server's clock; nothing where the game is untimed. */
export function Countdown(props: CountdownProps) {
  const t = useMessages(gameMessages)
  const time = useTimeLeft(props)
  return time && <TimerTrail {...time} unit={t('game.secondsShort')} />
}

/** What a countdown shows; null where the game is untimed. */
export function useTimeLeft({ header, clockOffsetMs, now }: CountdownProps): TimerProps | null {
  const t = useMessages(gameMessages)
  const { stopped } = header
  const runningMs = useRemaining(header.deadline, clockOffsetMs, now)
  // In a pause of the host it is frozen.
  const leftMs = stopped?.leftMs ?? runningMs
  const limitMs = stopped?.limitMs ?? header.limitMs
  if (leftMs === null || limitMs === null) return null
  // Before its time starts, a question has all of it left.
  const remainingMs = Math.min(leftMs, limitMs)
  return { remainingMs, limitMs, secondsText: (count) => t('game.secondsLeft', { count }) }
}

/**
 * Milliseconds until a point of the server's time, updated at each whole second. `now` freezes it
 * for stories.
 */
export function useRemaining(
  at: number | null,
  clockOffsetMs: number,
  now?: number,
): number | null {
  const [ticked, setTicked] = useState(() => ({ at, timeMs: Date.now() }))
  // The last tick was for another point of time, perhaps seconds ago.
  if (ticked.at !== at) setTicked({ at, timeMs: Date.now() })
  const running = at !== null && now === undefined
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const timeMs = Date.now()
      setTicked({ at, timeMs })
      const left = at === null ? 0 : at - clockOffsetMs - timeMs
      // Just after the second, so that the number shown has changed by then.
      if (left > 0) timer = setTimeout(tick, (left % 1_000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [at, clockOffsetMs, running])
  if (at === null) return null
  return Math.max(0, at - (now ?? ticked.timeMs + clockOffsetMs))
}
