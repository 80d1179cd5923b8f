import { type SeatStore, sessionSeatStore } from '@pathquest/sdk/live/seat-store'

const stored = sessionSeatStore()
let lastSessionId: string | null = null

/** Seats of this tab: they outlive a reload and end with the tab, with leaving and with the game. */
export const seats: SeatStore = {
  get: stored.get,
  set(sessionId, seatToken) {
    lastSessionId = sessionId
    stored.set(sessionId, seatToken)
  },
  clear: stored.clear,
}

/** The seat last taken here: it lets a guest back into that game, or on into its successor. */
export const lastSeat = (): string | null => (lastSessionId ? stored.get(lastSessionId) : null)
