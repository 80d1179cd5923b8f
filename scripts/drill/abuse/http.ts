// Attacks with HTTP requests: bodies, headers and URLs that no page sends.

import type { Socket } from 'node:net'
import { eachAtMost } from '../../harness/player-api'
import { pause } from '../../harness/wait'
import { type Attacker, happened, pour } from './attacker'

const mib = 1024 * 1024
const filling = Buffer.alloc(64 * 1024, '[')
const dripMs = 100

/** Bodies of 16 MiB whose last byte never arrives. */
export const heldBackOutbox = (attacker: Attacker) =>
  holdBodies(attacker, { port: attacker.world.port, bytes: 16 * mib, count: 100 })

export const heldBackInternal = (attacker: Attacker) =>
  holdBodies(attacker, { port: attacker.world.internalPort, bytes: 16 * mib, count: 100 })

/** The same on a public route. */
export const heldBackJoins = (attacker: Attacker) =>
  holdBodies(attacker, {
    port: attacker.world.port,
    path: '/api/games/join',
    bytes: 64 * 1024,
    count: attacker.many(1000),
  })

async function holdBodies(
  attacker: Attacker,
  { port, path, bytes, count }: { port: number; path?: string; bytes: number; count: number },
) {
  const { world } = attacker
  const to = path ?? `/internal/rooms/${world.game.id}/outbox`
  const open = () => {
    const socket = attacker.connect(port)
    noteStatus(attacker, socket)
    socket.write(
      [
        `POST ${to} HTTP/1.1`,
        `Host: localhost:${port}`,
        'Content-Type: application/json',
        `Content-Length: ${bytes}`,
        'x-pathquest-signature: bm90IGEgc2lnbmF0dXJl',
        `x-pathquest-signed-at: ${Date.now()}`,
        '',
        '',
      ].join('\r\n'),
    )
    return pour(socket, bytes - 1, filling)
  }
  await Promise.race([Promise.all(Array.from({ length: count }, open)), attacker.hold()])
  await attacker.hold()
}

/** The status of the response on a raw connection, if any. */
function noteStatus(attacker: Attacker, socket: Socket) {
  let status = ''
  socket.on('data', (data) => {
    if (status) return
    status = data.toString('latin1', 9, 12)
    attacker.note(status)
  })
  socket.once('close', () => {
    if (!status) attacker.note(attacker.over ? 'held' : 'reset')
  })
}

/** Deeply nested brackets, sent by an account to /api/game/initialize. */
export async function deepInitialize(attacker: Attacker) {
  const body = '['.repeat(900_000) + ']'.repeat(900_000)
  const call = () =>
    attacker.request('POST', '/api/game/initialize', { body, cookie: attacker.world.student })
  await attacker.flood(attacker.many(30), call, 3)
}

/** The maximum nesting depth, to every public route. */
export async function deepJson(attacker: Attacker) {
  const { game } = attacker.world
  const body = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const paths = [
    '/api/games/join',
    '/api/auth/sign-in',
    '/api/auth/sign-up',
    '/api/auth/age-check',
    '/api/session',
    ...['ticket', 'moves', 'leave'].map((name) => `/api/games/${game.id}/${name}`),
  ]
  await attacker.flood(attacker.many(4000), (index) =>
    attacker.request('POST', paths[index % paths.length] ?? '/', {
      body,
      seatToken: game.seatTokens[0],
    }),
  )
}

/** Headers sent a byte at a time (slowloris). */
export const slowHeaders = (attacker: Attacker) =>
  drip(attacker, `GET /api/careers HTTP/1.1\r\nHost: localhost\r\nX-Slow: `)

/** A body sent a byte at a time. */
export const slowBodies = (attacker: Attacker) =>
  drip(
    attacker,
    'POST /api/games/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
  )

async function drip(attacker: Attacker, beginning: string) {
  const sockets = Array.from({ length: attacker.many(500) }, () => {
    const socket = attacker.connect()
    noteStatus(attacker, socket)
    socket.write(beginning)
    return socket
  })
  while (!attacker.over) {
    for (const socket of sockets) if (socket.writable) socket.write('a')
    await pause(dripMs)
  }
}

/** Request lines and headers of up to a megabyte. */
export async function hugeHeaders(attacker: Attacker) {
  const long = 'a'.repeat(mib)
  const kinds = [
    (size: number) => `GET /${long.slice(0, size)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    (size: number) => `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${long.slice(0, size)}\r\n\r\n`,
    (size: number) => `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(size / 6)}\r\n`,
  ]
  await attacker.flood(attacker.many(2000), async (index) => {
    const socket = attacker.connect()
    noteStatus(attacker, socket)
    socket.end(kinds[index % kinds.length]?.(index % 2 ? mib : 12_000) ?? '')
    await Promise.race([happened(socket, 'close'), pause(1000)])
    socket.destroy()
  })
}

/** Thousands of pipelined requests on a connection whose responses are not read. */
export async function unreadAnswers(attacker: Attacker) {
  const one = `GET /api/careers HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const many = Buffer.from(one.repeat(1000))
  const sockets = Array.from({ length: 20 }, () => attacker.connect().pause())
  const poured = sockets.map((socket) => pour(socket, many.length * attacker.many(100), many))
  await Promise.race([Promise.all(poured), attacker.hold()])
  await attacker.hold()
  await attacker.noteCutOff(sockets)
}

/** Connections that end in the middle of a request. */
export async function brokenOff(attacker: Attacker) {
  const beginnings = [
    '',
    'GET /api/careers HT',
    'POST /api/games/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"gameCode"',
    'GET /api/question-sets HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ]
  await attacker.flood(attacker.many(20_000), async (index) => {
    const socket = attacker.connect()
    await happened(socket, 'connect')
    socket.write(beginnings[index % beginnings.length] ?? '')
    await pause(5)
    attacker.note(socket.destroyed ? 'reset' : 'open')
    socket.resetAndDestroy()
  })
}

/** Wrong passwords: each costs the server a hash. */
export const wrongPasswords = (attacker: Attacker) =>
  attacker.flood(attacker.many(2000), (index) =>
    attacker.request('POST', '/api/auth/sign-in', {
      body: { email: `nobody-${index}@example.org`, password: `wrong-${index}-password` },
    }),
  )

/** Ids of rooms that do not exist, on every route that takes one. */
export async function unknownRooms(attacker: Attacker) {
  const ids = Array.from({ length: attacker.many(10_000) }, (_, index) => `gs_${idOf(index)}`)
  await eachAtMost(50, ids, async (id, index) => {
    if (attacker.over) return
    const path = index % 2 ? `/parties/main/${id}` : `/api/games/${id}/view?role=player`
    await attacker.request(index % 3 ? 'GET' : 'POST', path, { body: index % 3 ? undefined : {} })
  })
}

const idOf = (index: number) => index.toString(36).padStart(20, '0')
