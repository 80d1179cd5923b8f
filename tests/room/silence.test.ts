import type { ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinCommand, openGame, questionsOf, type RoomGame, resultOn } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'
import { startSwallowingProxy } from '../support/swallowing-proxy'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'passing-time-room' })
})
afterAll(() => harness.stop())

const oneQuestion = { questions: questionsOf(1, 60) }
/** A player with a timeout of 15 s is present after the first, and lost after the second. */
const ALMOST_MS = 14_000
const ENOUGH_MS = 16_000

/** A game on a question that only the last player has not answered. */
async function waitedFor(names: string[]): Promise<RoomGame> {
  const game = await openGame(harness, names, oneQuestion)
  await game.start()
  for (const player of game.players.slice(0, -1)) await game.answer(player, 0, 0)
  return game
}

/** Advances time until `ms` after `since`; these clients keep pinging, like open pages. */
async function passPinging(since: number, ms: number, there: TestSocket[]): Promise<void> {
  for (let leftMs = 1; leftMs > 0; ) {
    leftMs = since + ms - harness.now()
    await harness.pass(Math.max(0, Math.min(leftMs, 2_000)))
    await Promise.all(there.map((socket) => socket.settled()))
  }
}

type Told = Extract<ServerMessage, { view: unknown }>
const isResult = (one: ServerMessage): one is Told =>
  'view' in one && one.view.stage.name === 'result'
const isOpenFor = ({ host }: RoomGame) => !host.messages.some(isResult)

/** The question waits for a silent player after their last message, for the full timeout. */
async function closesInTime(game: RoomGame, there: TestSocket[], lastWords: () => Promise<void>) {
  const since = harness.now()
  await lastWords()
  await passPinging(since, ENOUGH_MS, there)
  // In game time, which continues while this test checks.
  const { serverTime, view } = await game.host.message(isResult)
  expect(serverTime).toBeGreaterThan(since + ALMOST_MS)
  return view
}

test('a player whose connection closes still counts for 15 s, then the question closes by itself', async () => {
  const game = await waitedFor(['Ana', 'Ben', 'Cleo'])
  const there = [game.host, game.player(0).socket, game.player(1).socket]
  const view = await closesInTime(game, there, async () => {
    game.player(2).socket.close()
    await game.host.view(({ players }) => players[2]?.connected === false)
  })
  expect(view.stage).toMatchObject({ answeredCount: 2, presentCount: 2 })
  game.close()
})

describe('a client that falls silent', () => {
  test('a frozen tab: the question closes without it; when resumed it is back', async () => {
    const game = await waitedFor(['Ana', 'Cleo'])
    const cleo = game.player(1).socket
    const there = [game.host, game.player(0).socket]
    const view = await closesInTime(game, there, () => cleo.settled())
    expect(view.stage).toMatchObject({ answeredCount: 1, presentCount: 1 })
    await game.host.view(
      ({ players }) => players.map((one) => one.connected).join() === 'true,false',
    )
    // Its connection stayed open; with its first message it gets the current view.
    expect(cleo.closed).toBeNull()
    await game.quiet()
    await resultOn(cleo, 0)
    await game.host.view(({ players }) => players[1]?.connected === true)
    game.close()
  })

  test('a silently dead connection: the same, and a new one takes over', async () => {
    const proxy = await startSwallowingProxy(harness.rooms.origin())
    const game = await openGame(harness, ['Ana'], oneQuestion)
    await harness.command(game.room, joinCommand('Cleo'))
    const path = `${proxy.origin.replace('http', 'ws')}/parties/main/${game.room}`
    const socket = await harness.connect(game.room, 'player', 'gp_Cleo', { path })
    await socket.view()
    game.players.push({ id: 'gp_Cleo', name: 'Cleo', socket })
    await game.start()
    await game.answer(game.player(0), 0, 0)
    const there = [game.host, game.player(0).socket]
    let dead: NodeJS.Timeout | undefined
    await closesInTime(game, there, async () => {
      await socket.settled()
      proxy.swallow()
      dead = setInterval(() => socket.say({ type: 'ping', id: 'unheard' }), 50)
    })
    clearInterval(dead)
    const back = await harness.connect(game.room, 'player', 'gp_Cleo')
    await resultOn(back, 0)
    await game.host.view(({ players }) => players[1]?.connected === true)
    back.close()
    game.close()
    await proxy.stop()
  })

  test('a client that pings is waited for', async () => {
    const game = await waitedFor(['Ana', 'Cleo'])
    const everybody = [game.host, ...game.players.map(({ socket }) => socket)]
    await passPinging(harness.now(), 2 * ENOUGH_MS, everybody)
    expect(isOpenFor(game)).toBe(true)
    game.host.forget()
    game.host.say({ type: 'resync' })
    const view = await game.host.view()
    expect(view.players.map((player) => player.connected)).toEqual([true, true])
    game.close()
  })

  test('a client that polls in addition to a dead connection is present', async () => {
    const game = await waitedFor(['Ana', 'Cleo'])
    const there = [game.host, game.player(0).socket]
    const since = harness.now()
    while (harness.now() < since + ENOUGH_MS) {
      await passPinging(harness.now(), 1_000, there)
      await harness.command(game.room, {
        type: 'view',
        role: 'player',
        playerId: 'gp_Cleo',
        tab: null,
      })
    }
    expect(isOpenFor(game)).toBe(true)
    await passPinging(harness.now(), ENOUGH_MS, there)
    await resultOn(game.host, 0)
    game.close()
  })

  test('a host: the game pauses, and continues with the first message', async () => {
    const game = await openGame(harness, ['Ana'], oneQuestion)
    await game.start()
    const ana = game.player(0).socket
    const since = harness.now()
    await game.host.settled()
    await passPinging(since, ENOUGH_MS, [ana])
    const isPaused = (one: ServerMessage): one is Told => 'view' in one && one.view.paused
    expect((await ana.message(isPaused)).serverTime).toBeGreaterThan(since + ALMOST_MS)
    ana.forget()
    await game.host.settled()
    expect(await ana.view()).toMatchObject({ paused: false })
    game.close()
  })
})
