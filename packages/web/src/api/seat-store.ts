import type { SeatAnswer } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { clearSessionSeats, type SeatStore, sessionSeatStore } from '@pathquest/sdk/live/seat-store'
import { api } from './client'

const KEY = 'pathquest.formerSeat'
const VERSION = 1

/** The seat that a guest took last in this browser: it outlives its tab, so that they can return. */
interface FormerSeat {
  sessionId: string
  seatToken: string
}

let ofTab = sessionSeatStore()
let lastSessionId: string | null = null

/** Seats of this tab: they outlive a reload and end with leaving and with the game. */
export const seats: SeatStore = {
  get(sessionId) {
    const former = formerSeat()
    return ofTab.get(sessionId) ?? (former?.sessionId === sessionId ? former.seatToken : null)
  },
  set(sessionId, seatToken) {
    lastSessionId = sessionId
    ofTab.set(sessionId, seatToken)
  },
  clear(sessionId) {
    ofTab.clear(sessionId)
    if (formerSeat()?.sessionId === sessionId) keep(null)
  },
}

/** Keeps a guest's seat for the browser. Who has an account finds theirs by signing in. */
export function keepGuestSeat({ sessionId, seatToken }: FormerSeat): void {
  keep(JSON.stringify({ version: VERSION, sessionId, seatToken }))
}

/** No seat is left in this browser and this tab: the next person here plays in their own name. */
export function forgetSeats(): void {
  clearSessionSeats()
  ofTab = sessionSeatStore()
  lastSessionId = null
  keep(null)
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

/** The game in which a guest of this browser still has a seat; null: none that is still played. */
export async function findFormerSeat(): Promise<SeatAnswer | null> {
  const former = formerSeat()
  if (!former) return null
  try {
    const answer = await api.seat(former.sessionId, former.seatToken)
    if (answer.session.status === 'waiting' || answer.session.status === 'in_progress')
      return answer
  } catch (error) {
    // What is gone for good is forgotten; a line that is down says nothing about the seat.
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null
    if (error.status === 429) return null
  }
  seats.clear(former.sessionId)
  return null
}
