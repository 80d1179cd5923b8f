import { CLIENT_MESSAGES_PER_SECOND } from '@pathquest/game-core/constants'

const BURST = 2 * CLIENT_MESSAGES_PER_SECOND

/** A token bucket per connection: ten messages a second, twenty at once. */
export class RateLimit {
  /** By the connection itself: its id is the client's choice and may be that of another. */
  private readonly buckets = new WeakMap<object, { tokens: number; at: number }>()

  /** Whether this connection may say one more thing now. */
  take(connection: object, now: number, cost = 1): boolean {
    const bucket = this.buckets.get(connection) ?? { tokens: BURST, at: now }
    const refilled = bucket.tokens + ((now - bucket.at) / 1000) * CLIENT_MESSAGES_PER_SECOND
    const tokens = Math.min(BURST, refilled) - cost
    this.buckets.set(connection, { tokens, at: now })
    return tokens >= 0
  }
}
