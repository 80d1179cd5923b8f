const EVERY_MS = 3_000
const HIDDEN_EVERY_MS = 15_000
/** A tab that was hidden for this long polls again once it is visible. */
const HIDDEN_LIMIT_MS = 20 * 60_000
/** Each page has its own interval, so that a class does not poll in step. */
const SPREAD = 0.3

interface PollMoment {
  /** 0 to 1, drawn once per page. */
  chance: number
  /** Null: the page is visible. */
  hiddenForMs: number | null
}

/** When to poll again; false: not before the page is visible. */
export function pollDelayMs({ chance, hiddenForMs }: PollMoment): number | false {
  if (hiddenForMs !== null && hiddenForMs >= HIDDEN_LIMIT_MS) return false
  const pace = 1 - SPREAD / 2 + SPREAD * chance
  return Math.round((hiddenForMs === null ? EVERY_MS : HIDDEN_EVERY_MS) * pace)
}
