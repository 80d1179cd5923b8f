/** Polled at least so often: another process may have stored work. */
const LONGEST_SLEEP_MS = 30_000
const AFTER_FAULT_MS = 2_000

interface PollerOptions {
  /** Does what is due now. Returns when the next is, in ms since 1970; null: nothing waits. */
  poll: () => Promise<number | null>
  failed: (error: unknown) => void
  now: () => number
}

/**
 * Works off what stands in a table: when it is woken, when the next of it is due, and every 30 s.
 * One poll at a time; woken during one, it polls again.
 */
export class Poller {
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void> | undefined
  #isWoken = false
  #isStopped = false

  constructor(private readonly options: PollerOptions) {}

  /** The poll that is under way. */
  get polling(): Promise<void> | undefined {
    return this.#polling
  }

  /** Something was stored. */
  wake(): void {
    if (this.#isStopped) return
    this.#isWoken = true
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = undefined
      if (this.#isWoken) this.wake()
    })
  }

  /** Resolves when the poll that is under way has ended; none follows. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#polling
  }

  async #poll(): Promise<void> {
    this.#isWoken = false
    clearTimeout(this.#timer)
    const { poll, failed, now } = this.options
    let sleepMs = AFTER_FAULT_MS
    try {
      const nextAt = await poll()
      sleepMs = Math.min(LONGEST_SLEEP_MS, Math.max(0, (nextAt ?? Infinity) - now()))
    } catch (error) {
      failed(error)
    }
    if (this.#isStopped) return
    this.#timer = setTimeout(() => this.wake(), sleepMs)
    this.#timer.unref()
  }
}
