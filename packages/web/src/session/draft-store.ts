const PREFIX = 'pathquest-draft:'
/** What nobody has come back for in this time is not wanted any more. */
const KEPT_MS = 30 * 24 * 3_600_000

interface Kept {
  savedAt: number
  value: unknown
}

const keyOf = (profileId: string, key: string) => `${PREFIX}${profileId}:${key}`

/**
 * What somebody is writing, in this browser's storage, until it is saved or discarded. Drafts hold
 * right answers, so each is its account's own.
 */
export const draftStore = {
  /** undefined: there is none. */
  read(profileId: string, key: string, now = Date.now()): unknown {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(profileId, key)) ?? 'null') as Kept | null
      return kept && now - kept.savedAt < KEPT_MS ? kept.value : undefined
    } catch {
      // No storage here, or not of ours: then nothing is kept.
      return undefined
    }
  },
  write(profileId: string, key: string, value: unknown, now = Date.now()): void {
    try {
      const kept: Kept = { savedAt: now, value }
      localStorage.setItem(keyOf(profileId, key), JSON.stringify(kept))
    } catch {
      // Full or switched off: writing goes on without it.
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

/** No draft is left in this browser, but those of `profileId` where one is named. */
export function forgetDrafts(profileId?: string): void {
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

interface KeptImport<Work> {
  profileId: string
  /** The set that the questions are added to; null: a new one. */
  setId: string | null
  work: Work
}

type ImportOf = Omit<KeptImport<unknown>, 'work'>

/** An import under way, for this tab: of one account and into one set. */
export const importStore = {
  /** null: none, or one of somebody else or for another set. */
  read<Work>(of: ImportOf): Work | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptImport<Work> | null
      const isOurs = kept?.profileId === of.profileId && kept.setId === of.setId
      return isOurs ? kept.work : null
    } catch {
      // No storage here, or not of ours: then nothing is kept.
      return null
    }
  },
  write<Work>({ profileId, setId }: ImportOf, work: Work): void {
    try {
      const kept: KeptImport<Work> = { profileId, setId, work }
      sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // No room, or none allowed: a reload asks for the file again.
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
