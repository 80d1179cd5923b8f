import { Button } from '@pathquest/ui/Button'
import { useLayoutEffect, useRef } from 'react'
import { RetryError } from './RetryError'

interface MoreToLoad {
  /** Absent: there are no more. */
  onMore: (() => void) | undefined
  /** Of a list that is loaded in pages. */
  isLoadingMore?: boolean
  hasMoreFailed?: boolean
}

interface MoreTexts {
  more: string
  failed?: string
}

/** The end of a list that is shown in pages: a button, and the focus on the first of the added items. */
export function useMore<List extends HTMLElement>(
  { onMore, isLoadingMore = false, hasMoreFailed = false }: MoreToLoad,
  { more, failed }: MoreTexts,
) {
  const list = useRef<List>(null)
  const awaited = useRef<{ index: number; from: Element | null } | null>(null)
  useLayoutEffect(() => {
    if (awaited.current === null) return
    const { index, from } = awaited.current
    const item = list.current?.children[index] as HTMLElement | undefined
    if (!item) return
    awaited.current = null
    const { activeElement } = document
    // Whoever has gone on meanwhile stays there.
    if (activeElement !== from && activeElement !== document.body) return
    const control = item.querySelector<HTMLElement>('a, button, input')
    control?.focus()
  })
  const onPress = () => {
    awaited.current = {
      index: list.current?.children.length ?? 0,
      from: document.activeElement,
    }
    onMore?.()
  }
  return {
    /** The element whose children are the items. */
    list,
    /** Below the list. */
    end: onMore && (
      <>
        {hasMoreFailed && <RetryError onRetry={onPress}>{failed}</RetryError>}
        {!hasMoreFailed && (
          <Button full busy={isLoadingMore} onClick={onPress}>
            {more}
          </Button>
        )}
      </>
    ),
  }
}
