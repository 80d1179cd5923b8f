const PREFIX = 'pathquest-draft:'
/** How long an abandoned draft is stored. */
const RETENTION_MS = 30 * 24 * 3_600_000

interface StoredDraft {
  savedAt: number
  value: unknown
}

const keyOf = (profileId: string, key: string) => `${PREFIX}${profileId}:${key}`

/**
 * Unsaved drafts, stored in this browser until they are saved or discarded. They contain right
 * answers, so each belongs to its account.
 */
export const draftStore = {
  /** undefined: there is none. */
  read(profileId: string, key: string, now = Date.now()): unknown {
    try {
      const stored = JSON.parse(
        localStorage.getItem(keyOf(profileId, key)) ?? 'null',
      ) as StoredDraft | null
      return stored && now - stored.savedAt < RETENTION_MS ? stored.value : undefined
    } catch {
      // No storage, or invalid content: nothing is stored.
      return undefined
    }
  },
  write(profileId: string, key: string, value: unknown, now = Date.now()): void {
    try {
      const stored: StoredDraft = { savedAt: now, value }
      localStorage.setItem(keyOf(profileId, key), JSON.stringify(stored))
    } catch {
      // Full or blocked: editing continues without it.
    }
  },
  remove(profileId: string, key: string): void {
    try {
      localStorage.removeItem(keyOf(profileId, key))
    } catch {
      // As above.
    }
  },
}

/** Deletes all drafts in this browser, except those of `profileId` if given. */
export function clearDrafts(profileId?: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) {
      const isOwn = profileId !== undefined && key.startsWith(keyOf(profileId, ''))
      if (key.startsWith(PREFIX) && !isOwn) localStorage.removeItem(key)
    }
  } catch {
    // No storage: there are none.
  }
}

const KEY = 'pathquest.import'

interface StoredImport<Work> {
  profileId: string
  /** The set that the questions are added to; null: a new one. */
  setId: string | null
  work: Work
}

type ImportOf = Omit<StoredImport<unknown>, 'work'>

/** An import in progress, for this tab: of one account and into one set. */
export const importStore = {
  /** null: none, or one of another account or for another set. */
  read<Work>(of: ImportOf): Work | null {
    try {
      const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredImport<Work> | null
      const isOurs = stored?.profileId === of.profileId && stored.setId === of.setId
      return isOurs ? stored.work : null
    } catch {
      // No storage, or invalid content: nothing is stored.
      return null
    }
  },
  write<Work>({ profileId, setId }: ImportOf, work: Work): void {
    try {
      const stored: StoredImport<Work> = { profileId, setId, work }
      sessionStorage.setItem(KEY, JSON.stringify(stored))
    } catch {
      // Full or blocked: after a reload the file must be selected again.
    }
  },
  remove(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // As above.
    }
  },
}
