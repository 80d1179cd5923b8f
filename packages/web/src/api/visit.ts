/** What a launch from an LMS was given for this visit. */
export interface Visit {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

const KEY = 'pathquest.visit'
let current: Visit | null = null

/** A browser that blocks third-party cookies throws at the mere sight of it. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** What was kept, whatever it is now; a visit that has ended counts as none. */
export function readVisit(kept: unknown, now: number): Visit | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { token, expiresAt } = kept as Partial<Visit>
  if (typeof token !== 'string' || typeof expiresAt !== 'number') return null
  return expiresAt > now ? { token, expiresAt } : null
}

function stored(): unknown {
  try {
    return JSON.parse(storage()?.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Memory, then the history entry of this very frame, then the tab's storage: frames without storage
 * keep the entry across a reload, and two frames of one course page do not mix.
 */
function visit(): Visit | null {
  const now = Date.now()
  current ??= readVisit(window.history.state?.visit, now) ?? readVisit(stored(), now)
  return readVisit(current, now)
}

export function keepVisit(visit: Visit): void {
  current = visit
  markHistoryEntry()
  try {
    storage()?.setItem(KEY, JSON.stringify(current))
  } catch {
    // Full or closed: the history entry has it.
  }
}

/** Each navigation makes a new history entry: called after every one of them. */
export function markHistoryEntry(): void {
  const { state } = window.history
  const kept = visit()
  if (!kept || state?.visit?.token === kept.token) return
  window.history.replaceState({ ...state, visit: kept }, '')
}

export function forgetVisit(): void {
  current = null
  const { state } = window.history
  if (state?.visit) window.history.replaceState({ ...state, visit: undefined }, '')
  storage()?.removeItem(KEY)
}

export const visitToken = (): string | null => visit()?.token ?? null
