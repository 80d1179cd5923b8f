import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

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

/**
 * Reorders items of a list by their grips: by pointer (mouse, pen, finger) and by arrow keys. A grip
 * needs `touch-action: none`; a finger anywhere else scrolls the page.
 */
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
  const placeAt = (y: number, dragged: Element): number => {
    const middles = [...(list.current?.children ?? [])]
      .filter((item) => !item.contains(dragged))
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
        setDrag({ id, to: placeAt(clientY, event.currentTarget) })
      },
      onPointerUp: (event: PointerEvent) => {
        // At the drop position: the last move may not have been rendered yet.
        if (drag?.id === id) move(id, placeAt(event.clientY, event.currentTarget))
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
