/** The clock of a game for the mode's components; all null: there is none. */
export interface ClockView {
  deadline: number | null
  limitMs: number | null
  stopped?: { leftMs: number; limitMs: number }
}

/**
 * How much of the clock is gone, for scenes in which the day passes: 0 at the start, 1 at the end;
 * null: there is no clock. `now` is the server's time; while the clock is stopped the day stands.
 */
export function dayOf({ deadline, limitMs, stopped }: ClockView, now: number): number | null {
  const all = stopped?.limitMs ?? limitMs
  if (all === null) return null
  const leftMs = stopped?.leftMs ?? Math.max(0, (deadline ?? now) - now)
  return 1 - Math.min(1, leftMs / all)
}
