// Raw WebSocket frames for attackers: nothing is read or answered unless requested.

import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Attacker } from './attacker'

/** A client's frame, masked with zeros, so that the payload is unchanged. */
export function frame(payload: string | Buffer, { opcode = 1, fin = true, rsv1 = false } = {}) {
  const data = typeof payload === 'string' ? Buffer.from(payload) : payload
  return Buffer.concat([header(data.length, { opcode, fin, rsv1 }), data])
}

/** The frame's header only: the payload may never follow. */
export function header(length: number, { opcode = 1, fin = true, rsv1 = false } = {}) {
  const first = (fin ? 0x80 : 0) | (rsv1 ? 0x40 : 0) | opcode
  const mask = Buffer.alloc(4)
  if (length < 126) return Buffer.concat([Buffer.from([first, 0x80 | length]), mask])
  const size = Buffer.alloc(length < 65_536 ? 2 : 8)
  if (length < 65_536) size.writeUInt16BE(length)
  else size.writeBigUInt64BE(BigInt(length))
  return Buffer.concat([Buffer.from([first, 0x80 | (length < 65_536 ? 126 : 127)]), size, mask])
}

/** The text of an upgrade request. */
export function upgradeText({ port }: { port: number }, path: string, extra: string[] = []) {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...extra,
    '',
    '',
  ].join('\r\n')
}

/**
 * Opens a raw socket and records the handshake's response, and later how it was closed.
 * @returns undefined when it was refused
 */
export function openSocket(
  attacker: Attacker,
  path: string,
  { headers = [] }: { headers?: string[] } = {},
): Promise<Socket | undefined> {
  const socket = attacker.connect()
  socket.write(upgradeText(attacker.world, path, headers))
  return new Promise((done) => {
    let said = false
    const closed = () => {
      if (!said) attacker.note('reset')
      said = true
      done(undefined)
    }
    socket.once('close', closed)
    socket.once('data', (data) => {
      said = true
      const status = data.toString('latin1', 9, 12)
      attacker.note(status)
      if (status !== '101') return done(undefined)
      noteClose(attacker, socket)
      done(socket)
    })
  })
}

/** A close frame comes at the end, mostly as a separate chunk. */
function noteClose(attacker: Attacker, socket: Socket) {
  let code: number | undefined
  socket.on('data', (data: Buffer) => {
    if (data[0] === 0x88 && data.length >= 4 && (data[1] ?? 0) >= 2) code = data.readUInt16BE(2)
  })
  socket.once('close', () => attacker.note(code ? `closed ${code}` : 'closed'))
}

/** The URL of a room's socket for a seat, with a new ticket. */
export async function seatPath(attacker: Attacker, gameId: string, seatToken: string) {
  const { json } = await attacker.request('POST', `/api/games/${gameId}/ticket`, {
    body: { role: 'player' },
    seatToken,
    quiet: true,
  })
  return json?.ticket ? socketPath(gameId, json.ticket) : undefined
}

export function socketPath(gameId: string, ticket: string) {
  const query = new URLSearchParams({ _pk: randomBytes(9).toString('base64url'), ticket, v: '1' })
  return `/parties/main/${gameId}?${query}`
}
