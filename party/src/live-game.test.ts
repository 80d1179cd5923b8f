import type { GameEvent, GameSetup } from '@pathquest/core/game'
import { SOLO_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { testSetup } from '@pathquest/core/testing/setup'
import type * as Party from 'partykit/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connections, type Subject } from './connections'
import type { RoomContext } from './env'
import { GameClock } from './game-clock'
import { arrival } from './incoming'
import { LiveGame } from './live-game'

/** A disk whose writes can fail: a real one does so only when it is full or broken. */
class Disk {
  readonly values = new Map<string, string>()
  alarm: number | null = null
  full = false

  readonly storage = {
    get: async (key: string) => this.values.get(key),
    put: async (entries: Record<string, string>) => {
      await Promise.resolve()
      if (this.full) throw new Error('disk full')
      for (const [key, value] of Object.entries(entries)) this.values.set(key, value)
    },
    sync: async () => {},
    deleteAll: async () => this.values.clear(),
    delete: async (keys: string[]) => keys.filter((key) => this.values.delete(key)).length,
    list: async ({ start = '', end = '~', limit = Number.POSITIVE_INFINITY }) => {
      const keys = [...this.values.keys()].filter((key) => key >= start && key < end).sort()
      return new Map(keys.slice(0, limit).map((key) => [key, this.values.get(key)]))
    },
    setAlarm: async (at: number) => {
      this.alarm = at
    },
  } as unknown as Party.Storage

  logLength(): number {
    return [...this.values.keys()].filter((key) => key.startsWith('log:')).length
  }
}

const env = {
  roomSecret: 'x'.repeat(32),
  apiOrigin: 'http://127.0.0.1:1',
  publicOrigin: '',
  storeId: '',
  trace: false,
  endedRooms: new Set<string>(),
  steppedMs: 0,
  instanceId: 'first',
}
const context = (): RoomContext => ({
  storage: disk.storage,
  env,
  connections: new Connections(),
  clock: new GameClock(),
  failed: () => failures++,
})
const made = (change: Partial<GameSetup>) =>
  LiveGame.create(own, testSetup({ createdAt: Date.now(), ...change }))
const join = (name: string): GameEvent => ({
  type: 'join',
  playerId: `gp_${name}`,
  accountId: null,
  displayName: name,
  invited: false,
})

/** A socket, reduced to what a room that loses its disk reads of one. */
function socketOf(id: string): Party.Connection<Subject> {
  const socket = { state: null as Subject | null, send: () => {}, close: () => {} }
  const setState = (state: Subject) => Object.assign(socket, { state })
  own.connections.admit(
    Object.assign(socket, { setState }) as unknown as Party.Connection<Subject>,
    { role: 'player', id },
    Date.now(),
  )
  return socket as unknown as Party.Connection<Subject>
}

let disk: Disk
/** The context of the room under test. */
let own: RoomContext
let failures = 0
let live: LiveGame
const errors = vi.spyOn(console, 'error')
const warnings = vi.spyOn(console, 'warn')
beforeEach(async () => {
  errors.mockImplementation(() => {})
  warnings.mockImplementation(() => {})
  disk = new Disk()
  own = context()
  live = await made({ minAnswerMs: 0, maxPlayers: 100 })
})
afterEach(() => {
  vi.useRealTimers()
  errors.mockReset()
  warnings.mockReset()
})

const restored = async () => {
  const again = await LiveGame.restore(context())
  return again?.state
}
const answer: GameEvent = {
  type: 'move',
  playerId: 'gp_Ana',
  move: { id: 'm1', type: 'answer', questionId: 'qn_test_0', selectedOptionIndex: 0 },
}
const start: GameEvent = {
  type: 'host',
  command: 'start',
  commandId: null,
  tab: null,
  expectedBeat: null,
  playerId: null,
  lock: false,
}

test('an answer that the disk refuses is not acknowledged, and counts when it is sent again', async () => {
  for (const name of ['Ana', 'Ben']) await live.applied(join(name))
  await live.applied(start)
  disk.full = true
  const refused = await Promise.all([live.applied(answer), live.applied(join('Cleo'))])
  expect(refused.map(({ ok }) => ok)).toEqual([false, false])
  disk.full = false
  await vi.waitFor(async () => expect(await live.applied(answer)).toMatchObject({ ok: true }))
  expect(await restored()).toMatchObject({ mode: { answers: { gp_Ana: { answer: 0 } } } })
})

test('a snapshot that could not be stored leaves the log before it untouched', async () => {
  for (const name of ['Ana', 'Ben']) await live.applied(join(name))
  disk.full = true
  expect(await live.applied(start)).toMatchObject({ ok: false, code: 'unavailable' })
  disk.full = false
  expect(await restored()).toMatchObject({
    status: 'waiting',
    seats: { gp_Ana: { displayName: 'Ana' }, gp_Ben: { displayName: 'Ben' } },
  })
})

test('a long lobby is snapshotted now and then, and its old log dropped', async () => {
  await live.applied(join('Ana'))
  for (let i = 0; i < 650; i++) {
    await live.applied({ type: 'connected', playerId: 'gp_Ana', ticketAt: i + 1 })
  }
  await vi.waitFor(() => expect(disk.logLength()).toBeLessThan(200))
  expect(await restored()).toMatchObject({ seats: { gp_Ana: { ticketAt: 650 } } })
})

test('a closed room accepts no more events', async () => {
  await live.applied(join('Ana'))
  await live.close()
  const before = new Map(disk.values)
  expect(await live.applied(join('Ben'))).toMatchObject({ ok: false, code: 'unavailable' })
  expect(disk.values).toEqual(before)
})

describe('A solo game in progress', () => {
  const ana = 'gp_Ana'
  const looksIn = () => Math.round((Number(disk.alarm) - Date.now()) / 1000)
  beforeEach(async () => {
    // An API that accepts every post.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
    live = await made({ sessionType: 'solo', maxPlayers: 1, timeStretch: null })
    await live.applied(join('Ana'))
    await live.applied({ type: 'connected', playerId: ana, ticketAt: null })
    await live.applied(start)
  })

  afterEach(() => {
    vi.mocked(fetch).mockRestore()
  })

  test('wakes every minute while its player is connected', async () => {
    expect(live.state.status).toBe('in_progress')
    expect(looksIn()).toBeLessThanOrEqual(60)
    await live.wake()
    expect(looksIn()).toBeLessThanOrEqual(60)
  })

  test('sleeps for thirty days once its player has left', async () => {
    await live.applied({ type: 'lost', playerId: ana })
    const itsTimeIsOver = live.setup.createdAt + SOLO_RETENTION_MS
    const rung = async () => {
      await live.wake()
      expect(disk.alarm).toBe(itsTimeIsOver)
    }
    // Until the API has its roster there is a post due.
    await vi.waitFor(rung, { timeout: 5000 })
    await live.applied({ type: 'connected', playerId: ana, ticketAt: null })
    expect(looksIn()).toBeLessThanOrEqual(60)
  })
})

describe('A game that is settled', () => {
  const keys = () => [...disk.values.keys()].filter((key) => !key.includes(':'))
  const settle = () => {
    const key = live.state.outbox.find(({ kind }) => kind === 'result')?.key ?? ''
    return live.applied({ type: 'delivered', key, rewards: {} })
  }
  beforeEach(async () => {
    // An API that is slow to answer.
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    for (const name of ['Ana', 'Ben']) await live.applied(join(name))
    await live.applied(start)
    await live.applied(answer)
    await live.applied({ ...start, command: 'end' })
    await live.applied({ type: 'connected', playerId: 'gp_Ana', ticketAt: 5 })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('is rewritten as one snapshot without a log, and restores to the same state', async () => {
    expect(disk.logLength()).toBeGreaterThan(0)
    await settle()
    expect(disk.logLength()).toBe(0)
    expect(keys().sort()).toEqual(['form', 'question', 'setup', 'snapshot', 'standings'])
    expect(await restored()).toEqual(live.state)
    await live.applied({ type: 'next_game', gameCode: 'ABC234' })
    expect(await restored()).toMatchObject({ nextGameCode: 'ABC234', status: 'completed' })
  })

  test('is not settled while the disk refuses the write, and is once it accepts it', async () => {
    disk.full = true
    expect(await settle()).toMatchObject({ ok: false })
    disk.full = false
    await vi.waitFor(async () => expect(await settle()).toMatchObject({ ok: true }))
    expect(await restored()).toMatchObject({ status: 'completed', settledAt: expect.any(Number) })
  })
})

test('a player who leaves while the disk refuses writes still counts as lost', async () => {
  for (const name of ['Ana', 'Ben']) {
    await live.applied(join(name))
    socketOf(`gp_${name}`)
    await live.applied({ type: 'connected', playerId: `gp_${name}`, ticketAt: null })
  }
  const cleo = socketOf('gp_Cleo')
  await live.applied(join('Cleo'))
  await live.applied({ type: 'connected', playerId: 'gp_Cleo', ticketAt: null })
  disk.full = true
  const failing = live.applied(join('Dan'))
  own.connections.close('player', 'gp_Ben', 4001, 'test')
  const lost = live.applied({ type: 'lost', playerId: 'gp_Ben' })
  expect((await Promise.all([failing, lost])).map((step) => step.ok)).toEqual([false, false])
  // Not even received: what is stored is being read again.
  own.connections.drop(cleo)
  expect(live.apply({ type: 'lost', playerId: 'gp_Cleo' })).toMatchObject({ code: 'unavailable' })
  disk.full = false
  const connected = {
    seats: {
      gp_Ana: { connected: true },
      gp_Ben: { connected: false },
      gp_Cleo: { connected: false },
    },
  }
  await vi.waitFor(() => expect(live.state).toMatchObject(connected), 3_000)
})

describe('the clock of the machine', () => {
  const HOUR = 3_600_000
  const wallClock = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at })
  const closesAt = () => (live.state.mode as { deadline: number }).deadline + 500
  let since: number
  beforeEach(async () => {
    since = Date.now()
    wallClock(since)
    own = context()
    live = await made({ minAnswerMs: 250, lateGraceMs: 500 })
    for (const name of ['Ana', 'Ben']) await live.applied(join(name))
    // Nothing but the question is due.
    vi.stubGlobal('fetch', async () => Response.json({}))
    await live.applied({ type: 'host_connected', tab: 'tab-1', ticketAt: null })
    await live.applied(start)
    await vi.waitFor(() => expect(disk.alarm).toBe(closesAt()))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('set back: answers count, with their real answer times', async () => {
    wallClock(since + 1_000)
    live.followClock()
    wallClock(since + 1_000 - HOUR)
    live.followClock()
    wallClock(since + 3_000 - HOUR)
    expect(await live.applied(answer)).toMatchObject({ ok: true })
    expect(live.state.mode).toMatchObject({ answers: { gp_Ana: { at: since + 3_000 } } })
  })

  test('set back: the question closes on time, to the millisecond', async () => {
    wallClock(since + 1_000)
    live.followClock()
    wallClock(since + 1_000 - HOUR)
    live.followClock()
    expect(disk.alarm).toBe(closesAt() - HOUR)
    wallClock(closesAt() - HOUR - 1)
    await live.wake()
    expect(live.state.mode).toMatchObject({ phase: 'open' })
    wallClock(closesAt() - HOUR)
    await live.wake()
    expect(live.state.mode).toMatchObject({ phase: 'closed' })
  })

  test('set forward: the game is later and what is due runs; set back again it continues from there', async () => {
    wallClock(since + HOUR)
    live.followClock()
    expect(disk.alarm).toBe(since + HOUR)
    await live.wake()
    expect(live.state.mode).toMatchObject({ phase: 'closed', closedAt: since + HOUR })
    wallClock(since + 2_000)
    expect(own.clock.now()).toBe(since + HOUR)
    wallClock(since + 5_000)
    expect(own.clock.now()).toBe(since + HOUR + 3_000)
  })

  test('set back while the room was not running: it continues from its newest stored time', async () => {
    wallClock(since + 5_000)
    await live.applied(join('Ana'))
    wallClock(since - HOUR)
    own = context()
    await LiveGame.restore(own)
    expect(own.clock.now()).toBe(since + 5_000)
  })

  test('set back: a ticket issued afterwards is the newer one', async () => {
    const arrives = (issuedAt: number) => {
      const ticket = { room: 'gs_test', role: 'player', subject: 'gp_Ana' } as const
      return live.applied(arrival({ ...ticket, issuedAt, expiresAt: issuedAt + 60_000 }, own.clock))
    }
    expect(await arrives(since)).toMatchObject({ ok: true })
    wallClock(since - HOUR + 1)
    live.followClock()
    wallClock(since - HOUR + 2)
    live.followClock()
    expect(await arrives(since - HOUR + 2)).toMatchObject({ ok: true })
    expect(await arrives(since - HOUR + 1)).toMatchObject({ code: 'ticket_invalid' })
  })
})
