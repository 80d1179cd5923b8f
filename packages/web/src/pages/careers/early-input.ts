import type { CareerBrowserState } from '@pathquest/sdk/CareerBrowser'
import { useEffect, useLayoutEffect, useRef } from 'react'

declare global {
  interface Window {
    /** See public/early-press.js. */
    earlyPress?: HTMLElement | null
    stopRemembering?: () => void
  }
}

type Filters = Pick<CareerBrowserState, 'q' | 'industry' | 'sector'>

/** What was typed, chosen and pressed in the server's markup before the page's script ran. */
export function useEarlyInput(
  state: CareerBrowserState,
  onStateChange: (state: CareerBrowserState) => void,
): void {
  const early = useRef<Filters | null>(null)
  // Read before the fields are rendered again, which empties them.
  useLayoutEffect(() => {
    early.current = readFilters()
  }, [])
  // Applied after the state of the address, which is read in an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup is taken over
  useEffect(() => {
    const { q, industry, sector } = early.current ?? state
    if (q !== state.q || industry !== state.industry || sector !== state.sector) {
      onStateChange({ ...state, q, industry, sector })
    }
    const { earlyPress, stopRemembering } = window
    stopRemembering?.()
    window.earlyPress = null
    if (earlyPress?.isConnected) earlyPress.click()
  }, [])
}

function readFilters(): Filters | null {
  const form = document.querySelector('.pq-careers-filters')
  const [industry, sector] = form?.querySelectorAll('select') ?? []
  const q = form?.querySelector('input')
  if (!q || !industry || !sector) return null
  return { q: q.value, industry: industry.value, sector: sector.value }
}
