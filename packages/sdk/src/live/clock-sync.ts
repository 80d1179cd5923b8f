export interface ClockSync {
  /** One round trip; returns the offset to add to `Date.now()` for the server's time. */
  add(sentAt: number, serverTime: number, receivedAt: number): number
}

const SAMPLES_KEPT = 8

/** The offset of the smallest round trip among the last ones: the least delayed knows best. */
export function createClockSync(): ClockSync {
  let samples: { roundTripMs: number; offsetMs: number }[] = []
  return {
    add(sentAt, serverTime, receivedAt) {
      const roundTripMs = receivedAt - sentAt
      const offsetMs = Math.round(serverTime - (sentAt + receivedAt) / 2)
      samples = [...samples, { roundTripMs, offsetMs }].slice(-SAMPLES_KEPT)
      return samples.reduce((best, next) => (next.roundTripMs < best.roundTripMs ? next : best))
        .offsetMs
    },
  }
}
