import { TimerRing } from '../TimerRing'
import { type CountdownProps, useTimeLeft } from './Countdown'

/** The time left on the projector: a ring. Apart, since no player's page draws it. */
export function RingCountdown(props: CountdownProps) {
  const time = useTimeLeft(props)
  return time && <TimerRing {...time} />
}
