import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { joinCommand, openGame, questionsOf, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

// A room hibernates after ten seconds of the runtime's own time: these tests really wait.
let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'sleeping-room' })
})
afterAll(() => harness.stop())

/** Longer than a room stays in memory without an event or a timer. */
const SLEEP_MS = 16_000

const timesMade = ({ room }: RoomGame) =>
  harness.lines.filter((line) => line.includes(`made ${room}`)).length

/** Nobody pings: after 15 s all have timed out, and then the room need not check. */
async function allFallSilent({ room }: RoomGame): Promise<void> {
  await vi.waitFor(
    () => {
      const post = harness.api.postsOf(room).findLast((one) => one.kind === 'roster')
      expect(post).toMatchObject({ players: [{ connected: false }, { connected: false }] })
    },
    { timeout: 20_000, interval: 50 },
  )
}

/** The room's memory is lost when `work` wakes it. */
async function afterSleep<Result>(game: RoomGame, work: () => Promise<Result>): Promise<Result> {
  const before = timesMade(game)
  await new Promise((done) => setTimeout(done, SLEEP_MS))
  const result = await work()
  // Its log arrives on another channel than its answer.
  await vi.waitFor(() => expect(timesMade(game), 'the room has slept').toBe(before + 1), 5_000)
  return result
}

/** The players the host sees as connected, after a resync. */
async function connectedNow({ host }: RoomGame): Promise<boolean[]> {
  await host.settled()
  host.forget()
  host.say({ type: 'resync' })
  const view = await host.view()
  return view.players.map((player) => player.connected)
}

test.concurrent('hibernation of the room does not disconnect a player', async () => {
  const questions = questionsOf(1, 60)
  const game = await openGame(harness, ['Ana', 'Ben'], { questions, allowLateJoin: true })
  await game.start()
  const screen = await harness.connect(game.room, 'screen', 'screen-1')
  await game.quiet()
  await allFallSilent(game)
  await afterSleep(game, () => harness.command(game.room, joinCommand('Cleo')))
  await screen.view((view) => view.playerCount === 3)
  expect(await connectedNow(game)).toEqual([false, false, false])
  for (const { socket } of game.players) {
    socket.say({ type: 'ping', id: 'awake' })
    await socket.view()
  }
  expect(await connectedNow(game)).toEqual([true, true, false])
  const closing = game.player(1).socket
  closing.close()
  await game.host.view((view) => view.players[1]?.connected === false)
  const again = await harness.connect(game.room, 'player', game.player(0).id)
  await again.view()
  expect((await game.player(0).socket.whenClosed()).code).toBe(4001)
  expect(await connectedNow(game)).toEqual([true, false, false])
  again.close()
  game.close()
}, 60_000)

test.concurrent('the simultaneous silence of all players is detected and reported', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'], { questions: questionsOf(1, 60) })
  await game.start()
  await game.quiet()
  const since = Date.now()
  await allFallSilent(game)
  // It is sent after a second, to batch changes.
  expect(Date.now() - since).toBeGreaterThan(15_000)
  expect(Date.now() - since).toBeLessThan(20_000)
  await game.host.view((view) => view.paused)
  // Such a room hibernates; when it wakes they are still lost.
  const { socket } = game.player(0)
  socket.forget()
  await afterSleep(game, () => {
    socket.say({ type: 'ping', id: 'awake' })
    return socket.view()
  })
  socket.forget()
  socket.say({ type: 'resync' })
  expect(await socket.view()).toMatchObject({ paused: true })
  game.close()
}, 60_000)
