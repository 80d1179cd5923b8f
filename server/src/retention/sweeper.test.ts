import { GAME_RETENTION_MS } from '@pathquest/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort, makeTestApi, type TestApi } from '../../test/api'
import { makeGame } from '../../test/results'
import { soon } from '../../test/soon'
import { findPlayer, insertPlayer } from '../games/store/players'
import { startServer } from '../main/server'
import { parseEnv } from '../runtime/env'
import { startPurge } from './purge'

const HOUR_MS = 3_600_000
let api: TestApi
let now: number

beforeEach(async () => {
  now = Date.now()
  api = await makeTestApi({ now: () => now })
})
afterEach(async () => {
  await api.stop()
})

/** A guest in a lobby that nobody came back to. */
async function aGuest(): Promise<string> {
  const { db } = api.services.store
  const { id: gameSessionId } = await makeGame(db)
  const inserted = await insertPlayer(db, { gameSessionId, displayName: 'Gus', joinedAt: now })
  if (!inserted.ok) throw new Error(inserted.code)
  return inserted.player.id
}
const nameOf = async (id: string) => (await findPlayer(api.services.store.db, id))?.displayName
const goes = (id: string) => vi.waitFor(async () => expect(await nameOf(id)).toBe(''), soon)

test('names go at the start and then in every round, and the log of the database with them', async () => {
  const { services } = api
  const truncateLog = vi.spyOn(services.store, 'truncateLog')
  const old = await aGuest()
  now += GAME_RETENTION_MS + HOUR_MS
  const stop = startPurge(services, 20)
  await goes(old)
  await vi.waitFor(() => expect(truncateLog).toHaveBeenCalled(), soon)
  const next = await aGuest()
  now += GAME_RETENTION_MS + HOUR_MS
  await goes(next)
  await stop()
  expect(truncateLog.mock.calls.length).toBeGreaterThan(1)
  expect(api.logged()).toContain('names and answers were forgotten')
  expect(api.logged()).not.toContain('Gus')
})

test('a failure is logged, and the next round tries again', async () => {
  const guest = await aGuest()
  now += GAME_RETENTION_MS + HOUR_MS
  const { store } = api.services
  let isDown = true
  const failing = {
    ...store,
    get db() {
      if (isDown) throw new Error('the database is away')
      return store.db
    },
  }
  const stop = startPurge({ ...api.services, store: failing }, 20)
  await vi.waitFor(() => expect(api.logged()).toContain('forgetting failed'), soon)
  expect(await nameOf(guest)).toBe('Gus')
  isDown = false
  await goes(guest)
  await stop()
})

test('stopping waits for the batch under way and for no more', async () => {
  const guests: string[] = []
  for (let i = 0; i < 120; i++) guests.push(await aGuest())
  now += GAME_RETENTION_MS + HOUR_MS
  await startPurge(api.services)()
  const names = await Promise.all(guests.map(nameOf))
  expect(names.filter((name) => name === 'Gus').length).toBeGreaterThanOrEqual(20)
})

test('a server that was off for months forgets when it starts', async () => {
  const guest = await aGuest()
  const { db } = api.services.store
  const longAgo = now - GAME_RETENTION_MS - HOUR_MS
  await db.update(db.tables.gamePlayers).set({ joinedAt: longAgo })
  await db.update(db.tables.gameSessions).set({ createdAt: longAgo })
  const env = { NODE_ENV: 'test', DATA_DIR: api.dataDir, PORT: String(await freePort()) }
  const server = await startServer(parseEnv({ ...env, PATHQUEST_DEMO: 'off' }), api.services.log)
  await goes(guest)
  await server.stop()
})
