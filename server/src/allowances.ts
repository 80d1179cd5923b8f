import type { Allowance } from './failure-limit'

/** At most `max` in any stretch of `windowMs`. */
export function slidingWindow(max: number, windowMs: number): Allowance {
  let spent: number[] = []
  const recent = (now: number) => {
    spent = spent.filter((at) => at > now - windowMs)
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
export function tokenBucket(burst: number, refillMs: number): Allowance {
  let tokens = burst
  let filledAt: number | undefined
  const fill = (now: number) => {
    tokens = Math.min(burst, tokens + (now - (filledAt ?? now)) / refillMs)
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
