import type { GameEvent, Step } from '@pathquest/game-core/game'
import type * as Party from 'partykit/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testSetup } from '../../packages/game-core/src/testing/setup'
import { Connections } from './connections'
import { type Home, LiveGame } from './live-game'

/** A disk that can say no: what a real one does only when it is full or broken. */
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
  trace: false,
  endedRooms: new Set<string>(),
}
const home = (): Home => ({
  storage: disk.storage,
  env,
  connections: new Connections(),
  failed: () => failures++,
})
const join = (name: string): GameEvent => ({
  type: 'join',
  playerId: `gp_${name}`,
  accountId: null,
  displayName: name,
  invited: false,
})

let disk: Disk
let failures = 0
let live: LiveGame
const errors = vi.spyOn(console, 'error')
const warnings = vi.spyOn(console, 'warn')
beforeEach(async () => {
  errors.mockImplementation(() => {})
  warnings.mockImplementation(() => {})
  disk = new Disk()
  const setup = testSetup({ createdAt: Date.now(), minAnswerMs: 0, maxPlayers: 100 })
  live = await LiveGame.create(home(), setup)
})
afterEach(() => {
  errors.mockReset()
  warnings.mockReset()
})

const restored = async () => {
  const again = await LiveGame.restore(home())
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
  expect(refused.map((step: Step) => step.ok)).toEqual([false, false])
  disk.full = false
  await vi.waitFor(async () => expect(await live.applied(answer)).toMatchObject({ ok: true }))
  expect(await restored()).toMatchObject({ mode: { answers: { gp_Ana: { optionIndex: 0 } } } })
})

test('a page that could not be stored leaves the log before it untouched', async () => {
  for (const name of ['Ana', 'Ben']) await live.applied(join(name))
  disk.full = true
  expect(await live.applied(start)).toMatchObject({ ok: false, code: 'unavailable' })
  disk.full = false
  expect(await restored()).toMatchObject({
    status: 'waiting',
    seats: { gp_Ana: { displayName: 'Ana' }, gp_Ben: { displayName: 'Ben' } },
  })
})

test('a long lobby is written down anew now and then, and its old log dropped', async () => {
  await live.applied(join('Ana'))
  for (let i = 0; i < 650; i++) {
    await live.applied({ type: 'connected', playerId: 'gp_Ana', ticketAt: i + 1 })
  }
  await vi.waitFor(() => expect(disk.logLength()).toBeLessThan(200))
  expect(await restored()).toMatchObject({ seats: { gp_Ana: { ticketAt: 650 } } })
})

test('once its time is over it takes nothing more', async () => {
  await live.applied(join('Ana'))
  await live.close()
  const before = new Map(disk.values)
  expect(await live.applied(join('Ben'))).toMatchObject({ ok: false, code: 'unavailable' })
  expect(disk.values).toEqual(before)
})
