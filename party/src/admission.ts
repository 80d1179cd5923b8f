import { verifyCall } from '@pathquest/game-core/signing'
import { readTicket, type Ticket } from '@pathquest/game-core/ticket'
import type * as Party from 'partykit/server'
import type { RoomEnv } from './env'

/** The room's name is the last part of the path; in some events `room.id` is not readable. */
export const roomIdOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/').pop() ?? '')

export async function ticketOf(env: RoomEnv, url: string): Promise<Ticket | null> {
  const token = new URL(url).searchParams.get('ticket')
  return token === null ? null : readTicket(env.roomSecret, token, roomIdOf(url), Date.now())
}

/** Sockets of hosts and screens come from our own pages; seats play from any page (embeds). */
export function originAllowed(env: RoomEnv, request: Party.Request, role: Ticket['role']): boolean {
  if (role === 'player') return true
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (origin === env.publicOrigin) return true
  return origin.replace(/^https?:\/\//, '') === request.headers.get('host')
}

export async function isSigned(env: RoomEnv, request: Party.Request): Promise<boolean> {
  const body = await request.clone().text()
  const call = { method: request.method, path: new URL(request.url).pathname, body }
  return verifyCall(env.roomSecret, call, (name) => request.headers.get(name), Date.now())
}

export const plain = (status: number, text: string): Response => new Response(text, { status })
