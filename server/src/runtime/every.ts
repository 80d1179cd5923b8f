import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs a round at once and again so many milliseconds after it has ended: never two at a time. A
 * round that fails goes to `failed`, and the next one comes. The function that is returned stops it
 * and resolves once the running round is over; `signal` tells that round.
 */
export function every(
  ms: number,
  round: (signal: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const rounds = (async () => {
    while (!signal.aborted) {
      try {
        await round(signal)
      } catch (error) {
        failed(error)
      }
      await pause(ms, signal)
    }
  })()
  return async () => {
    stopping.abort()
    await rounds
  }
}

/** Ends early where the signal aborts; holds no process open. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {
    // Stopped meanwhile.
  })
