import type { ImportPreview, QuestionDraft } from '@pathquest/core/contracts'
import { SET_TITLE_MIN } from '@pathquest/core/question-sets/set-choices'
import { graphemeCount } from '@pathquest/core/visible-text'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type NewSet, useStoreQuestions } from '../../api/uploads'
import { importStore } from '../../session/draft-store'
import { useVisitor } from '../../session/visitor'
import { type EditedRow, inBatches, refusedAt, toEdited } from './edited-rows'

const TEXTS = {
  title: ['questionImport.titleRequired', 'questionImport.titleShort'],
  subject: ['questionImport.subjectRequired'],
  gradeLevel: ['questionImport.gradeRequired'],
} as const
/** By field: the text that says what is missing. */
export type NewSetErrors = { [Field in keyof typeof TEXTS]?: (typeof TEXTS)[Field][number] }

export function validateNewSet({
  title,
  subject,
  gradeLevel,
}: Pick<NewSet, keyof typeof TEXTS>): NewSetErrors {
  const length = graphemeCount(title.trim())
  return {
    ...(length === 0 ? { title: TEXTS.title[0] } : {}),
    ...(length > 0 && length < SET_TITLE_MIN ? { title: TEXTS.title[1] } : {}),
    ...(subject === '' ? { subject: TEXTS.subject[0] } : {}),
    ...(gradeLevel.length === 0 ? { gradeLevel: TEXTS.gradeLevel[0] } : {}),
  }
}

/** An import in progress: what was parsed, with the edits so far. */
export interface ImportWork {
  format: ImportPreview['format']
  title: string | null
  total: number
  rows: EditedRow[]
  /** This and the following are absent in imports stored by an earlier release. */
  set?: ImportPreview['set']
  headings?: number
  linesBeyond?: number
  notes?: ImportPreview['notes']
}

/** Stored for this tab, so that a reload loses nothing; per account and target set. */
export function useStoredImport(setId: string | null) {
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
      const { rows: _, ...summary } = preview
      const begun = { ...summary, rows: toEdited(preview) }
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

export interface Stored {
  setId: string
  /** Pictures that this server does not have. */
  imagesLeftOut: number
}

/**
 * Stores questions request by request. After a failure a retry continues where it stopped, so that
 * none is stored twice.
 */
export function useStoring(setId: string | null) {
  const { create, add, changed } = useStoreQuestions()
  const [isStoring, setStoring] = useState(false)
  const [done, setDone] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)
  /** The index of the refused question among those passed to `store`. */
  const [refused, setRefused] = useState<number | null>(null)
  const progress = useRef({ setId, done: 0 })

  async function send(set: NewSet, questions: QuestionDraft[]) {
    const { setId: target } = progress.current
    const stored = target === null ? await create(set, questions) : await add(target, questions)
    progress.current = { setId: stored.id, done: progress.current.done + questions.length }
    setDone(progress.current.done)
  }

  async function store(set: NewSet, questions: QuestionDraft[]): Promise<Stored | null> {
    setStoring(true)
    setError(null)
    setRefused(null)
    let imagesLeftOut = 0
    try {
      for (const batch of inBatches(questions.slice(progress.current.done))) {
        try {
          await send(set, batch)
        } catch (failure) {
          if (String(toApiError(failure).code) !== 'image_not_found') throw failure
          // Exported elsewhere: the questions are imported without their pictures.
          imagesLeftOut += batch.filter(({ imageUrl }) => imageUrl !== null).length
          await send(
            set,
            batch.map((one) => ({ ...one, imageUrl: null, imageAlt: null })),
          )
        }
      }
      await changed()
      return { setId: progress.current.setId ?? '', imagesLeftOut }
    } catch (failure) {
      const error = toApiError(failure)
      setError(error)
      const index = refusedAt(error.field)
      setRefused(index === null ? null : progress.current.done + index)
      return null
    } finally {
      setStoring(false)
    }
  }
  return { store, isStoring, done, error, refused }
}
