import { slidingWindow, tokenBucket } from './allowances'
import { AppError } from './errors'
import { FailureLimit } from './failure-limit'

const MINUTE_MS = 60_000

/** The limits of one server process. Keys are accounts or address buckets, kept in memory alone. */
export interface Limits {
  /** Failed sign-ins per account: 10 in 15 minutes. */
  signInFailures: FailureLimit
  /** Wrong game codes per address: 100 at once, 10 more each minute. */
  codeFailures: FailureLimit
  /** Sign-ins and sign-ups per address: 200 a minute; a whole class shares one address. */
  countSignIn: (address: string) => void
}

export function makeLimits(now: () => number): Limits {
  const signIns = new Map<string, ReturnType<typeof slidingWindow>>()
  return {
    signInFailures: new FailureLimit(() => slidingWindow(10, 15 * MINUTE_MS), now),
    codeFailures: new FailureLimit(() => tokenBucket(100, MINUTE_MS / 10), now),
    countSignIn: (address) => {
      const at = now()
      if (signIns.size > 10_000) {
        for (const [key, window] of signIns) if (window.isFresh(at)) signIns.delete(key)
      }
      const window = signIns.get(address) ?? slidingWindow(200, MINUTE_MS)
      signIns.set(address, window)
      if (window.left(at) < 1) {
        throw new AppError('rate_limited', { seconds: Math.ceil(window.waitMs(at) / 1000) })
      }
      window.spend(at)
    },
  }
}
