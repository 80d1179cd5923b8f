import { type SeatStore, sessionSeatStore } from '@pathquest/sdk/live/seat-store'

const KEY = 'pathquest.formerSeat'
const VERSION = 1

/** The seat that was last taken in this browser: it outlives its tab, so that a guest can return. */
export interface FormerSeat {
  sessionId: string
  seatToken: string
}

const ofTab = sessionSeatStore()
let lastSessionId: string | null = null

/**
 * Seats of this tab: they outlive a reload and end with leaving and with the game. The last one is
 * kept for the browser as well.
 */
export const seats: SeatStore = {
  get(sessionId) {
    const former = formerSeat()
    return ofTab.get(sessionId) ?? (former?.sessionId === sessionId ? former.seatToken : null)
  },
  set(sessionId, seatToken) {
    lastSessionId = sessionId
    ofTab.set(sessionId, seatToken)
    keep(JSON.stringify({ version: VERSION, sessionId, seatToken }))
  },
  clear(sessionId) {
    ofTab.clear(sessionId)
    if (formerSeat()?.sessionId === sessionId) keep(null)
  },
}

/** The seat last taken here: it lets a guest back into that game, or on into its successor. */
export const lastSeat = (): string | null => (lastSessionId ? ofTab.get(lastSessionId) : null)

/** Null: none, or one in a form that this page does not know. */
export function formerSeat(): FormerSeat | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { version, sessionId, seatToken } = stored ?? {}
    if (version !== VERSION || typeof sessionId !== 'string') return null
    return typeof seatToken === 'string' ? { sessionId, seatToken } : null
  } catch {
    // Storage is forbidden, or somebody else wrote there: then nobody can return, and nothing else.
    return null
  }
}

function keep(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // As above: the seat stays the tab's.
  }
}
