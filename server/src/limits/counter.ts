import { AppError } from '../runtime/errors'
import type { RateLimit } from './rate-limits'
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
