/** Storage of a player's seat tokens, one per game. */
export interface SeatStore {
  get(sessionId: string): string | null
  set(sessionId: string, seatToken: string): void
  clear(sessionId: string): void
}

/** In memory, lost with the page: the default, and the one for embeds. */
export function memorySeatStore(): SeatStore {
  const tokens = new Map<string, string>()
  return {
    get: (sessionId) => tokens.get(sessionId) ?? null,
    set: (sessionId, seatToken) => void tokens.set(sessionId, seatToken),
    clear: (sessionId) => void tokens.delete(sessionId),
  }
}

const PREFIX = 'pathquest.seat.'

/** Stores seats for the life of a tab, across reloads; in memory if storage is blocked or full. */
export function sessionSeatStore(): SeatStore {
  const storage = tabStorage()
  const memory = memorySeatStore()
  return {
    get: (sessionId) => storage?.getItem(PREFIX + sessionId) ?? memory.get(sessionId),
    set: (sessionId, seatToken) => {
      if (!tryStore(storage, PREFIX + sessionId, seatToken)) memory.set(sessionId, seatToken)
    },
    clear: (sessionId) => {
      storage?.removeItem(PREFIX + sessionId)
      memory.clear(sessionId)
    },
  }
}

/** Deletes every seat of this tab. */
export function clearSessionSeats(): void {
  const storage = tabStorage()
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
  for (const key of keys) if (key.startsWith(PREFIX)) storage?.removeItem(key)
}

/** This tab's own id, the same across reloads, by which a host's tab keeps control. */
export function sessionTabId(key = 'pathquest.tab'): string {
  const storage = tabStorage()
  const stored = storage?.getItem(key)
  if (stored) return stored
  const id = randomId()
  tryStore(storage, key, id)
  return id
}

/** 16 random bytes in hex; `crypto.randomUUID` is missing on plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function tryStore(storage: Storage | null, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value)
    return storage !== null
  } catch {
    // Full: Safari gives private tabs little storage, and older versions none.
    return false
  }
}

function tabStorage(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage
  } catch {
    // Accessing the property itself throws where storage is blocked.
    return null
  }
}
