import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StoreAnswer, verifyCall } from '@pathquest/core'
import { afterEach, expect, test, vi } from 'vitest'
import { captureLog } from '../../test/api'
import { RoomClient } from './client'
import { RoomsProcesses } from './rooms-processes'

const SECRET = 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ'
const [A, B] = ['rs_aaaaaaaaaaaaaaaaaaaa', 'rs_bbbbbbbbbbbbbbbbbbbb'] as const

/** A rooms process as a server sees it. */
interface Process {
  origin: string
  store: StoreAnswer
  /** Stores that calls were for. */
  called: (string | undefined)[]
  listen: () => Promise<void>
  close: () => Promise<void>
}

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function aProcess(id: string, place = `place of ${id}`): Promise<Process> {
  let server: Server | undefined
  let port = 0
  const process: Process = {
    origin: '',
    store: { version: 1, id, place, disk: 'ok' },
    called: [],
    listen: async () => {
      server = createServer(async ({ url: path = '', method = '', headers }, response) => {
        if (path !== '/__store') {
          const store = headers['x-pathquest-store'] as string | undefined
          process.called.push(store)
          const isHere = store === process.store.id
          return response.writeHead(isHere ? 404 : 421).end(isHere ? 'room' : 'store')
        }
        const header = (name: string) => headers[name] as string | undefined
        const isSigned = await verifyCall(SECRET, { method, path, body: '' }, header, Date.now())
        response.writeHead(isSigned ? 200 : 401).end(JSON.stringify(process.store))
      })
      await new Promise<void>((done) => server?.listen(port, '127.0.0.1', done))
      port = (server.address() as AddressInfo).port
      process.origin = `http://127.0.0.1:${port}`
    },
    close: async () => {
      server?.closeAllConnections()
      await new Promise((done) => server?.close(done))
    },
  }
  await process.listen()
  ends.push(process.close)
  return process
}

async function watch(
  processes: Process[],
  {
    secret = SECRET,
    admit = async () => {},
  }: { secret?: string; admit?: () => Promise<void> } = {},
) {
  const { log, logged } = captureLog()
  const origins = processes.map(({ origin }) => origin)
  const stores = new RoomsProcesses({ origins, secret, now: Date.now, log, admit })
  ends.push(() => stores.stop())
  await stores.start()
  return { stores, logged }
}

test('new games go to the stores that answer and can write, in turn', async () => {
  const [a, b] = [await aProcess(A), await aProcess(B)]
  const { stores } = await watch([a, b])
  expect(stores.ids()).toEqual([A, B])
  expect([stores.next(), stores.next(), stores.next()]).toEqual([A, B, A])
  a.store = { ...a.store, disk: 'full' }
  await vi.waitFor(async () => expect(await stores.isHealthy(A)).toBe(false), 10_000)
  expect([stores.next(), stores.next()]).toEqual([B, B])
  // Its games are still there.
  expect(stores.reachable()).toEqual([A, B])
})

test('rooms that do not answer stay known, are waited for, and are found again', async () => {
  const [a, b] = [await aProcess(A), await aProcess(B)]
  const { stores, logged } = await watch([a, b])
  const { port } = new URL(a.origin)
  expect(await stores.whenUp(A, 0)).toEqual({ host: '127.0.0.1', port: Number(port) })
  await a.close()
  await vi.waitFor(() => expect(stores.reachable()).toEqual([B]), 10_000)
  expect(logged()).toContain(`the rooms at ${a.origin} do not answer`)
  expect(stores.ids()).toEqual([A, B])
  expect(stores.originOf(A)).toBe(a.origin)
  expect(await stores.whenUp(A, 10)).toBeUndefined()
  const waiting = stores.whenUp(A, 10_000)
  await a.listen()
  expect(await waiting).toMatchObject({ port: Number(port) })
  expect(await stores.isHealthy()).toBe(true)
})

test('a store that may not be served, or the same one at a second address, gets no game', async () => {
  const [a, twin] = [await aProcess(A), await aProcess(A, 'a copy')]
  const refused = await watch([a], { admit: () => Promise.reject(new Error('it is a copy')) })
  expect(refused.stores.next()).toBeUndefined()
  expect(refused.logged()).toContain('it is a copy')
  const both = await watch([a, twin])
  await vi.waitFor(() => expect(both.logged()).toContain('it is the same store'), 10_000)
  expect(both.stores.ids()).toEqual([A])
  const strange = await watch([a], { secret: 'another secret that is as long as it should be' })
  expect(strange.stores.ids()).toEqual([])
})

test('where another store has come to an address, no game of the former one looks lost', async () => {
  const [a, b] = [await aProcess(A), await aProcess(B)]
  const { stores } = await watch([a, b])
  const gone: string[] = []
  const client = new RoomClient({
    stores,
    secret: SECRET,
    now: Date.now,
    giveUpMs: 500,
    onGone: async (id) => void gone.push(id),
  })
  const ask = (storeId: string | null) =>
    client.command({ id: 'gs_1', status: 'in_progress', storeId }, { type: 'status' })
  a.store = { ...a.store, id: 'rs_cccccccccccccccccccc' }
  await expect(ask(A)).rejects.toMatchObject({ code: 'room_unavailable' })
  expect([new Set(a.called), gone]).toEqual([new Set([A]), []])
  await expect(ask(B)).rejects.toMatchObject({ code: 'game_over' })
  expect(gone).toEqual(['gs_1'])
  // Of a game of before ids nobody knows which rooms to ask.
  const calls = () => a.called.length + b.called.length
  const before = calls()
  await expect(ask(null)).rejects.toMatchObject({ code: 'room_unavailable' })
  expect(calls()).toBe(before)
})
