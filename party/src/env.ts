/** What the room is started with (docs/operations.md lists the variables). */
export interface RoomEnv {
  /** Signs tickets and calls between API and room. */
  roomSecret: string
  /** Where the API listens, for results and roster changes. */
  apiOrigin: string
  /** Sockets of hosts and screens must come from here; empty: from the room's own host. */
  publicOrigin: string
}

export function readEnv(env: Record<string, unknown>): RoomEnv {
  const text = (name: string): string => (typeof env[name] === 'string' ? env[name] : '')
  const roomSecret = text('ROOM_SECRET')
  if (roomSecret.length < 32) throw new Error('ROOM_SECRET is missing: no room can open without it')
  return { roomSecret, apiOrigin: text('API_ORIGIN'), publicOrigin: text('PUBLIC_ORIGIN') }
}
