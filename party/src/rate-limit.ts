import { CLIENT_MESSAGES_PER_SECOND } from '@pathquest/game-core/constants'

const BURST = 2 * CLIENT_MESSAGES_PER_SECOND

/** A token bucket per connection: ten messages a second, twenty at once. */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  /** Whether this connection may say one more thing now. */
  take(connectionId: string, now: number, cost = 1): boolean {
    const bucket = this.buckets.get(connectionId) ?? { tokens: BURST, at: now }
    const refilled = bucket.tokens + ((now - bucket.at) / 1000) * CLIENT_MESSAGES_PER_SECOND
    const tokens = Math.min(BURST, refilled) - cost
    this.buckets.set(connectionId, { tokens, at: now })
    return tokens >= 0
  }

  forget(connectionId: string): void {
    this.buckets.delete(connectionId)
  }
}
