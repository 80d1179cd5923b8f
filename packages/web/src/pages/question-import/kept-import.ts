import type { ImportPreview } from '@pathquest/game-core/contracts'
import { useCallback, useState } from 'react'
import { type EditedRow, toEdited } from './edited-rows'

/** An import under way: what was read, as it was mended so far. */
export interface ImportWork {
  format: ImportPreview['format']
  title: string | null
  total: number
  rows: EditedRow[]
}

const KEY = 'pathquest.import'

/** Kept for this tab, so that a reload loses nothing. */
export function useKeptImport() {
  const [work, setWork] = useState(readKept)
  const change = useCallback((next: (current: ImportWork) => ImportWork) => {
    setWork((current) => {
      const changed = current && next(current)
      keep(changed)
      return changed
    })
  }, [])
  const begin = useCallback((preview: ImportPreview) => {
    const { format, title, total } = preview
    const begun = { format, title, total, rows: toEdited(preview) }
    keep(begun)
    setWork(begun)
  }, [])
  const end = useCallback(() => {
    keep(null)
    setWork(null)
  }, [])
  return { work, begin, change, end }
}

function readKept(): ImportWork | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

function keep(work: ImportWork | null): void {
  try {
    if (work) sessionStorage.setItem(KEY, JSON.stringify(work))
    else sessionStorage.removeItem(KEY)
  } catch {
    // No room, or none allowed: a reload asks for the file again.
  }
}
