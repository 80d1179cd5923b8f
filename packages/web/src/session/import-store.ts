const KEY = 'pathquest.import'

interface Kept<Work> {
  profileId: string
  /** The set that the questions are added to; null: a new one. */
  setId: string | null
  work: Work
}

export type ImportOf = Omit<Kept<unknown>, 'work'>

/** An import under way, for this tab: of one account and into one set. */
export const importStore = {
  /** null: none, or one of somebody else or for another set. */
  read<Work>(of: ImportOf): Work | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept<Work> | null
      const isOurs = kept?.profileId === of.profileId && kept.setId === of.setId
      return isOurs ? kept.work : null
    } catch {
      // No storage here, or not of ours: then nothing is kept.
      return null
    }
  },
  write<Work>({ profileId, setId }: ImportOf, work: Work): void {
    try {
      const kept: Kept<Work> = { profileId, setId, work }
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
