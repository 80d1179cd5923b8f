export type TimerLevel = 'green' | 'amber' | 'red'

/** Green above half of the time, amber above a quarter, red below. */
export function timerLevel(remainingMs: number, limitMs: number): TimerLevel {
  const share = remainingMs / limitMs
  if (share > 0.5) return 'green'
  return share > 0.25 ? 'amber' : 'red'
}

/** A second counts as left until it has passed. */
export const secondsLeft = (remainingMs: number): number =>
  Math.max(0, Math.ceil(remainingMs / 1000))

/** Beyond so many seconds, minutes are easier to read. */
export const SECONDS_MAX = 99

/** "42", and "3:05" beyond a minute and a half. */
export const clockText = (seconds: number): string =>
  seconds > SECONDS_MAX
    ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    : String(seconds)

/** Share of the time left in percent, 0 to 100. */
export const percentLeft = (remainingMs: number, limitMs: number): number =>
  Math.min(100, Math.max(0, (remainingMs / limitMs) * 100))

const ANNOUNCED_SECONDS = [5, 10] as const

/** The mark last passed: read out at 10 s and at 5 s, at no other time. */
export function announcedMark(remainingMs: number, limitMs: number): number | undefined {
  const seconds = secondsLeft(remainingMs)
  if (seconds === 0) return undefined
  return ANNOUNCED_SECONDS.find((mark) => seconds <= mark && mark * 1000 <= limitMs)
}

export interface TimerProps {
  remainingMs: number
  /** Null is untimed: nothing is shown. */
  limitMs: number | null
  /** "18 seconds left", for the number and for the two announcements. */
  secondsText: (seconds: number) => string
}

export interface TimerTrailProps extends TimerProps {
  /** The unit shown after the number of seconds. */
  unit: string
}

/** The countdown as a trail, on a player's screen. */
export function TimerTrail({ remainingMs, limitMs, secondsText, unit }: TimerTrailProps) {
  if (limitMs === null) return null
  const seconds = secondsLeft(remainingMs)
  const percent = percentLeft(remainingMs, limitMs)
  return (
    <div className="pq-timer" data-level={timerLevel(remainingMs, limitMs)}>
      <div className="pq-trail" role="timer" aria-label={secondsText(seconds)}>
        <div className="pq-trail-line" aria-hidden="true">
          <i className="pq-trail-clip">
            <i className="pq-trail-way" style={{ transform: `translateX(${percent - 100}%)` }}>
              <i className="pq-trail-tone" style={{ transform: `translateX(${100 - percent}%)` }} />
            </i>
          </i>
          <i className="pq-trail-tick" style={{ left: '50%' }} />
          <i className="pq-trail-tick" style={{ left: '25%' }} />
          <i className="pq-trail-place" style={{ transform: `translateX(${percent}%)` }}>
            <i className="pq-trail-marker" />
          </i>
        </div>
        <span className="pq-trail-number" aria-hidden="true">
          {clockText(seconds)}
          {seconds <= SECONDS_MAX && <small>{unit}</small>}
        </span>
      </div>
      <Announcement remainingMs={remainingMs} limitMs={limitMs} secondsText={secondsText} />
    </div>
  )
}

/** Read out at the marks. */
export function Announcement({
  remainingMs,
  limitMs,
  secondsText,
}: Omit<TimerProps, 'limitMs'> & { limitMs: number }) {
  const mark = announcedMark(remainingMs, limitMs)
  return (
    <span className="pq-hidden" role="status">
      {mark ? secondsText(mark) : ''}
    </span>
  )
}
