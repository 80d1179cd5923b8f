export type TimerLevel = 'green' | 'amber' | 'red'

/** Green above half of the time, amber above a quarter, red below. */
export function timerLevel(remainingMs: number, limitMs: number): TimerLevel {
  const share = remainingMs / limitMs
  if (share > 0.5) return 'green'
  return share > 0.25 ? 'amber' : 'red'
}

/** A second counts as left until it is over. */
export const secondsLeft = (remainingMs: number): number =>
  Math.max(0, Math.ceil(remainingMs / 1000))

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
