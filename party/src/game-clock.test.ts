import type * as Party from 'partykit/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameClock } from './game-clock'
import { ProcessClock } from './process-clock'

const HOUR = 3_600_000
const MINUTE = 60_000
const BEGAN_AT = Date.UTC(2027, 2, 1, 8)
let stored: Map<string, string>
let processClock: ProcessClock
const storage = {
  get: async (key: string) => stored.get(key),
  put: async (entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) stored.set(key, value)
  },
} as unknown as Party.Storage

beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ toFake: ['Date'], now: BEGAN_AT })
  processClock = new ProcessClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const wallIs = (at: number) => vi.setSystemTime(at)
/** A server that has seen such a step, and a room process that it has started since. */
const life = (steppedMs: number, instanceId = 'first') => ({ steppedMs, instanceId })
async function resumed(newest: number, wall: ReturnType<typeof life>): Promise<GameClock> {
  processClock = new ProcessClock()
  processClock.confirm()
  const clock = new GameClock(processClock)
  await clock.resume(storage, newest, wall)
  return clock
}

test.each([
  ['forth', HOUR],
  ['back', -HOUR],
])('set %s, time stops until this process ends; the next process continues it', async (_, ms) => {
  const clock = new GameClock(processClock)
  clock.begin(BEGAN_AT, life(0))
  processClock.confirm()
  wallIs(BEGAN_AT + 400)
  expect(clock.now()).toBe(BEGAN_AT + 400)
  wallIs(BEGAN_AT + ms + 500)
  expect(clock.now()).toBe(BEGAN_AT + 400)
  // An alarm that is armed now fires by the wall clock as set.
  expect(clock.now() - clock.aheadMs).toBe(BEGAN_AT + ms + 500)
  wallIs(BEGAN_AT + ms + 2_000)
  const next = await resumed(BEGAN_AT + 400, life(ms))
  expect([next.now(), next.aheadMs]).toEqual([BEGAN_AT + 2_000, -ms])
  expect(stored.size).toBe(0)
})

test('when a stalled server confirms late, the time in between counts', () => {
  processClock.confirm()
  const clock = new GameClock(processClock)
  clock.begin(BEGAN_AT, life(0))
  wallIs(BEGAN_AT + 10_000)
  expect(clock.now()).toBe(BEGAN_AT)
  processClock.confirm()
  expect(clock.now()).toBe(BEGAN_AT + 10_000)
})

test('without confirmations, as on an external host, every clock reading counts', () => {
  const clock = new GameClock(processClock)
  clock.begin(BEGAN_AT, life(0))
  wallIs(BEGAN_AT + HOUR)
  expect(clock.now()).toBe(BEGAN_AT + HOUR)
})

test.each([
  ['forth', HOUR],
  ['back', -HOUR],
])(
  'created after the clock was set %s, a game starts with it and keeps its time',
  async (_, ms) => {
    wallIs(BEGAN_AT + ms)
    const clock = new GameClock(processClock)
    clock.begin(BEGAN_AT + ms, life(ms))
    await storage.put(clock.entries)
    expect([clock.now(), clock.aheadMs]).toEqual([BEGAN_AT + ms, 0])
    wallIs(BEGAN_AT + ms + MINUTE)
    expect((await resumed(BEGAN_AT + ms, life(ms))).now()).toBe(BEGAN_AT + ms + MINUTE)
    // The clock is set right again.
    wallIs(BEGAN_AT + 2 * MINUTE)
    expect((await resumed(BEGAN_AT + ms, life(0))).now()).toBe(BEGAN_AT + ms + 2 * MINUTE)
  },
)

test('set back while no server ran: continues from the stored time, also after another hibernation', async () => {
  wallIs(BEGAN_AT - HOUR)
  expect((await resumed(BEGAN_AT, life(0, 'second'))).now()).toBe(BEGAN_AT)
  wallIs(BEGAN_AT - HOUR + MINUTE)
  expect((await resumed(BEGAN_AT, life(0, 'second'))).now()).toBe(BEGAN_AT + MINUTE)
  // An offset stored under one server instance is invalid under another.
  wallIs(BEGAN_AT + HOUR)
  expect((await resumed(BEGAN_AT, life(0, 'third'))).now()).toBe(BEGAN_AT + HOUR)
})
