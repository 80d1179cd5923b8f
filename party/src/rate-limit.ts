/** A token bucket for each connection, or whatever else is counted. */
export class RateLimit {
  /** By the object itself: a connection's id is the client's choice and may be that of another. */
  private readonly buckets = new WeakMap<object, { tokens: number; at: number }>()

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  /** Whether this connection may say one more thing now. */
  take(connection: object, now: number, cost = 1): boolean {
    const bucket = this.buckets.get(connection) ?? { tokens: this.burst, at: now }
    // A clock that was set back takes nothing away.
    const passedMs = Math.max(0, now - bucket.at)
    const refilled = bucket.tokens + (passedMs / 1000) * this.perSecond
    const tokens = Math.min(this.burst, refilled) - cost
    this.buckets.set(connection, { tokens, at: now })
    return tokens >= 0
  }
}
