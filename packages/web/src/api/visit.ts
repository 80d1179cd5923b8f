/** A visit from an LMS launch. */
export interface Visit {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

const KEY = 'pathquest.visit'
let current: Visit | null = null

/** Accessing it throws in a browser that blocks third-party cookies. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Validates the stored value; an expired visit counts as none. */
export function readVisit(stored: unknown, now: number): Visit | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { token, expiresAt } = stored as Partial<Visit>
  if (typeof token !== 'string' || typeof expiresAt !== 'number') return null
  return expiresAt > now ? { token, expiresAt } : null
}

function read(): unknown {
  try {
    return JSON.parse(storage()?.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Memory, then the history entry of this frame, then the tab's storage: frames without storage keep
 * the entry across a reload, and two frames of one course page do not mix.
 */
function visit(): Visit | null {
  const now = Date.now()
  current ??= readVisit(window.history.state?.visit, now) ?? readVisit(read(), now)
  return readVisit(current, now)
}

export function storeVisit(visit: Visit): void {
  current = visit
  markHistoryEntry()
  try {
    storage()?.setItem(KEY, JSON.stringify(current))
  } catch {
    // Full or blocked: the history entry has it.
  }
}

/** Each navigation creates a new history entry: call this after every one. */
export function markHistoryEntry(): void {
  const { state } = window.history
  const stored = visit()
  if (!stored || state?.visit?.token === stored.token) return
  window.history.replaceState({ ...state, visit: stored }, '')
}

export function clearVisit(): void {
  current = null
  const { state } = window.history
  if (state?.visit) window.history.replaceState({ ...state, visit: undefined }, '')
  storage()?.removeItem(KEY)
}

export const visitToken = (): string | null => visit()?.token ?? null
