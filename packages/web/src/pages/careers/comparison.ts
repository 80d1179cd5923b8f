import { useSyncExternalStore } from 'react'

export const COMPARED_MAX = 3

/** A career in the comparison, with its name before its details are loaded. */
export interface Compared {
  id: string
  title: string
}

const KEY = 'pathquest.comparison'
/** In prerendered markup. */
const NONE: readonly Compared[] = []
const listeners = new Set<() => void>()
let compared: readonly Compared[] = read()

/** Careers to compare; stored in the tab, so that they survive a quest in between. */
export const comparison = {
  add(career: Compared): void {
    const isIn = compared.some(({ id }) => id === career.id)
    if (!isIn && compared.length < COMPARED_MAX) {
      set([...compared, { id: career.id, title: career.title }])
    }
  },
  remove: (id: string): void => set(compared.filter((one) => one.id !== id)),
  clear: (): void => set([]),
}

export const useComparison = (): readonly Compared[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => compared,
    () => NONE,
  )

function set(next: readonly Compared[]): void {
  compared = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Storage is blocked: the comparison ends with the page.
  }
  for (const listener of listeners) listener()
}

/** Invalid stored data counts as none. */
function read(): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, COMPARED_MAX) : []
  } catch {
    return []
  }
}

function isCompared(one: Partial<Compared> | null): one is Compared {
  return typeof one?.id === 'string' && typeof one.title === 'string'
}
