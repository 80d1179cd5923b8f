import { AppError } from '../runtime/errors'
import { SweptMap } from './swept-map'

/** Counts every call of a key and throws `rate_limited` beyond its rate limit. */
export function counter(allow: () => RateLimit, now: () => number): (key: string) => void {
  const rateLimits = new SweptMap(allow, (rateLimit) => rateLimit.isFresh(now()))
  return (key) => {
    const at = now()
    const rateLimit = rateLimits.of(key)
    if (rateLimit.left(at) < 1) {
      throw new AppError('rate_limited', { seconds: Math.ceil(rateLimit.waitMs(at) / 1000) })
    }
    rateLimit.spend(at)
  }
}

/** How many requests, or failures, a key may have. */
export interface RateLimit {
  /** How many are left now. */
  left(now: number): number
  spend(now: number): void
  /** Ms until `left` is at least one. */
  waitMs(now: number): number
  /** Nothing was spent recently: the entry may be dropped. */
  isFresh(now: number): boolean
}

/** At most `max` in any stretch of `windowMs`. */
export function slidingWindow(max: number, windowMs: number): RateLimit {
  let spent: number[] = []
  const recent = (now: number) => {
    // What was spent in the future, before the clock was set back, no longer counts.
    spent = spent.filter((at) => at > now - windowMs && at <= now)
    return spent
  }
  return {
    left: (now) => max - recent(now).length,
    spend: (now) => void spent.push(now),
    waitMs: (now) => (recent(now)[spent.length - max] ?? now - windowMs) + windowMs - now,
    isFresh: (now) => recent(now).length === 0,
  }
}

/** `burst` at once, and one more every `refillMs`. */
export function tokenBucket(burst: number, refillMs: number): RateLimit {
  let tokens = burst
  let filledAt: number | undefined
  const fill = (now: number) => {
    // A clock that was set back takes nothing away.
    const passedMs = Math.max(0, now - (filledAt ?? now))
    tokens = Math.min(burst, tokens + passedMs / refillMs)
    filledAt = now
    return tokens
  }
  return {
    left: fill,
    spend: (now) => {
      tokens = fill(now) - 1
    },
    waitMs: (now) => (1 - fill(now)) * refillMs,
    isFresh: (now) => fill(now) >= burst,
  }
}
