import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame, questionsOf, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

const HOUR = 3_600_000
let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'moved-clock-room' })
})
afterAll(() => harness.stop())

test('the clock set back and forth: answers count, questions close when they should', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'], {
    minAnswerMs: 250,
    questions: questionsOf(3, 5),
  })
  const setClock = async (ms: number) => {
    game.host.say(JSON.stringify({ setClockMs: ms }))
    await game.host.settled()
  }
  const notTooFast = () => new Promise((done) => setTimeout(done, 300))
  await game.start()
  const openedAt = Date.now()
  await game.quiet()
  await setClock(-HOUR)
  await notTooFast()
  expect(await game.answer(game.player(0), 0, 0)).toMatchObject({ type: 'accepted' })
  await resultOn(game.host, 0, 8_000)
  // 5 s and the grace for answers on their way, by a clock that nobody moves.
  expect(Date.now() - openedAt).toBeGreaterThan(5_300)
  expect(Date.now() - openedAt).toBeLessThan(6_200)

  await game.press('advance')
  await game.opened(1)
  const second = Date.now()
  await setClock(0)
  await setClock(HOUR)
  // The leap cannot be told from sleep: what is due is due.
  await resultOn(game.host, 1)
  expect(Date.now() - second).toBeLessThan(2_000)

  await game.press('advance')
  await game.opened(2)
  await setClock(0)
  await notTooFast()
  for (const player of game.players) {
    expect(await game.answer(player, 2, 0)).toMatchObject({ type: 'accepted' })
  }
  await game.closed(2)
  game.close()
}, 30_000)
