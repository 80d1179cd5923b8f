import type { LobbyChange, PlayerView, ServerMessage } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ViewUpdate, withLobbyChange } from '../../packages/sdk/src/live/live-state'
import { openGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

test('players choose their crews, one leaves, and a page that gets changes shows the same', async () => {
  const game = await openGame(harness, ['Ana', 'Ben', 'Cleo', 'Dov'], {
    modeId: 'team_challenge',
    modeSettings: { teamCount: 2, crews: 'players' },
  })
  const today = await harness.connect(game.room, 'player', game.player(3).id, { lobby: 'changes' })
  await today.view()
  const shown = (): PlayerView => {
    let told: ViewUpdate | null = null
    for (const message of today.messages as (ServerMessage | LobbyChange)[]) {
      if ('view' in message) told = message
      else if (message.type === 'lobby_changed') told = told && withLobbyChange(told, message)
    }
    return told?.view as PlayerView
  }
  const crewsOf = ({ players }: Pick<PlayerView, 'players'>) =>
    players.map(({ crew = 0 }) => crew).join()
  for (const [i, crew] of [1, 1, 2].entries()) {
    const { socket } = game.player(i)
    socket.say({ type: 'move', id: game.nextId(), move: { type: 'crew', crew } })
  }
  await game.host.view((view) => crewsOf(view) === '1,1,2,0')
  await today.message(() => crewsOf(shown()) === '1,1,2,0')
  expect(shown().crews).toEqual({ count: 2, most: 2, by: 'players' })

  await harness.command(game.room, { type: 'leave', playerId: game.player(1).id })
  await game.host.view((view) => crewsOf(view) === '1,2,0')
  await today.message(() => crewsOf(shown()) === '1,2,0')
  await game.press('start')
  const { teams } = await game.host.view(({ stage }) => stage.name === 'question')
  const sizes = teams?.map(({ playerIds }) => playerIds.length)
  expect([...(sizes ?? [])].sort()).toEqual([1, 2])
  expect(teams?.find(({ number }) => number === 1)?.playerIds).toContain(game.player(0).id)
  expect(teams?.find(({ number }) => number === 2)?.playerIds).toContain(game.player(2).id)
  game.close()
})
