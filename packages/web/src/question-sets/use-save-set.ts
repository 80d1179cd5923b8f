import type { QuestionSetDetail, QuestionSetSummary } from '@pathquest/core/contracts'
import { type SetFields, tidySet, validateSet } from '@pathquest/core/question-sets/set-form'
import { ApiError } from '@pathquest/sdk/api/error'
import { useState } from 'react'
import { useFindCareers } from '../api/careers'
import { useChangeSet, useCreateSet, useRefetchSet } from '../api/question-set'
import { namedCareer } from './chosen-career'
import { type SetForm, setFieldsFrom, toSetFields } from './set-fields'

interface Conflict {
  mine: SetFields
  theirs: SetFields
  saved: QuestionSetDetail
}

const same = (a: SetFields, b: SetFields): boolean =>
  JSON.stringify(tidySet(a)) === JSON.stringify(tidySet(b))

/** Saves the set editor's state; on a conflict both versions are shown. */
export function useSaveSet(
  set: QuestionSetSummary | undefined,
  onSaved: (set: QuestionSetDetail) => void,
) {
  const findCareers = useFindCareers()
  const create = useCreateSet()
  const change = useChangeSet(set?.id ?? 'new')
  const readAgain = useRefetchSet(set?.id ?? 'new')
  const [errors, setErrors] = useState<ReturnType<typeof validateSet>>({})
  const [isCareerUnknown, setCareerUnknown] = useState(false)
  const [isReading, setReading] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [error, setError] = useState<unknown>(null)

  async function send(mine: SetFields, updatedAt: number | undefined): Promise<void> {
    setError(null)
    try {
      if (!set || updatedAt === undefined) return onSaved(await create.mutateAsync(mine))
      onSaved(await change.mutateAsync({ ...mine, updatedAt }))
    } catch (problem) {
      const isOld = set && problem instanceof ApiError && problem.code === 'set_changed'
      if (!isOld) return setError(problem)
      await compare(set, mine)
    }
  }

  async function compare(base: QuestionSetSummary, mine: SetFields): Promise<void> {
    try {
      const saved = await readAgain()
      const theirs = setFieldsFrom(saved)
      // Only its questions have changed: there is no conflict.
      if (same(theirs, setFieldsFrom(base))) return await send(mine, saved.updatedAt)
      setConflict({ mine, theirs, saved })
    } catch (problem) {
      setError(problem)
    }
  }

  async function save(form: SetForm): Promise<void> {
    if (isReading || create.isPending || change.isPending) return
    const mine = tidySet(toSetFields(form))
    const found = validateSet(mine)
    setErrors(found)
    setCareerUnknown(false)
    if (mine.careerId === null && form.career.typed.trim() !== '') {
      const careerId = await readCareerId(form.career.typed)
      if (careerId === undefined) return
      mine.careerId = careerId
    }
    if (Object.keys(found).length === 0) await send(mine, set?.updatedAt)
  }

  /** Of a title that was typed faster than the list below its field came; undefined: of none. */
  async function readCareerId(typed: string): Promise<string | undefined> {
    setReading(true)
    setError(null)
    try {
      const career = namedCareer(await findCareers(typed.trim()), typed)
      setCareerUnknown(career === undefined)
      return career?.id
    } catch (problem) {
      setError(problem)
    } finally {
      setReading(false)
    }
  }

  return {
    errors,
    isCareerUnknown,
    error,
    conflict,
    isSaving: isReading || create.isPending || change.isPending,
    save: (form: SetForm) => void save(form),
    keepMine: () => {
      if (!conflict) return
      setConflict(null)
      void send(conflict.mine, conflict.saved.updatedAt)
    },
    keepTheirs: () => {
      if (conflict) onSaved(conflict.saved)
    },
    closeConflict: () => setConflict(null),
  }
}
