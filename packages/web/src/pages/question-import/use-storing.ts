import type { QuestionDraft } from '@pathquest/core/contracts'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { useRef, useState } from 'react'
import { type NewSet, useStoreQuestions } from '../../api/question-imports'
import { inBatches, refusedAt } from './edited-rows'

export interface Stored {
  setId: string
  /** Pictures that this Pathquest does not have. */
  imagesLeftOut: number
}

/**
 * Stores questions request by request. After a failure the next try goes on where it stopped, so
 * that none is stored twice.
 */
export function useStoring(setId: string | null) {
  const { create, add, changed } = useStoreQuestions()
  const [isStoring, setStoring] = useState(false)
  const [done, setDone] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)
  /** Of the questions given to `store`, the one that was refused. */
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
          // Exported elsewhere: the questions are worth more than their pictures.
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
