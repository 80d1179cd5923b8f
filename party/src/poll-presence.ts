import { POLL_PRESENCE_MS } from '@pathquest/core/rooms/timing'

/** Clients that poll because sockets are blocked: each counts as connected for 5 s after a poll. */
export class PollPresence {
  private readonly lapses = new Map<string, ReturnType<typeof setTimeout>>()

  /** `lost` runs once this poller has been silent for too long. */
  seen(key: string, lost: () => void): void {
    const earlier = this.lapses.get(key)
    if (earlier !== undefined) clearTimeout(earlier)
    const lapse = setTimeout(() => {
      this.lapses.delete(key)
      lost()
    }, POLL_PRESENCE_MS)
    this.lapses.set(key, lapse)
  }
}
