import { useBeforePaint } from '@pathquest/ui/hooks/use-before-paint'
import { type RefObject, useRef } from 'react'
import { tokenMs } from '../kits/motion'

/** A card flies from where it was chosen to its row on the ridge. */
export function useFlight(list: RefObject<HTMLElement | null>, arrived: number | null) {
  const start = useRef<{ card: number; from: DOMRect } | null>(null)
  useBeforePaint(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-card="${arrived}"]`)
    const flight = start.current
    if (!row?.animate || !flight || flight.card !== arrived) return
    start.current = null
    const to = row.getBoundingClientRect()
    const by = `translate(${flight.from.left - to.left}px, ${flight.from.top - to.top}px)`
    row.animate([{ transform: `${by} scale(1.06)` }, { transform: 'none' }], {
      duration: tokenMs(row, '--pq-journey'),
      easing: 'cubic-bezier(.2, .7, .2, 1)',
    })
  }, [arrived, list])
  return (card: number, element: Element | null | undefined) => {
    start.current = element ? { card, from: element.getBoundingClientRect() } : null
  }
}
