import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a list whose rows disappear when a button in them is pressed: the next row takes the focus.
 * `pressed` is called with the row of the button.
 */
export function useRowFocus(
  count: number,
  isIdle: boolean,
): { list: RefObject<HTMLUListElement | null>; pressed: (row: number) => void } {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ row: number; of: number } | null>(null)
  useEffect(() => {
    const was = last.current
    if (!was || !isIdle || count >= was.of) return
    last.current = null
    const rows = list.current?.children ?? []
    rows[Math.min(was.row, rows.length - 1)]?.querySelector('button')?.focus()
  }, [isIdle, count])
  return {
    list,
    pressed: (row) => {
      last.current = { row, of: count }
    },
  }
}
