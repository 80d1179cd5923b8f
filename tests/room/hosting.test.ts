import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bundleRoom } from '../../party/host/bundle.mjs'
import { ownRooms, proxyUpgrades, type Rooms, startRooms } from '../../server/src/rooms'
import type { RoomsRecord } from '../../server/src/rooms/hang-record'
import { markProcess } from '../../server/src/runtime/process-mark'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
const stateFolder = join(folder, 'rooms')
const bundle = join(folder, 'room.mjs')
const lines: string[] = []
let rooms: Rooms
let server: Server
let port: number
/** Sockets that clients have opened. */
const connections: Socket[] = []
/** The time this machine needs to start the rooms. */
let startMs: number

const start = () =>
  startRooms({
    stateFolder,
    bundle,
    env: { GREETING: 'hello', ROOM_SECRET: 'never-on-disk' },
    log: (line) => lines.push(line),
  })

beforeAll(async () => {
  await bundleRoom({
    entry: fileURLToPath(new URL('fixture/keeper-room.ts', import.meta.url)),
    outfile: bundle,
  })
  const since = performance.now()
  rooms = await start()
  startMs = performance.now() - since
  server = createServer((_, response) => response.writeHead(404).end())
  proxyUpgrades(
    server,
    { whenUp: (storeId, timeoutMs) => ownRooms('', rooms).whenUp(storeId, timeoutMs) },
    { addressOf: () => 'school', socketsPerAddress: 1000 },
  )
  server.on('connection', (socket) => connections.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  await rooms.stop()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('Hosting of the rooms', () => {
  it('passes the environment to the room and proxies messages through one origin', async () => {
    const socket = await open('r1')
    expect(await next(socket)).toEqual({ greeting: 'hello' })
    expect(await ask(socket, { keep: 'a' })).toEqual({ kept: 'a' })
    socket.close(4001, 'bye')
    expect((await once(socket, 'close'))[0]).toBe(4001)
  })

  it('refuses before a room exists, leaving no file', async () => {
    const before = roomFiles()
    expect(await refusal('/parties/main/unknown?ticket=bad')).toBe(401)
    expect(await refusal('/parties/other/r1?ticket=good')).toBe(404)
    expect(await refusal('/parties/main/a%2fb?ticket=good')).toBe(404)
    expect((await fetch(`${rooms.origin()}/parties/main/unknown`)).status).toBe(401)
    expect((await fetch(`${rooms.origin()}/party/unknown?ticket=good`)).status).toBe(404)
    expect(roomFiles()).toEqual(before)
  })

  it('closes the connection after a refusal, so that nothing else can follow it', async () => {
    const socket = connect(port, '127.0.0.1')
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nHost: x\r\n'
    socket.write(`GET /parties/main/r1?ticket=bad HTTP/1.1\r\n${upgrade}\r\n`)
    socket.write('GET /parties/main/r1?ticket=good HTTP/1.1\r\nHost: x\r\n\r\n')
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    await once(socket, 'close')
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('preserves storage and alarm through SIGKILL and is back half a second after the start time', async () => {
    const socket = await open('r2')
    await next(socket)
    expect(await ask(socket, { keep: 'b', alarmInMs: 2000 })).toEqual({ kept: 'b' })
    let { again, awayMs } = await killedUnder(socket)
    expect(await rooms.healthy()).toBe(true)
    // It fires for the clients connected by then.
    await vi.waitFor(
      async () => expect(await keptIn('r2')).toEqual({ kept: 'b', rang: true }),
      10_000,
    )
    // A busy machine delays one start or another, not each of three.
    for (let tries = 1; tries < 3 && awayMs >= 500 + startMs; tries++) {
      ;({ again, awayMs } = await killedUnder(again))
    }
    expect(awayMs).toBeLessThan(500 + startMs)
    again.terminate()
  })

  /** Kills the rooms under a socket and reconnects like a client. */
  async function killedUnder(socket: WebSocket): Promise<{ again: WebSocket; awayMs: number }> {
    const killed = rooms.pid()
    const closed = once(socket, 'close')
    process.kill(killed, 'SIGKILL')
    await closed
    const since = performance.now()
    // A client that connects while they are down for more than two seconds is asked to retry.
    const again = await vi.waitFor(() => open('r2'), { timeout: 10_000, interval: 50 })
    const awayMs = performance.now() - since
    expect(rooms.pid()).not.toBe(killed)
    return { again, awayMs }
  }

  it('survives clients that vanish in the middle of a handshake or a message', async () => {
    for (let i = 0; i < 20; i++) {
      const raw = connect(port, '127.0.0.1')
      raw.on('error', () => {})
      raw.write(
        'GET /parties/main/r1?ticket=good HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: webso',
      )
      raw.resetAndDestroy()
      const socket = await open('r1')
      socket.on('error', () => {})
      socket.send(JSON.stringify({ keep: 'x'.repeat(5000) }))
      ;(socket as unknown as { _socket: import('node:net').Socket })._socket.resetAndDestroy()
    }
    const socket = await open('r1')
    expect(await next(socket)).toEqual({ greeting: 'hello' })
    socket.terminate()
  })

  it('protects the memory of the rooms from clients that request and do not read', async () => {
    const before = rssMb(rooms.pid())
    let peakMb = before
    const earlier = connections.length
    const deaf = await Promise.all(Array.from({ length: 40 }, () => open('r4')))
    for (const socket of deaf) {
      socket.on('error', () => {})
      socket.pause()
    }
    const asking = setInterval(() => {
      peakMb = Math.max(peakMb, rssMb(rooms.pid()))
      for (const socket of deaf) socket.send(JSON.stringify({ fillKib: 256 }))
    }, 50)
    const stillOpen = () => connections.slice(earlier).filter((socket) => !socket.destroyed)
    await vi
      .waitFor(() => expect(stillOpen()).toHaveLength(0), 30_000)
      .finally(() => clearInterval(asking))
    for (const socket of deaf) socket.terminate()
    expect(peakMb - before).toBeLessThan(100)
    const socket = await open('r4')
    expect(await next(socket)).toEqual({ greeting: 'hello' })
    socket.terminate()
  })

  it('preserves sockets through hibernation', async () => {
    let pid = 0
    // If the machine stalls for seconds its rooms are restarted: then retry.
    for (let tries = 0; tries < 3 && pid !== rooms.pid(); tries++) {
      pid = rooms.pid()
      await sleepsAndKeeps().catch((error) => {
        if (pid === rooms.pid() || tries === 2) throw error
      })
    }
  }, 60_000)

  async function sleepsAndKeeps(): Promise<void> {
    const socket = await open('r3')
    await next(socket)
    await ask(socket, { keep: 'c' })
    const before = await ask(socket, { askLife: true })
    expect(await ask(socket, { askLife: true })).toEqual(before)
    // A room hibernates after ten seconds without an event.
    await new Promise((done) => setTimeout(done, 12_000))
    expect(await ask(socket, { askLife: true })).not.toEqual(before)
    expect(await ask(socket, {})).toEqual({ kept: 'c' })
    socket.terminate()
  }

  it('writes no secret into its files and no query into its log', async () => {
    expect(readFileSync(join(stateFolder, 'config.capnp'), 'utf8')).not.toContain('never-on-disk')
    expect(statSync(join(stateFolder, 'process.json')).mode & 0o077).toBe(0)
    expect(lines.join('\n')).not.toContain('ticket=')
  })

  it('stops, leaves no process and no PID record, and restarts with the stored data', async () => {
    const pid = rooms.pid()
    await rooms.stop()
    expect(() => process.kill(pid, 0)).toThrow()
    expect(existsSync(join(stateFolder, 'process.json'))).toBe(false)
    expect(await rooms.healthy()).toBe(false)
    rooms = await start()
    expect(await keptIn('r2')).toEqual({ kept: 'b', rang: true })
  })

  async function keptIn(room: string): Promise<unknown> {
    return (await fetch(`${rooms.origin()}/parties/main/${room}?ticket=good`)).json()
  }
})

describe('A server that is killed', () => {
  const mine = join(folder, 'orphaned')

  it('ends its rooms when it is killed', async () => {
    const owner = await startOwner()
    const { workerd } = recordOf(mine)
    owner.kill('SIGKILL')
    await vi.waitFor(() => expect(alive(workerd.pid)).toBe(false), 10_000)
  })

  it('leaves rooms that the next server ends if even the watchdog was killed', async () => {
    const owner = await startOwner()
    const { workerd } = recordOf(mine)
    for (const pid of childrenOf(owner.pid as number)) {
      if (pid !== workerd.pid) process.kill(pid, 'SIGKILL')
    }
    await vi.waitFor(() => expect(childrenOf(owner.pid as number)).toEqual([workerd.pid]), 10_000)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(alive(workerd.pid)).toBe(true)
    const successor = await startRooms({ stateFolder: mine, bundle, env: {} })
    expect(alive(workerd.pid)).toBe(false)
    await successor.stop()
  })

  it('does not let a second living server use the same folder', async () => {
    const owner = await startOwner()
    await expect(startRooms({ stateFolder: mine, bundle, env: {} })).rejects.toThrow(
      `Another server (process ${owner.pid}) uses this data folder.`,
    )
    owner.kill('SIGKILL')
    await once(owner, 'exit')
  })

  async function startOwner(): Promise<ChildProcess> {
    // Inside node_modules, so that the bundle finds the packages it names.
    const outfile = join(repository, 'node_modules/.cache/pathquest/rooms-owner.mjs')
    await build({
      stdin: {
        contents: `import { startRooms } from './server/src/rooms'
          await startRooms({ ...JSON.parse(process.argv[2]), env: {} })
          process.stdout.write('up')
          setInterval(() => {}, 1000)`,
        resolveDir: repository,
      },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['pino'],
    })
    const owner = spawn(
      process.execPath,
      [outfile, JSON.stringify({ stateFolder: mine, bundle })],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await once(owner.stdout, 'data')
    return owner
  }
})

function recordOf(folder: string): RoomsRecord {
  return JSON.parse(readFileSync(join(folder, 'process.json'), 'utf8'))
}

function alive(pid: number): boolean {
  return markProcess(pid) !== undefined
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return list ? list.split(' ').map(Number) : []
}

async function open(room: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/parties/main/${room}?ticket=good`)
  queues.set(socket, [])
  socket.on('message', (data) => queues.get(socket)?.push(JSON.parse(String(data))))
  await once(socket, 'open')
  return socket
}

const queues = new Map<WebSocket, unknown[]>()

async function next(socket: WebSocket): Promise<unknown> {
  const queue = queues.get(socket) ?? []
  while (queue.length === 0) await Promise.race([once(socket, 'message'), closeOf(socket)])
  return queue.shift()
}

async function closeOf(socket: WebSocket): Promise<never> {
  if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close')
  throw new Error(`The socket closed before a message came; the rooms said: ${lines.slice(-5)}`)
}

function ask(socket: WebSocket, message: unknown): Promise<unknown> {
  socket.send(JSON.stringify(message))
  return next(socket)
}

async function refusal(path: string): Promise<number | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  socket.terminate()
  return response.statusCode
}

function rssMb(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / 256
}

/** Files of existing rooms; their journals come and go. */
function roomFiles(): string[] {
  const files = readdirSync(join(stateFolder, 'storage'), { recursive: true }).map(String).sort()
  return files.filter((name) => /[0-9a-f]{64}\.sqlite$/.test(name))
}
