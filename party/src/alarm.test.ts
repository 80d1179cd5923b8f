import type * as Party from 'partykit/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Alarm, type AlarmInputs, Heartbeats } from './alarm'
import { Connections, type Subject } from './connections'
import { GameClock } from './game-clock'

const HOUR = 3_600_000
let connections: Connections
let heartbeats: Heartbeats
let silent: { id: string; sinceMs: number }[]
let startedAt: number

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  startedAt = Date.now()
  connections = new Connections()
  silent = []
  heartbeats = new Heartbeats(connections, new GameClock(), ({ id }, since) => {
    silent.push({ id, sinceMs: since - startedAt })
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function admitted(id: string, role: Subject['role'] = 'player'): Party.Connection<Subject> {
  const socket = { state: null as Subject | null, close: () => {} }
  const connection = Object.assign(socket, {
    setState: (state: Subject) => Object.assign(socket, { state }),
  }) as unknown as Party.Connection<Subject>
  connections.admit(connection, { role, id }, Date.now())
  heartbeats.listen()
  return connection
}
function ping(connection: Party.Connection<Subject>): void {
  const client = connections.clientOf(connection)
  if (client) client.lastMessageAt = Date.now()
}

test('after 15 s of silence a client is lost, as of its last message', () => {
  const [ana, ben] = [admitted('ana'), admitted('ben', 'host')]
  vi.advanceTimersByTime(4_000)
  ping(ben)
  vi.advanceTimersByTime(10_999)
  expect(silent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(silent).toEqual([{ id: 'ana', sinceMs: 0 }])
  vi.advanceTimersByTime(4_000)
  expect(silent).toEqual([
    { id: 'ana', sinceMs: 0 },
    { id: 'ben', sinceMs: 4_000 },
  ])
  expect([connections.find('player', 'ana'), connections.owns(ana)]).toEqual([null, true])
})

test('a client that pings is connected; a screen does not need to ping', () => {
  const ana = admitted('ana')
  admitted('wall', 'screen')
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(4_000)
    ping(ana)
  }
  expect(silent).toEqual([])
})

test('with no client left to watch, no timer keeps the room awake', () => {
  admitted('ana')
  admitted('wall', 'screen')
  vi.advanceTimersByTime(15_000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a room that was stalled could receive nothing, so no client counts as lost', () => {
  const ana = admitted('ana')
  vi.advanceTimersByTime(2_500)
  // The machine sleeps: no timer runs, the wall clock goes on.
  vi.setSystemTime(startedAt + 60_000)
  vi.advanceTimersByTime(2_500)
  expect(silent).toEqual([])
  ping(ana)
  vi.advanceTimersByTime(15_000)
  expect(silent).toHaveLength(1)
})

test.each([
  ['forth', HOUR],
  ['back', -HOUR],
])('the wall clock set %s makes nobody silent', (_way, ms) => {
  const ana = admitted('ana')
  vi.advanceTimersByTime(4_000)
  ping(ana)
  vi.setSystemTime(Date.now() + ms)
  vi.advanceTimersByTime(9_000)
  expect(silent).toEqual([])
  vi.advanceTimersByTime(12_000)
  expect(silent).toHaveLength(1)
})

function armed(inputs: Partial<AlarmInputs>): number[] {
  const set: number[] = []
  const storage = { setAlarm: async (at: number) => void set.push(at - startedAt) }
  const alarm = new Alarm(storage as unknown as Party.Storage, new GameClock())
  const nothing = { game: null, post: null, isPosting: false, isPlayed: false, wokenAt: null }
  alarm.arm({ ...nothing, ...inputs })
  return set
}

test('a deadline soon after an alarm for something else keeps its time', () => {
  expect(armed({ game: startedAt + 300, wokenAt: startedAt })).toEqual([300])
})

test('what is still due after a wake is tried again after a second, not in a loop', () => {
  expect(armed({ game: startedAt - 1, wokenAt: startedAt })).toEqual([1_000])
  expect(armed({ game: startedAt - 1 })).toEqual([0])
})

test('a deadline that passed while the room posted is due at once', () => {
  expect(armed({ game: startedAt - 1, wokenAt: startedAt - 400 })).toEqual([0])
})

test('the first of what is due sets the alarm', () => {
  const [game, post] = [startedAt + 5_000, startedAt + 2_000]
  expect(armed({ game, post, isPlayed: true })).toEqual([2_000])
  expect(armed({ game, post, isPosting: true })).toEqual([5_000])
  expect(armed({ isPlayed: true })).toEqual([60_000])
})
