import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleRoom } from '../../party/host/bundle.mjs'
import { type Rooms, startRooms } from '../../server/src/rooms'

const bundleFolder = mkdtempSync(join(tmpdir(), 'pathquest-bundle-'))
const bundle = join(bundleFolder, 'room.mjs')
let stateFolder: string
let lines: string[]
let rooms: Rooms

const start = () => startRooms({ stateFolder, bundle, env: {}, log: (line) => lines.push(line) })

beforeAll(() =>
  bundleRoom({
    entry: fileURLToPath(new URL('fixture/looping-room.ts', import.meta.url)),
    outfile: bundle,
  }),
)
beforeEach(async () => {
  stateFolder = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
  lines = []
  rooms = await start()
})
afterEach(async () => {
  await rooms.stop()
  rmSync(stateFolder, { recursive: true, force: true })
})
afterAll(() => rmSync(bundleFolder, { recursive: true, force: true }))

interface Answer {
  ended?: true
  TRACE?: string
  ENDED_ROOMS?: string
}

async function ask(room: string, what = '', timeoutMs = 1000): Promise<Answer> {
  const response = await fetch(`${rooms.origin()}/parties/main/${room}?room=${room}&${what}`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  return (await response.json()) as Answer
}

/** A room's answer, and its delay: polled repeatedly. */
async function answerOf(room: string): Promise<{ answer: Answer; afterMs: number }> {
  const since = performance.now()
  const answer = await vi.waitFor(() => ask(room), { timeout: 20_000, interval: 50 })
  return { answer, afterMs: performance.now() - since }
}

/** The time this machine currently needs to restart rooms whose exit is detected immediately. */
async function restartTime(): Promise<number> {
  const killed = rooms.pid()
  const since = performance.now()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect([0, killed]).not.toContain(rooms.pid()), {
    timeout: 10_000,
    interval: 5,
  })
  await answerOf('good')
  return performance.now() - since
}

/** Sends a room into its loop; it never answers. */
async function hang(room: string, what = 'loop'): Promise<void> {
  ask(room, what, 30_000).catch(() => {})
  await vi.waitFor(async () => expect(await rooms.healthy()).toBe(false), {
    timeout: 5000,
    interval: 10,
  })
}

const tellsOf = (text: string) => lines.filter((line) => line.includes(text))

describe('A room in an endless loop', () => {
  it('is ended with its process: others continue within 8 s, and it is identified the second time', async () => {
    const atMostMs = 8000 + (await restartTime())
    await ask('good')
    await hang('bad')
    const first = await answerOf('good')
    expect(first.afterMs).toBeLessThan(atMostMs)
    expect(first.answer).toEqual({ TRACE: '1', ENDED_ROOMS: '' })
    expect(await rooms.healthy()).toBe(true)

    await ask('good')
    await hang('bad')
    const second = await answerOf('good')
    expect(second.afterMs).toBeLessThan(atMostMs)
    expect(second.answer).toEqual({ TRACE: '1', ENDED_ROOMS: 'bad' })
    expect(await ask('bad', 'loop')).toEqual({ ended: true })
    expect(tellsOf('did not answer')).toEqual([
      'The rooms did not answer for 5 s and are ended',
      'The rooms did not answer for 5 s and are ended; room bad was at work and is not taken up again',
    ])
    expect(tellsOf('at_work')).toEqual([])

    // The next server knows it, too, and does not need to trace.
    await rooms.stop()
    rooms = await start()
    expect(await ask('good')).toEqual({ TRACE: '0', ENDED_ROOMS: 'bad' })
  }, 60_000)

  it('at an alarm, which fires again at each start, does not keep the rooms down', async () => {
    await ask('bad', 'alarm')
    await vi.waitFor(async () => expect(await rooms.healthy()).toBe(false), 5000)
    await vi.waitFor(() => expect(tellsOf('room bad was at work')).toHaveLength(1), 20_000)
    const { answer } = await answerOf('good')
    expect(answer.ENDED_ROOMS).toBe('bad')
  }, 60_000)

  it('does not prevent the server from starting', async () => {
    await ask('bad', 'alarm')
    await rooms.stop()
    rooms = await start()
    await vi.waitFor(() => expect(tellsOf('room bad was at work')).toHaveLength(1), 20_000)
    const { answer } = await answerOf('good')
    expect(answer.ENDED_ROOMS).toBe('bad')
  }, 60_000)
})
