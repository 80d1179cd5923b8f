import type { ImportPreview } from '@pathquest/core/contracts'
import { useCallback, useMemo, useState } from 'react'
import { importStore } from '../../session/import-store'
import { useVisitor } from '../../session/visitor'
import { type EditedRow, toEdited } from './edited-rows'

/** An import under way: what was read, as it was mended so far. */
export interface ImportWork {
  format: ImportPreview['format']
  title: string | null
  total: number
  rows: EditedRow[]
  /** This and what follows: absent in what an earlier release kept. */
  set?: ImportPreview['set']
  headings?: number
  linesBeyond?: number
  notes?: ImportPreview['notes']
}

/** Kept for this tab, so that a reload loses nothing; of who imports and for the set it goes into. */
export function useKeptImport(setId: string | null) {
  const profileId = useVisitor().user?.profileId ?? ''
  const of = useMemo(() => ({ profileId, setId }), [profileId, setId])
  const [work, setWork] = useState(() => importStore.read<ImportWork>(of))
  const change = useCallback(
    (next: (current: ImportWork) => ImportWork) =>
      setWork((current) => {
        if (!current) return null
        const changed = next(current)
        importStore.write(of, changed)
        return changed
      }),
    [of],
  )
  const begin = useCallback(
    (preview: ImportPreview) => {
      const { rows: _, ...told } = preview
      const begun = { ...told, rows: toEdited(preview) }
      importStore.write(of, begun)
      setWork(begun)
    },
    [of],
  )
  const end = useCallback(() => {
    importStore.remove()
    setWork(null)
  }, [])
  return { work, begin, change, end }
}
