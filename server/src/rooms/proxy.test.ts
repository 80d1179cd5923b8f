import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Metrics } from '../runtime/metrics'
import { type ProxyOptions, proxyUpgrades } from './proxy'
import { spliceLimits } from './socket-tunnels'

const KIB = 1024
const MIB = 1024 * KIB
const path = '/parties/main/r1'
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

/** The proxy in front of a plain WebSocket server in the place of the rooms. */
class Proxied {
  readonly log: string[] = []
  readonly heard: Buffer[] = []
  /** The client's sockets on the proxy's side, and on the rooms'. */
  readonly sockets: Socket[] = []
  readonly inRoom: WebSocket[] = []
  private readonly clients: WebSocket[] = []
  private constructor(
    private readonly front: Server,
    private readonly rooms: WebSocketServer,
  ) {
    front.on('connection', (socket) => this.sockets.push(socket))
    rooms.on('connection', (socket) => {
      this.inRoom.push(socket)
      socket.on('error', () => {})
      socket.on('message', (data) => this.heard.push(data as Buffer))
    })
  }

  static async start(
    options: Partial<ProxyOptions> = {},
    whenUp?: () => Promise<number>,
  ): Promise<Proxied> {
    const rooms = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(rooms, 'listening')
    const front = createServer()
    const proxied = new Proxied(front, rooms)
    proxyUpgrades(
      front,
      { whenUp: async () => ({ host: '127.0.0.1', port: (await whenUp?.()) ?? portOf(rooms) }) },
      {
        addressOf: () => 'school',
        socketsPerAddress: 1000,
        log: (line) => proxied.log.push(line),
        ...options,
      },
    )
    front.listen(0, '127.0.0.1')
    await once(front, 'listening')
    return proxied
  }

  get port(): number {
    return portOf(this.front)
  }

  /** A client, and its socket as the room has it. */
  async open(): Promise<{ client: WebSocket; room: WebSocket; raw: Socket }> {
    const arrived = once(this.rooms, 'connection')
    const client = this.knock()
    await once(client, 'open')
    const [room] = (await arrived) as [WebSocket]
    return { client, room, raw: rawOf(client) }
  }

  knock(): WebSocket {
    const client = new WebSocket(`ws://127.0.0.1:${this.port}${path}`)
    client.on('error', () => {})
    this.clients.push(client)
    return client
  }

  /** The status of a refused handshake, 101 for one that was not refused. */
  async status(): Promise<number> {
    const client = this.knock()
    const refused = once(client, 'unexpected-response').then(([, { statusCode }]) => statusCode)
    return Promise.race([refused, once(client, 'open').then(() => 101)])
  }

  async stop(): Promise<void> {
    if (!this.front.listening) return
    for (const client of this.clients) client.terminate()
    for (const socket of this.inRoom) socket.terminate()
    this.rooms.close()
    this.front.close()
    this.front.closeAllConnections()
    await once(this.front, 'close')
  }
}

const rawOf = (client: WebSocket) => (client as unknown as { _socket: Socket })._socket
const codeOf = async (client: WebSocket) => (await once(client, 'close'))[0] as number

let proxied: Proxied
afterEach(() => proxied.stop())

describe('A client that does not read', () => {
  test('is cut off when too much waits for it; the room is read all the while', async () => {
    proxied = await Proxied.start({ limits: { ...spliceLimits, unreadMaxBytes: 256 * KIB } })
    const { client, room } = await proxied.open()
    client.pause()
    const gone = once(room, 'close')
    let sentBytes = 0
    while (room.readyState === WebSocket.OPEN) {
      // Each is taken from the room before the next is sent.
      await new Promise((sent) => room.send(Buffer.alloc(64 * KIB), sent))
      sentBytes += 64 * KIB
    }
    await gone
    // What the machine itself keeps for a line, and our quarter of a MiB.
    expect(sentBytes).toBeLessThan(32 * MIB)
    await proxied.stop()
    expect(proxied.log).toEqual([
      'Sockets refused or cut off: 1 did not read what was sent to them',
    ])
  })

  test('is cut off when it reads nothing for a while, however little waits', async () => {
    const limits = { ...spliceLimits, unreadMaxBytes: 64 * MIB, stalledAfterMs: 600 }
    proxied = await Proxied.start({ limits })
    const { client, room } = await proxied.open()
    client.pause()
    const since = performance.now()
    room.send(Buffer.alloc(24 * MIB))
    await once(room, 'close')
    expect(performance.now() - since).toBeGreaterThan(550)
  })

  test('is cut off sooner while others like it hold too much together', async () => {
    const limits = { unreadMaxBytes: 64 * MIB, unreadTotalMaxBytes: MIB, stalledAfterMs: 15_000 }
    proxied = await Proxied.start({ limits })
    const { client, room } = await proxied.open()
    client.pause()
    room.send(Buffer.alloc(24 * MIB))
    const since = performance.now()
    await once(room, 'close')
    expect(performance.now() - since).toBeLessThan(limits.stalledAfterMs)
  })

  test('stays while it reads slowly, and when nothing waits for it', async () => {
    proxied = await Proxied.start({ limits: { ...spliceLimits, stalledAfterMs: 1500 } })
    const { client, room, raw } = await proxied.open()
    const silent = await proxied.open()
    silent.client.pause()
    silent.room.send('little')
    let readBytes = 0
    raw.on('data', (bytes: Buffer) => {
      readBytes += bytes.length
      if (readBytes % (512 * KIB) >= bytes.length) return
      raw.pause()
      setTimeout(() => raw.resume(), 60)
    })
    const last = new Promise<void>((heard) => {
      client.on('message', (data) => {
        if (String(data) === 'the last') heard()
      })
    })
    const [line] = proxied.sockets
    const since = performance.now()
    for (let sentBytes = 0; sentBytes < 32 * MIB; sentBytes += 64 * KIB) {
      room.send(Buffer.alloc(64 * KIB))
      while (Number(line?.writableLength) > 512 * KIB) await pause(5)
      await pause(0)
    }
    room.send('the last')
    await last
    expect(performance.now() - since).toBeGreaterThan(2000)
    silent.client.resume()
    expect(String((await once(silent.client, 'message'))[0])).toBe('little')
  })

  test('does not hear, and still reads, the last words of a room that closes', async () => {
    proxied = await Proxied.start()
    const { client, room } = await proxied.open()
    client.pause()
    room.send(Buffer.alloc(MIB))
    room.close(4004, 'gone')
    await pause(100)
    const [message, close] = [once(client, 'message'), once(client, 'close')]
    client.resume()
    expect((await message)[0]).toHaveLength(MIB)
    expect((await close)[0]).toBe(4004)
  })
})

describe('A message that is too big', () => {
  const header = (first: number, length: number) => {
    const bytes = Buffer.alloc(14, 0)
    bytes[0] = first
    bytes[1] = 0x80 | 127
    bytes.writeBigUInt64BE(BigInt(length), 2)
    return bytes
  }

  test('in one piece ends its socket with 1009; the room hears nothing but the end', async () => {
    proxied = await Proxied.start()
    const { client, room } = await proxied.open()
    const gone = once(room, 'close')
    client.send('x'.repeat(17 * KIB))
    expect(await codeOf(client)).toBe(1009)
    await gone
    expect(proxied.heard).toEqual([])
  })

  test('is refused by its header, before its bytes are read', async () => {
    proxied = await Proxied.start()
    const before = process.memoryUsage().rss
    const piece = Buffer.alloc(64 * KIB)
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const client = proxied.knock()
        await once(client, 'open')
        const [raw, closed] = [rawOf(client), codeOf(client)]
        raw.write(header(0x82, 32 * MIB))
        for (let i = 0; i < 32 * 16; i++) raw.write(piece)
        expect(await closed).toBe(1009)
      }),
    )
    expect(proxied.heard).toEqual([])
    for (const socket of proxied.sockets) expect(socket.bytesRead).toBeLessThan(256 * KIB)
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(60)
  })

  test('is refused when its fragments add up', async () => {
    proxied = await Proxied.start()
    const { client, room } = await proxied.open()
    const gone = once(room, 'close')
    const closed = codeOf(client)
    for (let i = 0; i < 3; i++) client.send('x'.repeat(6 * KIB), { fin: false })
    expect(await closed).toBe(1009)
    await gone
    expect(proxied.heard).toEqual([])
  })

  test('of exactly the limit passes, byte by byte', async () => {
    proxied = await Proxied.start()
    const { client, room, raw } = await proxied.open()
    client.send('x'.repeat(16 * KIB))
    expect((await once(room, 'message'))[0]).toHaveLength(16 * KIB)
    const small = once(room, 'message')
    for (const byte of [0x81, 0x82, 0, 0, 0, 0, 0x61, 0x62]) {
      raw.write(Buffer.of(byte))
      await pause(1)
    }
    expect(String((await small)[0])).toBe('ab')
  })

  test('or broken may come with the handshake: it is judged there, too', async () => {
    proxied = await Proxied.start()
    const answers = await Promise.all(
      [header(0x81, 32 * MIB), Buffer.of(0x81, 1, 0x61)].map(async (bytes) => {
        const socket = connect(proxied.port, '127.0.0.1')
        const lines = [
          `GET ${path} HTTP/1.1`,
          'Host: x',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        ]
        socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]))
        let answer = Buffer.alloc(0)
        socket.on('data', (chunk) => {
          answer = Buffer.concat([answer, chunk])
        })
        await once(socket, 'end')
        socket.destroy()
        return answer.readUInt16BE(answer.length - 2)
      }),
    )
    expect(answers).toEqual([1009, 1002])
  })
})

describe('Pings', () => {
  test('pass one by one; a flood of them ends its socket with 4008, whoever reads', async () => {
    proxied = await Proxied.start()
    const { client, room, raw } = await proxied.open()
    const ponged = once(client, 'pong')
    client.ping('x')
    await ponged
    const [gone, closed] = [once(room, 'close'), codeOf(client)]
    let pings = 0
    room.on('ping', () => pings++)
    const ping = Buffer.concat([Buffer.of(0x89, 0x80 | 100), Buffer.alloc(104)])
    raw.write(Buffer.concat(Array(5000).fill(ping)))
    expect(await closed).toBe(4008)
    await gone
    expect(pings).toBeLessThanOrEqual(32)
  })
})

describe('Sockets of one address', () => {
  test('are refused with 429 beyond the limit, until one closes', async () => {
    proxied = await Proxied.start({ socketsPerAddress: 4, addressOf: ({ url }) => String(url) })
    const first = [await proxied.status(), await proxied.status(), await proxied.status()]
    // Two at once; the third comes when an opening has grown again.
    expect(first).toEqual([101, 101, 429])
    await vi.waitFor(async () => expect(await proxied.status()).toBe(101), 6000)
    await vi.waitFor(async () => expect(await proxied.status()).toBe(101), 6000)
    await pause(3000)
    expect(await proxied.status()).toBe(429)
    proxied.inRoom[0]?.close()
    await vi.waitFor(async () => expect(await proxied.status()).toBe(101), 6000)
  }, 20_000)

  test('count from their handshake on, answered or not', async () => {
    const held: Duplex[] = []
    const deaf = createServer().on('upgrade', (_, socket) => held.push(socket))
    deaf.listen(0, '127.0.0.1')
    await once(deaf, 'listening')
    const port = portOf(deaf)
    proxied = await Proxied.start({ socketsPerAddress: 2 }, async () => port)
    proxied.knock()
    await once(deaf, 'upgrade')
    expect(await proxied.status()).toBe(429)
    deaf.close()
    for (const socket of held) socket.destroy()
  })

  test('are in the metrics from their opening to their end', async () => {
    const metrics = new Metrics()
    const open = async () =>
      (await metrics.registry.getSingleMetric('pathquest_sockets_open')?.get())?.values[0]?.value
    proxied = await Proxied.start({ metrics })
    const { client } = await proxied.open()
    await vi.waitFor(async () => expect(await open()).toBe(1))
    client.terminate()
    await vi.waitFor(async () => expect(await open()).toBe(0))
  })
})
