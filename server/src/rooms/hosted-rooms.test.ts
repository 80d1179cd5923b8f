import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { hostedRooms } from './hosted-rooms'

let server: Server | undefined
afterEach(() => server?.close())

async function roomsOf(storeId: string) {
  server = createServer((_, response) => {
    response.end(JSON.stringify({ version: 1, storeId, build: 'b' }))
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server?.once('listening', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lines: string[] = []
  const rooms = hostedRooms({ origin, storeId: 'rs_ours', log: (line) => lines.push(line) })
  return { origin, rooms, lines }
}

test('rooms elsewhere are well when they are our store', async () => {
  const { origin, rooms, lines } = await roomsOf('rs_ours')
  expect(await rooms.healthy()).toBe(true)
  expect(await rooms.healthy()).toBe(true)
  expect(lines).toEqual([`The rooms at ${origin} answer`])
  expect(rooms.origin()).toBe(origin)
  expect(await rooms.whenUp(1000)).toBeUndefined()
})

test('another store is reported once, with what to do', async () => {
  const { origin, rooms, lines } = await roomsOf('rs_other')
  expect(await rooms.healthy()).toBe(false)
  expect(await rooms.healthy()).toBe(false)
  expect(lines).toEqual([
    `The rooms at ${origin} have STORE_ID "rs_other": deploy them with --var STORE_ID:rs_ours`,
  ])
})
