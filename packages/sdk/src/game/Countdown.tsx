import type { QuestionHeader } from '@pathquest/game-core/views'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { TimerRing, TimerTrail } from '../ui/Timer'
import { useRemaining } from './use-remaining'

export interface CountdownProps {
  header: Pick<QuestionHeader, 'deadline' | 'limitMs'>
  clockOffsetMs: number
  now?: number
  shape?: 'trail' | 'ring'
}

/** The time left for a question by the server's clock; nothing where the game is untimed. */
export function Countdown({ header, clockOffsetMs, now, shape = 'trail' }: CountdownProps) {
  const t = useMessages(roundMessages)
  const remainingMs = useRemaining(header.deadline, clockOffsetMs, now)
  if (remainingMs === null || header.limitMs === null) return null
  const secondsText = (count: number) => t('game.secondsLeft', { count })
  const time = { remainingMs, limitMs: header.limitMs, secondsText }
  if (shape === 'ring') return <TimerRing {...time} />
  return <TimerTrail {...time} unit={t('game.secondsShort')} />
}
