import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const STATUS = { type: 'status' } as const

test('a room reports the status of its game, and the request changes nothing', async () => {
  const game = await openGame(harness, ['Ana'])
  const lobby = await harness.command(game.room, STATUS)
  expect(lobby).toEqual({ ok: true, version: expect.any(Number), status: 'waiting' })
  expect(await harness.command(game.room, STATUS)).toEqual(lobby)
  await game.start()
  expect(await harness.command(game.room, STATUS)).toMatchObject({ status: 'in_progress' })
  await game.press('end')
  expect(await harness.command(game.room, STATUS)).toMatchObject({ status: 'completed' })
  game.close()
})

test('if there is no room, the response has a code of its own', async () => {
  const response = await harness.signed('POST', 'gs_never_made', {
    commandId: 'asks-for-status',
    command: STATUS,
  })
  expect([response.status, await response.text()]).toEqual([404, 'room'])
})
