import { testQuestion } from '@pathquest/core/testing/setup'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openGame, questionOn, type RoomGame, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

const HOUR = 3_600_000
/** Tolerance for a busy machine, compared with an hour: more than a whole test takes. */
const SLACK_MS = 60_000
let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'moved-clock-room' })
})
afterEach(() => harness.setClock(0))
afterAll(() => harness.stop())

async function begun(): Promise<RoomGame> {
  const questions = [60, 1].map((timeLimitSeconds, i) => testQuestion(i, { timeLimitSeconds }))
  const game = await openGame(harness, ['Ana', 'Ben'], { questions })
  await game.start()
  return game
}

/** The game time as sent to its host, and the open question's deadline in it. */
async function times(game: RoomGame) {
  const { serverTime, view } = await questionOn(game.host, 0).then(() => game.host.last())
  const deadline = view.stage.name === 'question' ? view.stage.deadline : null
  return { serverTime, deadline, at: performance.now() }
}

/** Back at the same question with the remaining time; then the next one closes by itself. */
async function goesOn(game: RoomGame, before: Awaited<ReturnType<typeof times>>): Promise<void> {
  await game.allBack()
  const after = await times(game)
  expect(after.deadline).toBe(before.deadline)
  expect(after.serverTime).toBeGreaterThanOrEqual(before.serverTime)
  const passedMs = after.serverTime - before.serverTime - (after.at - before.at)
  expect(Math.abs(passedMs)).toBeLessThan(SLACK_MS)
  for (const player of game.players) {
    expect(await game.answer(player, 0, 0)).toMatchObject({ type: 'accepted' })
  }
  await resultOn(game.host, 0)
  await game.press('advance')
  await resultOn(game.host, 1)
  game.close()
}

test.each([
  ['forth', HOUR],
  ['back', -HOUR],
])('the clock is set an hour %s: the game continues with the remaining time', async (_, ms) => {
  const game = await begun()
  const before = await times(game)
  await harness.setClock(ms)
  await goesOn(game, before)
})

test('a game created after a step has its full time, also after a crash of its room', async () => {
  await harness.setClock(HOUR)
  const game = await begun()
  const before = await times(game)
  await harness.crash()
  await goesOn(game, before)
})
