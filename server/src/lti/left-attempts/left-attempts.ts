/** Nothing was heard of an attempt for so long: it is over. */
const LEFT_AFTER_MS = 24 * 3_600_000
/** At the due date, of a page that says it is there and does nothing. */
const STILL_THERE_MS = 15 * 60_000
/** At the due date, of a player who is gone: a line that broke comes back sooner. */
const GONE_MS = 60_000

/** An attempt of a course that nobody has ended, as far as the database knows it. */
export interface OpenAttempt {
  gameId: string
  activeAt: number
  isConnected: boolean
  /** The latest that its player or the activity is known to have; null: none, or begun after it. */
  dueAt: number | null
}

/**
 * Whether it is left: a day without activity, or past the due date with nobody at it. Who plays when
 * the time comes finishes, as what was begun in time counts.
 */
export function isLeft({ activeAt, isConnected, dueAt }: OpenAttempt, now: number): boolean {
  const quietMs = now - activeAt
  if (quietMs >= LEFT_AFTER_MS) return true
  if (dueAt === null || now <= dueAt) return false
  return quietMs >= (isConnected ? STILL_THERE_MS : GONE_MS)
}
