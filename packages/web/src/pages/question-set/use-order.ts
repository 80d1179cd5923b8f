import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { useOrderQuestions, useRefetchSet } from '../../api/question-set'
import { setEditorMessages } from '../../messages/en/set-editor'
import { toasts } from '../../shell/Toasts'

/** Five presses of an arrow key are saved once. */
const SETTLE_MS = 600

/** The questions in the order of the page, which is ahead of the saved one for a moment. */
export function useOrder(set: QuestionSetDetail) {
  const t = useMessages(setEditorMessages)
  const order = useOrderQuestions(set.id)
  const readAgain = useRefetchSet(set.id)
  const [ids, setIds] = useState<string[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wanted = useRef<string[] | null>(null)

  const save = () => {
    clearTimeout(timer.current)
    const now = wanted.current
    if (!now) return
    wanted.current = null
    order.mutate(now, {
      onError: (error) => {
        const isOld = error instanceof ApiError && error.code === 'set_changed'
        toasts.error(t(isOld ? 'setEditor.goneOn' : 'setEditor.moveFailed'))
        if (isOld) void readAgain()
      },
      onSettled: () => {
        if (!wanted.current) setIds(null)
      },
    })
  }
  // The change is saved even if the page is left.
  const latest = useRef(save)
  latest.current = save
  useEffect(() => () => latest.current(), [])

  const byId = new Map(set.questions.map((question) => [question.id, question]))
  const isComplete = ids?.length === set.questions.length && ids.every((id) => byId.has(id))
  const questions = isComplete ? ids.map((id) => byId.get(id) as EditableQuestion) : set.questions
  return {
    questions,
    put: (next: string[]) => {
      setIds(next)
      wanted.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SETTLE_MS)
    },
  }
}
