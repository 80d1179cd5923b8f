import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { joinCommand, joinedOn, openGame, questionsOf, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

// A room sleeps after ten seconds of the runtime's own time: here nothing lets time pass at once.
let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const SLEEP_MS = 12_000

/** Who the host sees as connected, asked for anew. */
async function connectedNow({ host }: RoomGame): Promise<boolean[]> {
  await host.settled()
  host.forget()
  host.say({ type: 'resync' })
  const view = await host.view()
  return view.players.map((player) => player.connected)
}

test.concurrent('a player is not lost to a room that slept', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  await game.quiet()
  // A room sleeps after ten seconds without an event; what it had in memory is gone then.
  await new Promise((done) => setTimeout(done, SLEEP_MS))
  await harness.command(game.room, joinCommand('Cleo'))
  await joinedOn(game.player(0).socket, 'Cleo')
  expect(await connectedNow(game)).toEqual([true, true, false])
  await game.start()
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

test.concurrent('everybody who falls silent at once is noticed all the same, and told of', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'], { questions: questionsOf(1, 60) })
  await game.start()
  await game.quiet()
  const since = Date.now()
  await vi.waitFor(
    () => {
      const post = harness.api.postsOf(game.room).findLast((one) => one.kind === 'roster')
      expect(post).toMatchObject({ players: [{ connected: false }, { connected: false }] })
    },
    { timeout: 20_000, interval: 50 },
  )
  // It travels after a second, to bring others along.
  expect(Date.now() - since).toBeGreaterThan(15_000)
  expect(Date.now() - since).toBeLessThan(17_000)
  await game.host.view((view) => view.paused)
  // Such a room sleeps; whoever wakes it finds them still gone.
  await new Promise((done) => setTimeout(done, SLEEP_MS))
  game.player(0).socket.forget()
  game.player(0).socket.say({ type: 'ping', id: 'awake' })
  await game.player(0).socket.view()
  game.player(0).socket.forget()
  game.player(0).socket.say({ type: 'resync' })
  expect(await game.player(0).socket.view()).toMatchObject({ paused: true })
  game.close()
}, 60_000)
