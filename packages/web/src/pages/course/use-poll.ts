import { useState } from 'react'
import { pollDelayMs } from './poll'

let hiddenSince: number | null = null
const note = () => {
  hiddenSince = document.hidden ? (hiddenSince ?? Date.now()) : null
}
note()
document.addEventListener('visibilitychange', note)

/** Options of a query that asks again and again while `isWaiting`, and at once when seen again. */
export function usePoll() {
  const [chance] = useState(Math.random)
  const delay = () =>
    pollDelayMs({ chance, hiddenForMs: hiddenSince === null ? null : Date.now() - hiddenSince })
  return {
    delay,
    options: { refetchIntervalInBackground: true, refetchOnWindowFocus: 'always' } as const,
  }
}
