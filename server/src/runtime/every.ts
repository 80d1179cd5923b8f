import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs a round at once and again so many milliseconds after it has ended: never two concurrently. A
 * round that fails is passed to `failed`, and the next one follows. The returned function stops it
 * and resolves when the running round has ended; `signal` aborts that round.
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

/** A delay that ends early if the signal aborts; keeps no process alive. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {
    // Stopped in the meantime.
  })
