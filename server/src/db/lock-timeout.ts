import { setTimeout as pause } from 'node:timers/promises'
import { storageFault } from './storage-fault'

/** How long one request may wait for another program that holds the database. */
export const LOCK_TIMEOUT_MS = 3_000
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

/** From when the caller asked, whatever it waited for before. */
export const lockDeadline = (): number => performance.now() + LOCK_TIMEOUT_MS

/**
 * Tries again while another connection holds the lock, with the event loop free in between. The last
 * error is thrown: nothing of a statement that met the lock has been done.
 */
export async function retryWhileLocked<T>(giveUpAt: number, attempt: () => T): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return attempt()
    } catch (error) {
      if (storageFault(error) !== 'busy' || performance.now() + pauseMs > giveUpAt) throw error
      await pause(pauseMs)
    }
  }
}
