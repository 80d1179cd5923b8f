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
    let bucket = this.buckets.get(connection)
    if (!bucket) {
      bucket = { tokens: this.burst, at: now }
      this.buckets.set(connection, bucket)
    }
    // A clock that was set back takes nothing away.
    const passedMs = Math.max(0, now - bucket.at)
    const refilled = bucket.tokens + (passedMs / 1000) * this.perSecond
    bucket.tokens = Math.min(this.burst, refilled) - cost
    bucket.at = now
    return bucket.tokens >= 0
  }
}
