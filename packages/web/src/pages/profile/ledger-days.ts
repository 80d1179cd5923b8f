import type { LedgerLine } from '@pathquest/core/contracts'

export interface LedgerDay {
  /** A moment of that day. */
  at: number
  lines: LedgerLine[]
}

const dayOf = (at: number): string => new Date(at).toDateString()

/** In the order they come in, those of one day together. */
export function ledgerDays(lines: readonly LedgerLine[]): LedgerDay[] {
  const days: LedgerDay[] = []
  for (const line of lines) {
    const last = days.at(-1)
    if (last && dayOf(last.at) === dayOf(line.at)) last.lines.push(line)
    else days.push({ at: line.at, lines: [line] })
  }
  return days
}

/** How many days ago a moment was, by the calendar. */
export function daysAgo(at: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / 86_400_000)
}
