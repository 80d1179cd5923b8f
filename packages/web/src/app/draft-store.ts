const PREFIX = 'pathquest-draft:'
/** What nobody has come back for in this time is not wanted any more. */
const KEPT_MS = 30 * 24 * 3_600_000

interface Kept {
  savedAt: number
  value: unknown
}

/** What is being written, in this browser's storage, until it is saved or discarded. */
export const draftStore = {
  /** undefined: there is none. */
  read(key: string, now = Date.now()): unknown {
    try {
      const kept = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Kept | null
      return kept && now - kept.savedAt < KEPT_MS ? kept.value : undefined
    } catch {
      // No storage here, or not of ours: then nothing is kept.
      return undefined
    }
  },
  write(key: string, value: unknown, now = Date.now()): void {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify({ savedAt: now, value } satisfies Kept))
    } catch {
      // Full or switched off: writing goes on without it.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key)
    } catch {
      // As above.
    }
  },
}
