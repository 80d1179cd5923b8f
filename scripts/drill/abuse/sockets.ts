// Attacks with sockets: their messages, unread data, and their number.
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import { eachAtMost } from '../../harness/player-api'
import { pause } from '../../harness/wait'
import { type Attacker, pour } from './attacker'
import { frame, header, openSocket, seatPath, socketPath } from './frames'

const mib = 1024 * 1024
const lanes = 20
const filling = Buffer.alloc(64 * 1024, 'a')
const resync = frame(JSON.stringify({ type: 'resync' }))

/** The game, and the headers of the handshake. */
interface Guests {
  game?: { id: string; seatTokens: string[] }
  headers?: string[]
}

/** The sockets of `count` guests. */
async function openGuests(
  attacker: Attacker,
  count: number,
  { game = attacker.world.game, headers }: Guests = {},
) {
  const seats = game.seatTokens.slice(0, count)
  const sockets = await eachAtMost(lanes, seats, async (seatToken) => {
    const path = await seatPath(attacker, game.id, seatToken)
    if (!path) attacker.note('no ticket')
    return path ? openSocket(attacker, path, { headers }) : undefined
  })
  return sockets.filter((socket) => socket !== undefined)
}

/** Guests who stop reading and keep requesting their view. */
export async function unreadResyncs(attacker: Attacker) {
  // Nothing is blocked until the buffers of the connections are full.
  attacker.takeLonger(6)
  const sockets = await openGuests(attacker, 100, { game: attacker.world.endedGame })
  for (const socket of sockets) socket.pause()
  while (!attacker.over) {
    for (const socket of sockets) if (socket.writable) socket.write(resync)
    await pause(100)
  }
  await attacker.noteCutOff(sockets)
}

/** Frames whose length is far above the limit, whole. */
export async function largeFrames(attacker: Attacker) {
  const sockets = await openGuests(attacker, attacker.many(30))
  const sizes = [32 * mib, 8 * mib, mib, 17 * 1024]
  const send = (socket: Socket, index: number) => {
    const size = sizes[index % sizes.length] ?? mib
    socket.write(header(size))
    // The last byte is withheld: the frame is being assembled as long as the socket is open.
    return pour(socket, size - 1, filling)
  }
  await Promise.race([Promise.all(sockets.map(send)), attacker.hold()])
  await attacker.hold()
}

/** A message of 32 MiB in fragments, each within the limit. */
export async function fragments(attacker: Attacker) {
  const sockets = await openGuests(attacker, attacker.many(30))
  const part = Buffer.alloc(16 * 1024, 'a')
  const next = frame(part, { opcode: 0, fin: false })
  const many = Buffer.concat(Array.from({ length: 4 }, () => next))
  const send = (socket: Socket) => {
    socket.write(frame(part, { fin: false }))
    return pour(socket, many.length * 512, many)
  }
  await Promise.race([Promise.all(sockets.map(send)), attacker.hold()])
  await attacker.hold()
}

/** Compressed frames: offered, and sent whether or not compression was negotiated. */
export async function compressed(attacker: Attacker) {
  const headers = ['Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits']
  const sockets = await openGuests(attacker, attacker.many(50), { headers })
  const bomb = frame(deflateRawSync(Buffer.alloc(8 * mib)), { rsv1: true })
  for (const socket of sockets) socket.write(bomb)
  await attacker.hold()
}

/** More sockets than a school has, from one address; none of them answers a close. */
export async function manySockets(attacker: Attacker) {
  const { game } = attacker.world
  const paths = (
    await eachAtMost(lanes, game.seatTokens, (seatToken) => seatPath(attacker, game.id, seatToken))
  ).filter((path) => path !== undefined)
  let opened = 0
  const tries = Array.from({ length: attacker.many(2000) })
  await eachAtMost(lanes, tries, async (_, index) => {
    if (!attacker.over && (await openSocket(attacker, paths[index % paths.length] ?? '/'))) opened++
  })
  await attacker.hold()
  attacker.answers.open = attacker.sockets.size
  return opened
}

/** Handshakes without a ticket, with one of another room, with an unsigned one. */
export async function staleTickets(attacker: Attacker) {
  const { game, lobby } = attacker.world
  const good = await seatPath(attacker, game.id, game.seatTokens[0] ?? '')
  const paths = [
    `/parties/main/${game.id}`,
    socketPath(game.id, 'nobody.signed'),
    socketPath(game.id, randomBytes(1500).toString('base64url')),
    (good ?? '').replace(game.id, lobby.id),
  ]
  await attacker.flood(attacker.many(5000), async (index) => {
    ;(await openSocket(attacker, paths[index % paths.length] ?? '/'))?.destroy()
  })
}

/** As many messages as a socket may send, from all guests simultaneously. */
export async function pings(attacker: Attacker) {
  const sockets = await openGuests(attacker, 100)
  for (let count = 0; !attacker.over; count++) {
    const ping = frame(JSON.stringify({ type: 'ping', id: `p${count}` }))
    for (const socket of sockets) if (socket.writable) socket.write(ping)
    await pause(100)
  }
}

/** Reactions in a lobby, from a hundred players as fast as a socket may send. */
export async function reactions(attacker: Attacker) {
  const sockets = await openGuests(attacker, 100)
  const signs = ['hop', 'wave', 'star', 'drum', 'question']
  for (let count = 0; !attacker.over; count++) {
    const reaction = signs[count % signs.length]
    const sign = frame(JSON.stringify({ type: 'react', reaction }))
    for (const socket of sockets) if (socket.writable) socket.write(sign)
    await pause(100)
  }
}

/** Control frames at the maximum rate, with unread responses. */
export async function controlFrames(attacker: Attacker) {
  const sockets = await openGuests(attacker, 10)
  const many = Buffer.concat(
    Array.from({ length: 500 }, () => frame('x'.repeat(100), { opcode: 9 })),
  )
  const poured = sockets.map((socket) => {
    socket.pause()
    return pour(socket, many.length * attacker.many(4000), many)
  })
  await Promise.race([Promise.all(poured), attacker.hold()])
  await attacker.noteCutOff(sockets)
}

/** Data other than frames once the socket is open. */
export async function garbage(attacker: Attacker) {
  const { game } = attacker.world
  const rubbish = [
    () => randomBytes(4096),
    () => Buffer.from('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20)),
    () => Buffer.from([0x81, 0x05, 0x61, 0x61, 0x61, 0x61, 0x61]),
    () => frame('x', { opcode: 7 }),
    () => frame('x'.repeat(200), { opcode: 9, fin: false }),
    () => frame(Buffer.from([0xff, 0xfe, 0xfd])),
    () => frame('{"type":"move","id":"x","move":{"type":"__proto__"}}'),
    () => frame('['.repeat(16_000)),
  ]
  await attacker.flood(
    attacker.many(1000),
    async (index) => {
      const path = await seatPath(
        attacker,
        game.id,
        game.seatTokens[index % game.seatTokens.length] ?? '',
      )
      const socket = path && (await openSocket(attacker, path))
      if (!socket) return
      socket.write(rubbish[index % rubbish.length]?.() ?? '')
      await pause(50)
      socket.destroy()
    },
    lanes,
  )
}

/** One seat on two sockets that replace each other. */
export async function replacing(attacker: Attacker) {
  const { game } = attacker.world
  await eachAtMost(lanes, game.seatTokens.slice(0, lanes), async (seatToken) => {
    const path = await seatPath(attacker, game.id, seatToken)
    while (path && !attacker.over) await openSocket(attacker, path)
  })
}
