import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { joinCommand, openGame, questionsOf, type RoomGame, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'
import { startSwallowingProxy } from '../support/swallowing-proxy'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const LONG = 60_000
const oneQuestion = { questions: questionsOf(1, 60) }

/** A game on its question that only the last player has not answered. */
async function waitedFor(names: string[], change = {}): Promise<RoomGame> {
  const game = await openGame(harness, names, { ...oneQuestion, ...change })
  await game.start()
  for (const player of game.players.slice(0, -1)) await game.answer(player, 0, 0)
  return game
}
/** As pages do that are there, hidden or not. */
function keepPinging(game: RoomGame, names: string[]): void {
  game.host.keepPinging()
  for (const player of game.players) if (names.includes(player.name)) player.socket.keepPinging()
}
function expectLostInTime(since: number): void {
  expect(Date.now() - since).toBeGreaterThan(14_000)
  expect(Date.now() - since).toBeLessThan(16_000)
}

describe('who says nothing any more', () => {
  test.concurrent(
    'a frozen tab: the question closes without it; thawed it is back',
    async () => {
      const game = await waitedFor(['Ana', 'Cleo'])
      keepPinging(game, ['Ana'])
      const cleo = game.player(1).socket
      await cleo.settled()
      const since = Date.now()
      const view = await resultOn(game.host, 0, 20_000)
      expectLostInTime(since)
      expect(view.stage).toMatchObject({ answeredCount: 1, presentCount: 1 })
      await game.host.view(
        ({ players }) => players.map((one) => one.connected).join() === 'true,false',
      )
      // Its line stood all the time; the first word of it, and it sees where the game is.
      expect(cleo.closed).toBeNull()
      await game.quiet()
      await resultOn(cleo, 0)
      await game.host.view(({ players }) => players[1]?.connected === true)
      game.close()
    },
    LONG,
  )

  test.concurrent(
    'a line that is dead without a word: the same, and a new one takes over',
    async () => {
      const proxy = await startSwallowingProxy(harness.rooms.origin())
      const game = await openGame(harness, ['Ana'], oneQuestion)
      await harness.command(game.room, joinCommand('Cleo'))
      const path = `${proxy.origin.replace('http', 'ws')}/parties/main/${game.room}`
      const socket = await harness.connect(game.room, 'player', 'gp_Cleo', { path })
      await socket.view()
      game.players.push({ id: 'gp_Cleo', name: 'Cleo', socket })
      await game.start()
      await game.answer(game.player(0), 0, 0)
      keepPinging(game, ['Ana', 'Cleo'])
      await socket.settled()
      const since = Date.now()
      proxy.swallow()
      await resultOn(game.host, 0, 20_000)
      expectLostInTime(since)
      const back = await harness.connect(game.room, 'player', 'gp_Cleo')
      await resultOn(back, 0)
      await game.host.view(({ players }) => players[1]?.connected === true)
      back.close()
      game.close()
      await proxy.stop()
    },
    LONG,
  )

  test.concurrent(
    'who pings is waited for',
    async () => {
      const game = await waitedFor(['Ana', 'Cleo'])
      keepPinging(game, ['Ana', 'Cleo'])
      await expect(resultOn(game.host, 0, 18_000)).rejects.toThrow('nothing fitting')
      game.host.forget()
      game.host.say({ type: 'resync' })
      const view = await game.host.view()
      expect(view.players.map((player) => player.connected)).toEqual([true, true])
      game.close()
    },
    LONG,
  )

  test.concurrent(
    'who polls beside a dead line is there',
    async () => {
      const game = await waitedFor(['Ana', 'Cleo'])
      keepPinging(game, ['Ana'])
      const poll = () =>
        harness.command(game.room, { type: 'view', role: 'player', playerId: 'gp_Cleo', tab: null })
      const polling = setInterval(poll, 1_000)
      await expect(resultOn(game.host, 0, 18_000)).rejects.toThrow('nothing fitting')
      clearInterval(polling)
      await resultOn(game.host, 0, 20_000)
      game.close()
    },
    LONG,
  )

  test.concurrent(
    'a host: the game pauses, and goes on with the first word',
    async () => {
      const game = await openGame(harness, ['Ana'], oneQuestion)
      await game.start()
      const ana = game.player(0).socket
      ana.keepPinging()
      await game.host.settled()
      const since = Date.now()
      await ana.view((view) => view.paused, 20_000)
      expectLostInTime(since)
      ana.forget()
      await game.host.settled()
      expect(await ana.view()).toMatchObject({ paused: false })
      game.close()
    },
    LONG,
  )

  test.concurrent(
    'everybody at once: noticed all the same, and told',
    async () => {
      const game = await openGame(harness, ['Ana', 'Ben'], oneQuestion)
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
      expectLostInTime(since + 1_000)
      await game.host.view((view) => view.paused)
      // Such a room sleeps; whoever wakes it finds them still gone.
      await new Promise((done) => setTimeout(done, 12_000))
      game.player(0).socket.forget()
      game.player(0).socket.say({ type: 'ping', id: 'awake' })
      await game.player(0).socket.view()
      game.player(0).socket.forget()
      game.player(0).socket.say({ type: 'resync' })
      expect(await game.player(0).socket.view()).toMatchObject({ paused: true })
      game.close()
    },
    LONG,
  )
})
