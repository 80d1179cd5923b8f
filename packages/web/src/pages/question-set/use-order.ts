import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useOrderQuestions, useRefetchSet } from '../../api/question-set'
import { setEditorMessages } from '../../messages/en/set-editor'
import { toasts } from '../../shell/Toasts'

/** Dragging near an edge of the window scrolls the page. */
const EDGE_PX = 64
const SCROLL_PX = 18

export interface Drag {
  id: string
  /** The position to drop it at. */
  to: number
}

interface ReorderOptions {
  ids: readonly string[]
  /** `ids` in their new order. */
  onMove: (ids: string[], moved: { id: string; to: number }) => void
}

/** Reorders items of a list by their grips: by pointer (mouse, pen, finger) and by arrow keys. */
export function useReorder<List extends HTMLElement>({ ids, onMove }: ReorderOptions) {
  const list = useRef<List>(null)
  const [drag, setDrag] = useState<Drag | null>(null)

  const move = (id: string, to: number) => {
    const from = ids.indexOf(id)
    if (from === -1 || to === from || to < 0 || to >= ids.length) return
    const next = ids.filter((one) => one !== id)
    next.splice(to, 0, id)
    onMove(next, { id, to })
  }
  /** The position for a drop at this height. */
  const placeAt = (y: number, id: string): number => {
    const middles = [...(list.current?.children ?? [])]
      .filter((_, index) => ids[index] !== id)
      .map((item) => item.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
    return middles.filter((middle) => middle < y).length
  }

  return {
    list,
    drag,
    /** Props for the grip of one item. */
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, to: ids.indexOf(id) })
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.id !== id) return
        const { clientY } = event
        if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
        if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
        setDrag({ id, to: placeAt(clientY, id) })
      },
      onPointerUp: (event: PointerEvent) => {
        // At the drop position: the last move may not have been rendered yet.
        if (drag?.id === id) move(id, placeAt(event.clientY, id))
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return setDrag(null)
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (step === 0) return
        event.preventDefault()
        move(id, ids.indexOf(id) + step)
      },
    }),
  }
}

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
