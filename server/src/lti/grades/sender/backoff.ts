const FIRST_MS = 2_000
const LONGEST_MS = 15 * 60_000
/** What a platform asks for is kept to, up to here. */
export const LONGEST_ASKED_MS = 60 * 60_000
export const GIVE_UP_MS = 3 * 24 * 60 * 60_000

/** How long to wait after so many tries: doubling, with up to half of it more by chance. */
export function backoffMs(
  tries: number,
  retryAfterMs: number | null,
  chance: () => number = Math.random,
): number {
  const doubled = FIRST_MS * 2 ** Math.min(tries - 1, 20)
  const waitMs = Math.min(doubled * (1 + chance() / 2), LONGEST_MS)
  return Math.round(Math.max(waitMs, Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS)))
}
