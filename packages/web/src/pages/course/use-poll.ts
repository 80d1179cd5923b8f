import { useState } from 'react'
import { pollDelayMs } from './poll'

let hiddenSince: number | null = null
const note = () => {
  hiddenSince = document.hidden ? (hiddenSince ?? Date.now()) : null
}
note()
document.addEventListener('visibilitychange', note)

/**
 * Query options that poll while `isWaiting`, and immediately when the page becomes visible again.
 */
export function usePoll() {
  const [chance] = useState(Math.random)
  const delay = () =>
    pollDelayMs({ chance, hiddenForMs: hiddenSince === null ? null : Date.now() - hiddenSince })
  return {
    delay,
    options: { refetchIntervalInBackground: true, refetchOnWindowFocus: 'always' } as const,
  }
}
