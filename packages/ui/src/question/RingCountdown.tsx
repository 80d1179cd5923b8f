import { useId } from 'react'
import {
  Announcement,
  clockText,
  percentLeft,
  SECONDS_MAX,
  secondsLeft,
  type TimerLevel,
  type TimerProps,
  timerLevel,
} from '../Timer'
import { type CountdownProps, useTimeLeft } from './Countdown'

const RADIUS = 104
const LENGTH = 2 * Math.PI * RADIUS
const DASHES = { green: undefined, amber: '44 22', red: '14 20' } as const

/** The time left on the projector: a ring. Apart, since no player's page draws it. */
export function RingCountdown(props: CountdownProps) {
  const time = useTimeLeft(props)
  return time && <TimerRing {...time} />
}

/** The countdown as a ring, on the projector; its number is always in ink. */
function TimerRing({ remainingMs, limitMs, secondsText }: TimerProps) {
  if (limitMs === null) return null
  const seconds = secondsLeft(remainingMs)
  const share = percentLeft(remainingMs, limitMs) / 100
  const level = timerLevel(remainingMs, limitMs)
  return (
    <div className="pq-timer pq-ring" data-level={level}>
      <svg viewBox="0 0 260 260" role="timer" aria-label={secondsText(seconds)}>
        <circle
          cx="130"
          cy="130"
          r={RADIUS}
          fill="var(--pq-surface)"
          stroke="var(--pq-surface-sunken)"
          strokeWidth="22"
        />
        <RingWay share={share} level={level} />
        <circle
          className="pq-ring-marker"
          cx="130"
          cy={130 - RADIUS}
          r="20"
          fill="var(--pq-surface)"
          strokeWidth="10"
          style={{ transform: `rotate(${share * 360}deg)` }}
        />
        <path
          d="M248 130L258 130M130 248L130 258"
          stroke="var(--pq-text)"
          strokeWidth="5"
          fill="none"
        />
        <text
          className="pq-ring-number"
          data-long={seconds > SECONDS_MAX || undefined}
          x="130"
          y="164"
          textAnchor="middle"
        >
          {clockText(seconds)}
        </text>
      </svg>
      <Announcement remainingMs={remainingMs} limitMs={limitMs} secondsText={secondsText} />
    </div>
  )
}

/** The remaining part: a mask cuts it to length, so that its dashes do not move. */
function RingWay({ share, level }: { share: number; level: TimerLevel }) {
  const mask = `pq${useId().replace(/[^\w-]/g, '')}`
  const circle = { cx: 130, cy: 130, r: RADIUS, fill: 'none', transform: 'rotate(-90 130 130)' }
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="260" height="260">
        <circle
          {...circle}
          className="pq-ring-length"
          stroke="#fff"
          strokeWidth="24"
          strokeLinecap={level === 'green' ? 'round' : 'butt'}
          strokeDasharray={`${LENGTH * share} ${LENGTH}`}
        />
      </mask>
      <g mask={`url(#${mask})`}>
        <circle
          {...circle}
          className="pq-ring-way"
          strokeWidth="22"
          strokeDasharray={DASHES[level]}
        />
      </g>
    </>
  )
}
