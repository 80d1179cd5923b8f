// One attacker: a separate address, all its connections, and the product's responses.
import type { EventEmitter } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { pause } from '../../harness/wait'
import type { World } from './world'

const lanesPerAddress = 50
const answerTimeoutMs = 10_000

/** Intensity of an attack. */
export interface Strength {
  seconds: number
  /** Fraction of the repetitions. */
  scale: number
}

interface Wish {
  /** A string is sent unchanged; anything else as JSON. */
  body?: string | object
  /** Instead of a body: raw bytes. */
  bytes?: Uint8Array | undefined
  cookie?: string
  seatToken?: string
  headers?: Record<string, string>
  port?: number
  /** Only a step of the attack. */
  quiet?: boolean
}

/** The part of a response that attacks use. */
interface Said {
  ticket?: string
  seatToken?: string
}

interface Answer {
  status: string
  json?: Said
}

export class Attacker {
  /** Counts of responses: statuses, close codes, resets. */
  readonly answers: Record<string, number> = {}
  readonly scale: number
  readonly seconds: number
  until: number
  readonly sockets = new Set<Socket>()
  readonly agent: Agent

  constructor(
    readonly world: World,
    private readonly address: string,
    { seconds, scale }: Strength,
  ) {
    this.scale = scale
    this.seconds = seconds
    this.until = performance.now() + seconds * 1000
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

  /** Starts the clock: preparation is not counted. */
  begin() {
    this.until = performance.now() + this.seconds * 1000
  }

  takeLonger(times: number) {
    this.until += (times - 1) * this.seconds * 1000
  }

  /** A number of the full version, smaller in the short one. */
  many(count: number) {
    return Math.ceil(count * this.scale)
  }

  note(answer: string) {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1
  }

  /** A raw connection; the attack records its outcome. */
  connect(port = this.world.port) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: this.address })
    this.sockets.add(socket)
    // A reset counts as a response; `close` follows.
    socket.on('error', () => {})
    socket.once('close', () => this.sockets.delete(socket))
    return socket
  }

  /** Sends a request; resolves to its status and JSON, if any. */
  request(
    method: string,
    path: string,
    { body, bytes, cookie, seatToken, headers = {}, port, quiet = false }: Wish = {},
  ): Promise<Answer> {
    const text = bytes ?? (typeof body === 'object' ? JSON.stringify(body) : body)
    return new Promise((done) => {
      const ended = (status: string, json?: Said) => {
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
      request.once('error', (error: NodeJS.ErrnoException) => ended(error.code ?? error.message))
      request.once('response', async (response) => {
        const chunks = await response.toArray().catch(() => [])
        const isJson = response.headers['content-type']?.includes('json')
        ended(String(response.statusCode), isJson ? parsed(Buffer.concat(chunks)) : undefined)
      })
      request.end(text)
    })
  }

  /** Repeats an action in parallel lanes, until the time is up or it was done `most` times. */
  async flood(most: number, call: (index: number) => Promise<unknown>, lanes = lanesPerAddress) {
    let count = 0
    const lane = async () => {
      while (!this.over && count < most) await call(count++)
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  /** Keeps connections open until the time is up. */
  async hold() {
    await pause(this.leftMs)
  }

  /** Which of the non-reading sockets were closed meanwhile; detected when they read. */
  async noteCutOff(sockets: Socket[]) {
    for (const socket of sockets) socket.resume()
    await pause(300)
    for (const socket of sockets) this.note(socket.destroyed ? 'cut off' : 'still there')
  }

  /** Closes the remaining connections. */
  end() {
    this.agent.destroy()
    for (const socket of this.sockets) socket.destroy()
  }
}

function parsed(bytes: Buffer): Said | undefined {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Writes `bytes` of padding as fast as they are accepted, unless the socket closes before. */
export async function pour(socket: Socket, bytes: number, filling: Buffer) {
  for (let left = bytes; left > 0 && !socket.destroyed; left -= filling.length) {
    if (socket.write(left < filling.length ? filling.subarray(0, left) : filling)) continue
    await drained(socket)
  }
}

function drained(socket: Socket) {
  return new Promise<void>((done) => {
    const end = () => {
      socket.off('drain', end).off('close', end)
      done()
    }
    socket.once('drain', end).once('close', end)
  })
}

/** Resolves at the event, ignoring its arguments. */
export const happened = (emitter: EventEmitter, event: string) =>
  new Promise<unknown>((done) => emitter.once(event, done))
