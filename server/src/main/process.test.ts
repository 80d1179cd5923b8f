import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyFirstStart, freePort } from '../../test/api'
import { recordsFolder, runningProducts } from '../runtime/running-product'

const program = fileURLToPath(new URL('../../dist/index.js', import.meta.url))
/** Up to three starts, beside other files and browsers. */
const PROCESS_MS = 120_000
let dataDir: string
let running: ChildProcess[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pathquest-process-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
  /** Resolves when the address is printed. */
  up: Promise<void>
}

/** As `npm start` runs it, with a supervisor that restarts it. */
const supervised = [
  '--input-type=module',
  '-e',
  `import { supervise } from ${JSON.stringify(new URL('../../../scripts/start/supervise.mjs', import.meta.url))}
  process.exit(await supervise(${JSON.stringify(program)}))`,
]

function start(env: Record<string, string>, args = [program]): Started {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let text = ''
  const up = new Promise<void>((done, failed) => {
    const take = (chunk: Buffer) => {
      text += chunk
      if (text.includes('Pathquest is at')) done()
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('exit', () => failed(new Error(text)))
  })
  up.catch(() => {})
  // Not 'exit', after which its last output may still arrive.
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => text, exited, up }
}

const roomsPid = (): number =>
  JSON.parse(readFileSync(join(dataDir, 'rooms/process.json'), 'utf8')).workerd.pid
/** 0: none, or not yet. */
const serverPid = (): number =>
  runningProducts().find((one) => one.dataDir === realpathSync(dataDir))?.process.pid ?? 0
const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('The server process', { timeout: PROCESS_MS }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it and its rooms', async (signal) => {
    await copyFirstStart(dataDir)
    const PORT = String(await freePort())
    const server = start({ PORT, PATHQUEST_DEMO: 'off' })
    await server.up
    expect(server.output()).toContain(`Pathquest is at http://localhost:${PORT}`)
    // Rooms that need more than a second for an answer are reported as down, as on a busy machine.
    await vi.waitFor(async () => {
      const health = await fetch(`http://127.0.0.1:${PORT}/api/health`)
      expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok', rooms: 'ok' })
    }, 10_000)
    const pid = roomsPid()
    expect(lives(pid)).toBe(true)
    // Commands find its address by its data folder.
    const found = () => runningProducts().find((one) => one.dataDir === realpathSync(dataDir))
    expect(found()?.publicOrigin).toBe(`http://localhost:${PORT}`)
    server.child.kill(signal)
    expect(await server.exited).toBe(0)
    expect(lives(pid)).toBe(false)
    expect(found()).toBeUndefined()
  })

  test('that is killed is restarted on its address with its rooms, and the log reports it', async () => {
    await copyFirstStart(dataDir)
    const PORT = String(await freePort())
    const above = start({ PORT, PATHQUEST_DEMO: 'off' }, supervised)
    await above.up
    const isUp = () => fetch(`http://127.0.0.1:${PORT}/api/health`).then(({ ok }) => ok)
    const [server, rooms] = [serverPid(), roomsPid()]
    expect(server).not.toBe(above.child.pid)
    process.kill(server, 'SIGKILL')
    await vi.waitFor(() => expect([0, server]).not.toContain(serverPid()), 30_000)
    await vi.waitFor(async () => expect(await isUp()).toBe(true), 30_000)
    await vi.waitFor(() => expect([lives(server), lives(rooms)]).toEqual([false, false]), 10_000)
    expect(above.output()).toContain('"msg":"the server died and is started again"')
    expect(above.output()).toContain('"endedWith":"SIGKILL"')
    const next = serverPid()
    above.child.kill('SIGTERM')
    expect(await above.exited).toBe(0)
    expect(lives(next)).toBe(false)
  })

  test('whose supervisor is killed shuts down cleanly, and so do its rooms', async () => {
    await copyFirstStart(dataDir)
    const PORT = String(await freePort())
    const above = start({ PORT, PATHQUEST_DEMO: 'off' }, supervised)
    await above.up
    const [server, rooms] = [serverPid(), roomsPid()]
    above.child.kill('SIGKILL')
    await vi.waitFor(() => expect([lives(server), lives(rooms)]).toEqual([false, false]), 15_000)
    // It removed its note, which a killed process does not.
    expect(existsSync(join(recordsFolder(), `${server}.json`))).toBe(false)
  })

  test('prints the demo accounts at the start that makes them alone', async () => {
    // With our content, whose writing takes most of a first start, and without accounts.
    await copyFirstStart(dataDir)
    const PORT = String(await freePort())
    const first = start({ PORT })
    await first.up
    first.child.kill('SIGTERM')
    await first.exited
    expect(first.output()).toContain('teacher1@demo.pathquest.test')
    const second = start({ PORT })
    await second.up
    second.child.kill('SIGTERM')
    await second.exited
    expect(second.output()).not.toContain('teacher1@demo.pathquest.test')
  })

  test('a default secret stops the start with a message that does not repeat it', async () => {
    const server = start({ PORT: '0', ROOM_SECRET: 'changeme-changeme-changeme-changeme' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain('ROOM_SECRET')
    expect(server.output()).not.toContain('changeme')
    // A supervisor does not restart what failed for good.
    const above = start(
      { PORT: '0', ROOM_SECRET: 'changeme-changeme-changeme-changeme' },
      supervised,
    )
    expect(await above.exited).toBe(1)
    expect(above.output()).not.toContain('started again')
  })

  test('a restore that was stopped half-way is reported: nothing starts on half of the data', async () => {
    mkdirSync(join(dataDir, 'restore.half'))
    const server = start({ PORT: '0', PATHQUEST_DEMO: 'off' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain('npm run restore')
    expect(readdirSync(dataDir)).toEqual(['restore.half'])
  })

  test('a port in use is reported, and nothing is left running', async () => {
    await copyFirstStart(dataDir)
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const server = start({ PORT: String(port), PATHQUEST_DEMO: 'off' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain(`Port ${port} is in use`)
    other.close()
  })
})
