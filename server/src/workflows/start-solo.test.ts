import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RoomClient } from '../room-client'
import type { Services } from '../services'
import { makeTestApi, type TestApi } from '../testing/api'
import { makeGame, makeProfile } from '../testing/results'
import { takePost } from './room-outbox'
import { startSolo } from './start-solo'

let api: TestApi
let services: Services
/** Rooms whose news of the start comes before the answer to whoever started. */
let rooms: Server

beforeAll(async () => {
  api = await makeTestApi()
  rooms = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { command } = JSON.parse(body)
    const id = request.url?.split('/').at(-1) ?? ''
    if (command.type === 'host') {
      await takePost(services, id, { kind: 'started', key: 'started:1', startedAt: 5 })
    }
    const player = { ...command, joinedAt: 4, rejoined: false }
    response.end(JSON.stringify({ ok: true, version: 1, status: 'in_progress', player }))
  })
  await new Promise<void>((done) => rooms.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(rooms.address() as AddressInfo).port}`
  const { secrets, now } = api.services
  const client = new RoomClient({ origin: () => origin, secret: secrets.room, now })
  services = { ...api.services, rooms: client }
})
afterAll(async () => {
  rooms.closeAllConnections()
  rooms.close()
  await api.stop()
})

test('a solo game is under way for its player, also when the room told of it first', async () => {
  const { db } = services.store
  const hostProfileId = await makeProfile(db)
  const created = await makeGame(db, { sessionType: 'solo', hostProfileId })
  const { game, player } = await startSolo(services, created)
  expect(game).toMatchObject({ id: created.id, status: 'in_progress', startedAt: 5 })
  expect(player.displayName).toBe('Explorer')
})
