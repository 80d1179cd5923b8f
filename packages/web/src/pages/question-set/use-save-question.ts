import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import {
  type BusinessDriver,
  POINTS_DEFAULT,
  TIME_LIMIT_DEFAULT_SECONDS,
} from '@pathquest/core/question-sets/set-choices'
import {
  type QuestionErrors,
  type QuestionFields,
  readWhole,
  tidyQuestion,
  validateQuestion,
  writtenFields,
} from '@pathquest/kinds/question-form'
import { ApiError } from '@pathquest/sdk/api/error'
import { useState } from 'react'
import { useAddQuestions, useChangeQuestion, useRefetchSet } from '../../api/question-set'

/** The question editor's state: numbers as typed. */
export type QuestionForm = Omit<
  QuestionFields,
  'points' | 'timeLimitSeconds' | 'businessDriver'
> & {
  points: string
  timeLimitSeconds: string
  businessDriver: BusinessDriver | ''
}

export const toQuestionForm = (question: QuestionFields): QuestionForm => ({
  ...writtenFields(question),
  points: String(question.points),
  timeLimitSeconds: String(question.timeLimitSeconds),
  businessDriver: question.businessDriver ?? '',
  imageAlt: question.imageAlt ?? '',
  explanation: question.explanation ?? '',
})

export const toQuestionFields = (form: QuestionForm): QuestionFields =>
  tidyQuestion({
    ...form,
    points: readWhole(form.points, POINTS_DEFAULT),
    timeLimitSeconds: readWhole(form.timeLimitSeconds, TIME_LIMIT_DEFAULT_SECONDS),
    businessDriver: form.businessDriver || null,
  })

const isSameQuestion = (a: QuestionFields, b: QuestionFields): boolean =>
  JSON.stringify(tidyQuestion(writtenFields(a))) === JSON.stringify(tidyQuestion(writtenFields(b)))

interface Conflict {
  mine: QuestionFields
  /** null: it was deleted. */
  theirs: EditableQuestion | null
  updatedAt: number
}

/** Adds or changes a question; on a conflict both versions are shown. */
export function useSaveQuestion(
  set: QuestionSetDetail,
  question: EditableQuestion | undefined,
  onSaved: () => void,
  onKeptTheirs: () => void,
) {
  const add = useAddQuestions(set.id)
  const change = useChangeQuestion(set.id)
  const readAgain = useRefetchSet(set.id)
  const [errors, setErrors] = useState<QuestionErrors>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [error, setError] = useState<unknown>(null)

  async function send(mine: QuestionFields, at: { updatedAt: number; isThere: boolean }) {
    setError(null)
    try {
      if (question && at.isThere) {
        const { updatedAt } = at
        await change.mutateAsync({ ...mine, questionId: question.id, updatedAt })
      } else {
        await add.mutateAsync({
          questions: [mine],
          ...(question && { atIndex: question.orderIndex }),
        })
      }
      onSaved()
    } catch (problem) {
      const isOld =
        problem instanceof ApiError &&
        (problem.code === 'set_changed' || problem.code === 'question_not_found')
      if (!isOld || !question) return setError(problem)
      await compare(question, mine)
    }
  }

  async function compare(base: EditableQuestion, mine: QuestionFields): Promise<void> {
    try {
      const { questions, updatedAt } = await readAgain()
      const theirs = questions.find(({ id }) => id === base.id) ?? null
      // Another part of the set has changed: there is no conflict.
      if (theirs && isSameQuestion(theirs, base)) {
        return await send(mine, { updatedAt, isThere: true })
      }
      setConflict({ mine, theirs, updatedAt })
    } catch (problem) {
      setError(problem)
    }
  }

  const isSaving = add.isPending || change.isPending
  return {
    errors,
    error,
    conflict,
    isSaving,
    save: (fields: QuestionFields) => {
      const found = validateQuestion(fields)
      setErrors(found)
      if (Object.keys(found).length > 0 || isSaving) return
      void send(fields, { updatedAt: set.updatedAt, isThere: true })
    },
    keepMine: () => {
      if (!conflict) return
      const { mine, theirs, updatedAt } = conflict
      setConflict(null)
      void send(mine, { updatedAt, isThere: theirs !== null })
    },
    keepTheirs: onKeptTheirs,
    closeConflict: () => setConflict(null),
  }
}
