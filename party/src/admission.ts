import { contentDigest, STORE_HEADER, verifyCallHead } from '@pathquest/core/rooms/signing'
import { readTicket, type Ticket } from '@pathquest/core/rooms/ticket'
import type * as Party from 'partykit/server'
import type { RoomEnv } from './env'

const ROOM_PATH = /^\/parties\/main\/([A-Za-z0-9_-]{1,64})$/

/**
 * The room that a URL addresses, null for any other form of URL. PartyKit takes the third segment
 * of the path and ignores the rest, so a looser pattern would open one room with the ticket of
 * another. (`room.id` is not readable in every event.)
 */
const roomIdOf = (url: string): string | null => ROOM_PATH.exec(new URL(url).pathname)?.[1] ?? null

export async function ticketFromUrl(env: RoomEnv, url: string): Promise<Ticket | null> {
  const token = new URL(url).searchParams.get('ticket')
  const room = roomIdOf(url)
  if (token === null || room === null) return null
  return readTicket(env.roomSecret, token, room, Date.now())
}

/** Whether a ticket is for the rooms of this store; rooms of old tickets or servers know of none. */
export const isOfStore = ({ storeId }: RoomEnv, { store }: Pick<Ticket, 'store'>): boolean =>
  store === undefined || storeId === '' || store === storeId

/** The store that a call is for; one of an older server names none. */
export const storeOfCall = ({ headers }: Party.Request): Pick<Ticket, 'store'> => ({
  store: headers.get(STORE_HEADER) ?? undefined,
})

/** Sockets of hosts and screens come from our own pages; seats play from any page (embeds). */
export function originAllowed(env: RoomEnv, request: Party.Request, role: Ticket['role']): boolean {
  if (role === 'player') return true
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (origin === env.publicOrigin) return true
  return origin.replace(/^https?:\/\//, '') === request.headers.get('host')
}

/** Checks the headers first: the body of an unsigned call is never read. */
export async function isSigned(env: RoomEnv, request: Party.Request): Promise<boolean> {
  if (roomIdOf(request.url) === null) return false
  const head = { method: request.method, path: new URL(request.url).pathname }
  const header = (name: string) => request.headers.get(name)
  const digest = await verifyCallHead(env.roomSecret, head, header, Date.now())
  if (digest === null) return false
  return digest === (await contentDigest(await request.clone().text()))
}

export const plain = (status: number, text: string): Response => new Response(text, { status })
