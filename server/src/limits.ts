import { slidingWindow, tokenBucket } from './allowances'
import { AppError } from './errors'
import { type Allowance, FailureLimit } from './failure-limit'

const MINUTE_MS = 60_000
const SWEEP_AT = 10_000

/** The limits of one server process. Keys are accounts, seats or address buckets, in memory alone. */
export interface Limits {
  /** Failed sign-ins per account: 10 in 15 minutes. */
  signInFailures: FailureLimit
  /** Wrong game codes per address: 100 at once, 10 more each minute. */
  codeFailures: FailureLimit
  /** Sign-ins and sign-ups per address: 200 a minute; a whole class shares one address. */
  countSignIn: (address: string) => void
  /** Polls, moves and tickets per seat or host: 10 a second, like messages of a socket. */
  countPlay: (who: string) => void
  /** New games per account: 300 a minute; each has a room of its own. */
  countNewGame: (profileId: string) => void
}

export function makeLimits(now: () => number): Limits {
  return {
    signInFailures: new FailureLimit(() => slidingWindow(10, 15 * MINUTE_MS), now),
    codeFailures: new FailureLimit(() => tokenBucket(100, MINUTE_MS / 10), now),
    countSignIn: counter(200, MINUTE_MS, now),
    countPlay: counter(10, 1_000, now),
    countNewGame: counter(300, MINUTE_MS, now),
  }
}

/** Counts every call of a key and throws `rate_limited` beyond `max` in a window. */
function counter(max: number, windowMs: number, now: () => number): (key: string) => void {
  const windows = new Map<string, Allowance>()
  return (key) => {
    const at = now()
    if (windows.size > SWEEP_AT) {
      for (const [known, window] of windows) if (window.isFresh(at)) windows.delete(known)
    }
    const window = windows.get(key) ?? slidingWindow(max, windowMs)
    windows.set(key, window)
    if (window.left(at) < 1) {
      throw new AppError('rate_limited', { seconds: Math.ceil(window.waitMs(at) / 1000) })
    }
    window.spend(at)
  }
}
