// One attacker: an address of its own, everything it opens, and what the product answered.
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { pause } from '../../harness/wait'

const lanesPerAddress = 50
const answerTimeoutMs = 10_000

export class Attacker {
  /** What came back, counted: statuses, close codes, resets. */
  answers = {}

  /** `world`: the attacked product and the games there (world.ts). */
  constructor(world, { address, seconds, scale }) {
    this.world = world
    this.address = address
    this.scale = scale
    this.seconds = seconds
    this.until = performance.now() + seconds * 1000
    this.sockets = new Set()
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: lanesPerAddress,
      localAddress: address,
    })
  }

  get over() {
    return performance.now() >= this.until
  }

  get leftMs() {
    return Math.max(0, this.until - performance.now())
  }

  takeLonger(times) {
    this.until += (times - 1) * this.seconds * 1000
  }

  /** A number of the long form, fewer in the short one. */
  many(count) {
    return Math.ceil(count * this.scale)
  }

  note(answer) {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1
  }

  /** A bare connection; what becomes of it is for the attack to note. */
  connect(port = this.world.port) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: this.address })
    this.sockets.add(socket)
    // A refusal by reset is an answer like others; `close` follows.
    socket.on('error', () => {})
    socket.once('close', () => this.sockets.delete(socket))
    return socket
  }

  /** A request and its status; its JSON where there is one. `quiet`: only a step of the attack. */
  request(method, path, { body, cookie, seatToken, headers = {}, port, quiet = false } = {}) {
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    return new Promise((done) => {
      const ended = (status, json) => {
        if (!quiet) this.note(status)
        done({ status, json })
      }
      const request = httpRequest({
        agent: this.agent,
        host: '127.0.0.1',
        port: port ?? this.world.port,
        method,
        path,
        headers: {
          origin: this.world.origin,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(cookie ? { cookie } : {}),
          ...(seatToken ? { authorization: `Bearer ${seatToken}` } : {}),
          ...headers,
        },
      })
      request.setTimeout(answerTimeoutMs, () => request.destroy(new Error('silent')))
      request.once('error', (error) => ended(error.code ?? error.message))
      request.once('response', async (response) => {
        const chunks = await response.toArray().catch(() => [])
        const isJson = response.headers['content-type']?.includes('json')
        ended(response.statusCode, isJson ? parsed(Buffer.concat(chunks)) : undefined)
      })
      request.end(text)
    })
  }

  /** The same again and again in lanes, until the time is over or it was done `most` times. */
  async flood(most, call, lanes = lanesPerAddress) {
    let count = 0
    const lane = async () => {
      while (!this.over && count < most) await call(count++)
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  /** Holds what is open until the time is over. */
  async hold() {
    await pause(this.leftMs)
  }

  /** Of sockets that did not read: which ones were ended meanwhile. It shows once they read. */
  async noteCutOff(sockets) {
    for (const socket of sockets) socket.resume()
    await pause(300)
    for (const socket of sockets) this.note(socket.destroyed ? 'cut off' : 'still there')
  }

  /** Drops whatever the product let stand. */
  end() {
    this.agent.destroy()
    for (const socket of this.sockets) socket.destroy()
  }
}

function parsed(bytes) {
  try {
    return JSON.parse(bytes)
  } catch {
    return undefined
  }
}

/** Writes `bytes` of filling as fast as they are taken, unless the socket closes before. */
export async function pour(socket, bytes, filling) {
  for (let left = bytes; left > 0 && !socket.destroyed; left -= filling.length) {
    if (socket.write(left < filling.length ? filling.subarray(0, left) : filling)) continue
    await drained(socket)
  }
}

function drained(socket) {
  return new Promise((done) => {
    const end = () => {
      socket.off('drain', end).off('close', end)
      done()
    }
    socket.once('drain', end).once('close', end)
  })
}

/** Resolves at the event, whatever it tells. */
export const happened = (emitter, event) => new Promise((done) => emitter.once(event, done))
