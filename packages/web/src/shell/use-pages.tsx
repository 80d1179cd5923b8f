import { Button } from '@pathquest/ui/Button'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const PAGE_LENGTH = 20

/**
 * Pagination: the first items of a long list, and more on request; another list starts over.
 * `items` must stay the same array as long as its items do.
 */
export function usePages<Item, List extends HTMLElement>(items: readonly Item[]) {
  const [read, setRead] = useState({ items, count: PAGE_LENGTH })
  const count = read.items === items ? read.count : PAGE_LENGTH
  const list = useRef<List>(null)
  const next = useRef<number | null>(null)
  // The focus moves to the first of the added items: to its control, else to the item, which then
  // has a `tabIndex`.
  useLayoutEffect(() => {
    if (next.current === null) return
    const item = list.current?.children[next.current] as HTMLElement | undefined
    const control = item?.querySelector<HTMLElement>('button, input')
    ;(control ?? item)?.focus()
    next.current = null
  })
  const showMore = () => {
    next.current = list.current?.children.length ?? null
    setRead({ items, count: count + PAGE_LENGTH })
  }
  return {
    /** The element whose children are the items. */
    list,
    shown: items.slice(0, count),
    /** Below the list. */
    more: (label: ReactNode) =>
      items.length > count && (
        <Button full onClick={showMore}>
          {label}
        </Button>
      ),
  }
}
