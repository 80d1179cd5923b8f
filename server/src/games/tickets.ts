import { issueTicket, TICKET_TTL_MS, type Ticket } from '@pathquest/core'
import type { Services } from '../services/services'

const STEP_MS = 1 / 1024
const SET_BACK_MS = 1_000
let lastIssuedAt = 0

/**
 * Strictly increasing, so that of two tickets the later one is always the newer one. Where the clock
 * was set back it goes on from there, like the room, which knows by how much: ahead of the clock a
 * ticket would live too long.
 */
export function nextIssuedAt(now: number): number {
  const wasSetBack = now < lastIssuedAt - SET_BACK_MS
  lastIssuedAt = wasSetBack ? now : Math.max(now, lastIssuedAt + STEP_MS)
  return lastIssuedAt
}

/** A ticket for the socket of one room, one role and one subject, for 60 s. */
export async function newTicket(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  ticket: Omit<Ticket, 'issuedAt' | 'expiresAt'>,
): Promise<{ ticket: string; path: string; expiresAt: number }> {
  const issuedAt = nextIssuedAt(now())
  return {
    ticket: await issueTicket(secrets.room, { ...ticket, issuedAt }),
    path: `/parties/main/${ticket.room}`,
    expiresAt: Math.floor(issuedAt) + TICKET_TTL_MS,
  }
}
