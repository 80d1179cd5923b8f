const EVERY_MS = 3_000
const HIDDEN_EVERY_MS = 15_000
/** A tab that nobody looked at for this long asks again once it is seen. */
const HIDDEN_LIMIT_MS = 20 * 60_000
/** Each page keeps its own pace, so that a class does not ask in step. */
const SPREAD = 0.3

interface PollMoment {
  /** 0 to 1, drawn once per page. */
  chance: number
  /** Null: the page is in sight. */
  hiddenForMs: number | null
}

/** When to ask again; false: not before the page is seen. */
export function pollDelayMs({ chance, hiddenForMs }: PollMoment): number | false {
  if (hiddenForMs !== null && hiddenForMs >= HIDDEN_LIMIT_MS) return false
  const pace = 1 - SPREAD / 2 + SPREAD * chance
  return Math.round((hiddenForMs === null ? EVERY_MS : HIDDEN_EVERY_MS) * pace)
}
