import type { JoinAnswer, SeatAnswer } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { clearSessionSeats, type SeatStore, sessionSeatStore } from '@pathquest/sdk/live/seat-store'
import { api } from './client'

const KEY = 'pathquest.formerSeat'
const VERSION = 1

/** A guest's last seat in this browser: it survives closing the tab, so that they can return. */
interface FormerSeat {
  sessionId: string
  seatToken: string
}

let ofTab = sessionSeatStore()
let lastSessionId: string | null = null

/** Seats of this tab: they survive a reload and end with leaving and with the game. */
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
    if (formerSeat()?.sessionId === sessionId) store(null)
  },
}

/** Stores a guest's seat for the browser. Users with an account get theirs by signing in. */
export function storeGuestSeat({ sessionId, seatToken }: FormerSeat): void {
  store(JSON.stringify({ version: VERSION, sessionId, seatToken }))
}

/**
 * Removes all seats from this browser and this tab: the next person here plays in their own name.
 */
export function clearSeats(): void {
  clearSessionSeats()
  ofTab = sessionSeatStore()
  lastSessionId = null
  store(null)
}

/** The last seat taken here: admits a guest to that game, or to its successor. */
export const lastSeat = (): string | null => (lastSessionId ? ofTab.get(lastSessionId) : null)

/** Keeps the seat of an answer to a join: in the tab, and for a guest in the browser. */
export function storeSeat(answer: Extract<JoinAnswer, { isHost: false }>, isGuest: boolean): void {
  const { seatToken, session } = answer
  seats.set(session.id, seatToken)
  if (isGuest) storeGuestSeat({ sessionId: session.id, seatToken })
}

/** Null: none, or one in an unknown format. */
export function formerSeat(): FormerSeat | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { version, sessionId, seatToken } = stored ?? {}
    if (version !== VERSION || typeof sessionId !== 'string') return null
    return typeof seatToken === 'string' ? { sessionId, seatToken } : null
  } catch {
    // Storage is blocked, or was changed by something else: the guest cannot return, nothing more.
    return null
  }
}

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    // As above: the seat stays in the tab only.
  }
}

/** The game in which a guest of this browser still has a seat; null: none that is still running. */
export async function findFormerSeat(): Promise<SeatAnswer | null> {
  const former = formerSeat()
  if (!former) return null
  try {
    const answer = await api.seat(former.sessionId, former.seatToken)
    if (answer.session.status === 'waiting' || answer.session.status === 'in_progress')
      return answer
  } catch (error) {
    // A seat that is gone for good is deleted; a network error says nothing about it.
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null
    if (error.status === 429) return null
  }
  seats.clear(former.sessionId)
  return null
}

/** The caller's seat in a game: by the seat stored here, else by their account. */
export async function findSeat(sessionId: string, store = seats): Promise<SeatAnswer> {
  const storedSeat = store.get(sessionId)
  const answer = await api.seat(sessionId, storedSeat).catch((error) => {
    // An invalid stored seat must not block the account's own.
    if (!storedSeat || !(error instanceof ApiError) || error.code !== 'seat_invalid') throw error
    store.clear(sessionId)
    return api.seat(sessionId)
  })
  if (answer.seatToken) store.set(sessionId, answer.seatToken)
  return answer
}
