import { useBeforePaint } from '@pathquest/ui/hooks/use-before-paint'
import { type RefObject, useRef } from 'react'

const SWAP_MS = 420

/** Rows that changed places glide there; with reduced motion they jump and are marked as moved. */
export function useRowSwap(list: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<string, number>())
  useBeforePaint(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const before = tops.current
    const after = new Map<string, number>()
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row as string
      after.set(id, row.offsetTop)
      const moved = (before.get(id) ?? row.offsetTop) - row.offsetTop
      row.toggleAttribute('data-moved', moved !== 0)
      if (moved === 0 || still || !row.animate) continue
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: SWAP_MS,
        easing: 'cubic-bezier(.2, .7, .2, 1)',
      })
    }
    tops.current = after
  }, [order, list])
}
