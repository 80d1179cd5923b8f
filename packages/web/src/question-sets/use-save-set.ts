import type { QuestionSetDetail, QuestionSetSummary } from '@pathquest/core/contracts'
import { type SetFields, tidySet, validateSet } from '@pathquest/core/question-sets/set-form'
import { ApiError } from '@pathquest/sdk/api/error'
import { useState } from 'react'
import { useChangeSet, useCreateSet, useRefetchSet } from '../api/question-set'
import { type CareerTitles, type SetForm, setFieldsFrom, toSetFields } from './set-fields'

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
  careers: CareerTitles,
  onSaved: (set: QuestionSetDetail) => void,
) {
  const create = useCreateSet()
  const change = useChangeSet(set?.id ?? 'new')
  const readAgain = useRefetchSet(set?.id ?? 'new')
  const [errors, setErrors] = useState<ReturnType<typeof validateSet>>({})
  const [isCareerUnknown, setCareerUnknown] = useState(false)
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

  return {
    errors,
    isCareerUnknown,
    error,
    conflict,
    isSaving: create.isPending || change.isPending,
    save: (form: SetForm) => {
      const { careerId, ...fields } = toSetFields(form, careers)
      const mine = tidySet({ ...fields, careerId: careerId ?? null })
      const found = validateSet(mine)
      setErrors(found)
      setCareerUnknown(careerId === undefined)
      if (careerId === undefined || Object.keys(found).length > 0) return
      if (!create.isPending && !change.isPending) void send(mine, set?.updatedAt)
    },
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
