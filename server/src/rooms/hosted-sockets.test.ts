import { expect, test, vi } from 'vitest'
import { RoomGone } from './client'
import { HostedSockets } from './hosted-sockets'

const GAME = { id: 'gs_1', status: 'waiting', storeId: 'rs_1' } as const
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The sessions and rooms of a server; `end` is what ends a session. */
function bench() {
  const ends = new Map<string, Set<() => void>>()
  const told: string[] = []
  const state = { now: 0, answer: async (): Promise<void> => {} }
  const failed = vi.fn()
  const sockets = new HostedSockets({
    sessions: {
      add: (session, end) => {
        const all = ends.get(session) ?? new Set()
        ends.set(session, all.add(end))
        return () => all.delete(end)
      },
    },
    rooms: {
      command: async ({ id }, command) => {
        told.push(`${id} ${command.type}`)
        await state.answer()
        return { ok: true, version: 1, status: 'waiting' }
      },
    },
    now: () => state.now,
    failed,
  })
  const end = async (session: string) => {
    for (const one of ends.get(session) ?? []) one()
    await new Promise((done) => setImmediate(done))
  }
  return { sockets, told, state, failed, end, count: () => ends.get('s1')?.size ?? 0 }
}

test('a room is told of the end of a session until no ticket of it is valid any more', async () => {
  const { sockets, told, state, end, count } = bench()
  sockets.ticketIssued('s1', GAME)
  sockets.ticketIssued('s1', GAME)
  expect(count()).toBe(1)
  await end('s1')
  expect(count()).toBe(1)
  state.now = MINUTE + 1
  await end('s1')
  expect(told).toEqual(['gs_1 end_session', 'gs_1 end_session'])
  expect(count()).toBe(0)
})

test('a room that could not be told is told again, one that is gone is not', async () => {
  const { sockets, state, failed, end, count } = bench()
  sockets.ticketIssued('s1', GAME)
  state.now = 2 * MINUTE
  state.answer = async () => {
    throw new Error('too slow')
  }
  await end('s1')
  expect(failed).toHaveBeenCalledOnce()
  expect(count()).toBe(1)
  state.answer = async () => {
    throw new RoomGone()
  }
  await end('s1')
  expect(failed).toHaveBeenCalledOnce()
  expect(count()).toBe(0)
})

test('tickets of yesterday are forgotten', () => {
  const { sockets, state, count } = bench()
  sockets.ticketIssued('s1', GAME)
  state.now = 24 * HOUR + 1
  sockets.ticketIssued('s2', { ...GAME, id: 'gs_2' })
  expect(count()).toBe(0)
})
