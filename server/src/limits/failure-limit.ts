import { AppError } from '../runtime/errors'
import type { SharedLimit } from './account-failures'
import type { RateLimit } from './rate-limits'
import { SweptMap } from './swept-map'

interface Entry {
  rateLimit: RateLimit
  running: number
  waiting: { go: () => void; refuse: (error: AppError) => void }[]
}

/**
 * Limits failures and never successes: an attempt starts only while the limit allows one more
 * failure, counting attempts in flight as failures, so that a burst is not checked before it is
 * counted. Others wait until the running ones have ended.
 */
export class FailureLimit {
  private readonly entries = new SweptMap<Entry>(
    () => ({ rateLimit: this.makeRateLimit(), running: 0, waiting: [] }),
    ({ rateLimit, running }) => running === 0 && rateLimit.isFresh(this.now()),
  )

  constructor(
    private readonly makeRateLimit: () => RateLimit,
    private readonly now: () => number,
    /** The same limit for all processes; absent: there is one process. */
    private readonly shared?: SharedLimit,
  ) {}

  /** Runs `attempt`; a throw of `AppError` for which `isFailure` holds spends one failure. */
  async run<T>(
    key: string,
    attempt: () => Promise<T>,
    isFailure: (error: AppError) => boolean,
  ): Promise<T> {
    const entry = this.entries.of(key)
    await this.enter(entry)
    let failed = false
    try {
      return await (this.shared ? this.shared.run(key, attempt, isFailure) : attempt())
    } catch (error) {
      failed = error instanceof AppError && isFailure(error)
      throw error
    } finally {
      entry.running--
      if (failed) entry.rateLimit.spend(this.now())
      this.wake(entry)
    }
  }

  /** Whether one more attempt would start at once. */
  mayFail(key: string): boolean {
    const entry = this.entries.get(key)
    return !entry || this.hasRoom(entry)
  }

  /** Earlier failures no longer count. */
  async reset(key: string): Promise<void> {
    const entry = this.entries.get(key)
    if (entry) entry.rateLimit = this.makeRateLimit()
    await this.shared?.reset(key)
  }

  async resetWhere(isReset: (key: string) => boolean): Promise<void> {
    for (const key of this.entries.keys()) if (isReset(key)) await this.reset(key)
  }

  private enter(entry: Entry): Promise<void> | undefined {
    if (this.hasRoom(entry)) {
      entry.running++
      return undefined
    }
    if (entry.running === 0) throw this.refusal(entry)
    return new Promise((go, refuse) => entry.waiting.push({ go, refuse }))
  }

  private wake(entry: Entry): void {
    while (entry.waiting.length > 0 && this.hasRoom(entry)) {
      entry.running++
      entry.waiting.shift()?.go()
    }
    if (entry.running > 0) return
    for (const { refuse } of entry.waiting.splice(0)) refuse(this.refusal(entry))
  }

  private hasRoom(entry: Entry): boolean {
    return entry.rateLimit.left(this.now()) - entry.running >= 1
  }

  private refusal(entry: Entry): AppError {
    const seconds = Math.max(1, Math.ceil(entry.rateLimit.waitMs(this.now()) / 1000))
    return new AppError('rate_limited', { seconds })
  }
}
