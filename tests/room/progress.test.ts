import type { ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

type Progress = Extract<ServerMessage, { type: 'progress' }>
const isProgress = (one: ServerMessage): one is Progress => one.type === 'progress'

test('who waits is told how many have answered, in one message for many answers', async () => {
  const game = await openGame(harness, ['Ana', 'Ben', 'Cleo'])
  await game.start()
  await game.answer(game.player(0), 0, 0)
  await game.answer(game.player(1), 0, 1)
  const { socket } = game.player(0)
  await socket.message(isProgress)
  const told = (socket.messages as ServerMessage[]).filter(isProgress)
  expect(told).toEqual([
    { type: 'progress', questionId: game.questionId(0), answered: 2, present: 3 },
  ])
  // The host has views, which say more.
  expect((game.host.messages as ServerMessage[]).filter(isProgress)).toEqual([])
  game.close()
})
