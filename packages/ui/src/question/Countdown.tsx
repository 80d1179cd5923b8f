import type { QuestionHeader } from '@pathquest/core/rooms/views'
import { useRemaining } from '../hooks/server-clock'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { type TimerProps, TimerTrail } from '../Timer'

export interface CountdownProps {
  header: Pick<QuestionHeader, 'deadline' | 'limitMs' | 'stopped'>
  clockOffsetMs: number
  now?: number
}

/** The time left for a question by the server's clock; nothing where the game is untimed. */
export function Countdown(props: CountdownProps) {
  const t = useMessages(roundMessages)
  const time = useTimeLeft(props)
  return time && <TimerTrail {...time} unit={t('game.secondsShort')} />
}

/** What a countdown shows; null where the game is untimed. */
export function useTimeLeft({ header, clockOffsetMs, now }: CountdownProps): TimerProps | null {
  const t = useMessages(roundMessages)
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
