import type { ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGame, questionsOf } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'passing-time-room' })
})
afterAll(() => harness.stop())

const HOUR_MS = 3_600_000
const isPaused = (one: ServerMessage): one is Extract<ServerMessage, { view: unknown }> =>
  'view' in one && one.view.paused

describe('a host who is gone', () => {
  test('for 15 s pauses the game, and nothing opens until the host is back', async () => {
    const game = await openGame(harness, ['Ana', 'Ben'], {
      progression: 'auto',
      resultMs: 17_000,
      questions: questionsOf(2, 60),
    })
    await game.start()
    const { socket } = game.player(0)
    const goneAt = harness.now()
    game.host.close()
    // The running question keeps its clock and closes as usual.
    await game.answer(game.player(0), 0, 0)
    await game.answer(game.player(1), 0, 0)
    await game.closed(0)
    await passUntil(goneAt + 16_000, socket)
    // In game time, which continues while this test checks.
    const { serverTime: pausedAt } = await socket.message(isPaused)
    expect(pausedAt).toBeGreaterThan(goneAt + 14_000)
    // The result's time has elapsed, and it stays.
    const { stage } = socket.last().view
    const over = stage.name === 'result' ? Number(stage.nextAt) : 0
    await passUntil(over + 700, socket)
    expect(socket.last().view).toMatchObject({ paused: true, stage: { name: 'result', index: 0 } })
    const back = await harness.connect(game.room, 'host', 'tab-new')
    expect(await back.view()).toMatchObject({ inControl: true, paused: false })
    await game.opened(1)
    expect(socket.last().view.paused).toBe(false)
    back.close()
    game.close()
  })

  test('does not stop a game with auto progression', async () => {
    const game = await openGame(harness, ['Ana'], {
      progression: 'auto',
      runAlone: true,
      resultMs: 15_800,
      questions: questionsOf(2, 60),
    })
    await game.start()
    game.host.close()
    const goneAt = harness.now()
    const { socket } = game.player(0)
    await game.answer(game.player(0), 0, 0)
    await game.closed(0)
    await passUntil(goneAt + 17_000, socket)
    await game.opened(1)
    expect(socket.messages.some(isPaused)).toBe(false)
    game.close()
  })
})

test('a lobby of 24 hours is cancelled by itself', async () => {
  const createdAt = harness.now() - 24 * HOUR_MS + 10_000
  const game = await openGame(harness, ['Ana'], { createdAt })
  const { socket } = game.player(0)
  await passUntil(createdAt + 24 * HOUR_MS - 1_000, socket)
  expect(socket.last().view.stage.name).toBe('lobby')
  await passUntil(createdAt + 24 * HOUR_MS, socket)
  await socket.view(({ stage }) => stage.name === 'cancelled')
  game.close()
})

/** One client stays connected. */
async function passUntil(moment: number, there: TestSocket): Promise<void> {
  while (harness.now() < moment) {
    await harness.pass(Math.min(2_000, moment - harness.now()))
    await there.settled()
  }
}
