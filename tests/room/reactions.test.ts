import type { ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

type Reactions = Extract<ServerMessage, { type: 'reactions' }>
const isReactions = (one: ServerMessage): one is Reactions => one.type === 'reactions'
const shownOn = ({ messages }: TestSocket) =>
  (messages as ServerMessage[]).filter(isReactions).flatMap(({ reactions }) => reactions)

/** Everything that the player said before has been handled. */
async function handled({ players }: RoomGame) {
  for (const { socket } of players) {
    socket.say({ type: 'ping', id: 'handled' })
    await socket.message((one: ServerMessage) => one.type === 'pong' && one.id === 'handled')
  }
}

test('hops and signs of waiting players reach the host’s pages, one sign of each in three seconds', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  const [ana, ben] = [game.player(0), game.player(1)]
  const screen = await harness.connect(game.room, 'screen', 'projector')
  await screen.view()
  ana.socket.say({ type: 'react', reaction: 'hop' })
  ana.socket.say({ type: 'react', reaction: 'wave' })
  ana.socket.say({ type: 'react', reaction: 'star' })
  ben.socket.say({ type: 'react', reaction: 'drum' })
  await handled(game)
  for (const page of [screen, game.host]) {
    await page.message(() => shownOn(page).length === 3)
    expect(shownOn(page)).toEqual(
      expect.arrayContaining([
        { playerId: ana.id, reaction: 'hop' },
        { playerId: ana.id, reaction: 'wave' },
        { playerId: ben.id, reaction: 'drum' },
      ]),
    )
  }
  // No player gets any, and none is an event of the game.
  expect(shownOn(ben.socket)).toEqual([])
  game.close()
})

test('none is shown while muted or while the game runs', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  await game.press('mute_reactions')
  game.player(0).socket.say({ type: 'react', reaction: 'wave' })
  await handled(game)
  await game.press('allow_reactions')
  await game.press('start')
  game.player(0).socket.say({ type: 'react', reaction: 'star' })
  await handled(game)
  await game.press('end')
  game.player(1).socket.say({ type: 'react', reaction: 'drum' })
  await game.host.message(() => shownOn(game.host).length > 0)
  expect(shownOn(game.host)).toEqual([{ playerId: game.player(1).id, reaction: 'drum' }])
  game.close()
})
