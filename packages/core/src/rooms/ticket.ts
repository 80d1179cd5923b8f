import { readToken, signToken } from './signing'
import { TICKET_TTL_MS } from './timing'

/** What a ticket admits to: one room, one role, one subject, for at most 60 s. */
export interface Ticket {
  room: string
  role: 'player' | 'host' | 'screen'
  /** Player: the player id. Host and screen: the tab. A newer ticket for it replaces the older. */
  subject: string
  /**
   * The session that requested it: its sockets end with it. Absent: requested by a seat or a visit.
   */
  session?: string
  /** The store of rooms that has the room. Absent: of an older server. */
  store?: string
  /** ms; strictly increasing per issuer (fractions allowed), so that an older one never wins. */
  issuedAt: number
  expiresAt: number
}

export const issueTicket = (secret: string, ticket: Omit<Ticket, 'expiresAt'>): Promise<string> =>
  signToken(secret, 'ticket', { ...ticket, expiresAt: Math.floor(ticket.issuedAt) + TICKET_TTL_MS })

/** The ticket if we signed it for this room and it has not expired; else null. */
export async function readTicket(
  secret: string,
  token: string,
  room: string,
  now: number,
): Promise<Ticket | null> {
  const payload = await readToken(secret, 'ticket', token)
  if (!payload) return null
  const { role, subject, session, store, issuedAt, expiresAt } = payload
  if (payload.room !== room || typeof subject !== 'string') return null
  if (role !== 'player' && role !== 'host' && role !== 'screen') return null
  if (typeof issuedAt !== 'number' || typeof expiresAt !== 'number') return null
  if (now > expiresAt || expiresAt - issuedAt > TICKET_TTL_MS + 1) return null
  // Issued before the clock was set back: it would stay valid for that long.
  if (issuedAt > now + TICKET_TTL_MS) return null
  const known = {
    ...(typeof session === 'string' && { session }),
    ...(typeof store === 'string' && { store }),
  }
  return { room, role, subject, ...known, issuedAt, expiresAt }
}

/** A player's secret for one game. */
export interface Seat {
  sessionId: string
  playerId: string
}

export const issueSeatToken = (secret: string, seat: Seat): Promise<string> =>
  signToken(secret, 'seat', seat)

export async function readSeatToken(secret: string, token: string): Promise<Seat | null> {
  const payload = await readToken(secret, 'seat', token)
  if (!payload) return null
  const { sessionId, playerId } = payload
  return typeof sessionId === 'string' && typeof playerId === 'string'
    ? { sessionId, playerId }
    : null
}
