import type { LobbyChange, PlayerView, ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ViewUpdate, withLobbyChange } from '../../packages/sdk/src/live/live-state'
import { joinedOn, openGame, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

type Told = ServerMessage | LobbyChange
const isChange = (one: Told): one is LobbyChange => one.type === 'lobby_changed'
const changes = ({ messages }: TestSocket) => (messages as Told[]).filter(isChange)

/** The socket of a page that receives changes; it has received only its view. */
async function pageOfToday(game: RoomGame) {
  const [ana] = [game.player(0)]
  const socket = await harness.connect(game.room, 'player', ana.id, { lobby: 'changes' })
  await socket.view()
  return socket
}
/** The state a page derives from everything it received. */
function shown(socket: TestSocket): PlayerView {
  let told: ViewUpdate | null = null
  for (const message of socket.messages as Told[]) {
    if ('view' in message) told = message
    else if (isChange(message)) told = told && withLobbyChange(told, message)
  }
  return told?.view as PlayerView
}

test('a current page receives changes, an older one its whole view: both show the same', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  const [before, today] = [game.player(1).socket, await pageOfToday(game)]
  for (const name of ['Cleo', 'Dov', 'Eda']) {
    await game.join(name)
    await joinedOn(before, name)
  }
  game.player(2).socket.close()
  // The last update: on two connections it does not arrive at the same moment.
  const isLast = (view?: Pick<PlayerView, 'players'>) =>
    view?.players.map(({ connected }) => connected).join() === 'true,true,false,true,true'
  await before.view(isLast)
  await today.message(() => isLast(shown(today)))
  expect(shown(today).players).toEqual(before.last().view.players)
  expect(shown(today)).toMatchObject({ playerCount: 5, you: { displayName: 'Ana' } })
  expect(changes(today).length).toBeGreaterThan(0)
  expect(changes(before)).toEqual([])
  for (const { players } of changes(today).slice(1)) expect(players.length).toBeLessThan(5)
  game.close()
})

test('each page gets its own view again as soon as the game starts', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  const today = await pageOfToday(game)
  await game.press('start')
  const view = await today.view(({ stage }) => stage.name === 'question')
  expect(view).toMatchObject({ players: [], you: { displayName: 'Ana' } })
  game.close()
})

test('changes contain nothing that a player must not know', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  const today = await pageOfToday(game)
  // The first player is sent as a whole view if the lobby has sent nobody before.
  await game.join('Cleo')
  await joinedOn(game.player(1).socket, 'Cleo')
  await game.join('Dov')
  await today.message((one: Told) => isChange(one) && one.players.length > 0)
  const told = today.raw.join()
  for (const secret of ['canary', 'correctIndex', 'accountId', 'ticketAt']) {
    expect(told).not.toContain(secret)
  }
  game.close()
})
