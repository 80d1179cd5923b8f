import { POLL_PRESENCE_MS } from '@pathquest/game-core/constants'

/** Clients that poll because sockets are blocked: each counts as connected for 5 s after a poll. */
export class PollPresence {
  private readonly lastPoll = new Map<string, { at: number; lost: () => void }>()
  private timer: ReturnType<typeof setTimeout> | null = null

  /** `lost` runs once this poller has been silent for too long. */
  seen(key: string, now: number, lost: () => void): void {
    this.lastPoll.set(key, { at: now, lost })
    this.timer ??= setTimeout(() => this.sweep(), POLL_PRESENCE_MS)
  }

  private sweep(): void {
    this.timer = null
    const now = Date.now()
    let next = Number.POSITIVE_INFINITY
    for (const [key, { at, lost }] of this.lastPoll) {
      if (now - at >= POLL_PRESENCE_MS) {
        this.lastPoll.delete(key)
        lost()
      } else {
        next = Math.min(next, at + POLL_PRESENCE_MS - now)
      }
    }
    if (this.lastPoll.size > 0) this.timer = setTimeout(() => this.sweep(), next)
  }
}
