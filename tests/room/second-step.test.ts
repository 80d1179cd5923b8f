import { CLOSE, type HostView, type PlayerView, type RoomAnswer } from '@pathquest/core'
import { stepPicturesAt } from '@pathquest/core/rooms/second-step'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinCommand, joinedOn, openGame, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'passing-time-room' })
})
afterAll(() => harness.stop())

const wrong = ['key', 'key', 'key']
const choosing = (game: RoomGame, count: number) =>
  game.host.view((view) => (view as HostView).secondStep?.choosing === count)
const shown = (game: RoomGame) =>
  stepPicturesAt((game.host.last().view as HostView).secondStep?.key ?? '', harness.now(), 3)

function tap(socket: TestSocket, id: string, pictures: string[]) {
  socket.say({ type: 'move', id, move: { type: 'second_step', pictures } })
  return socket.reply(id)
}
const names = ({ players }: { players: readonly { displayName: string }[] }) =>
  players.map(({ displayName }) => displayName)

test('the second step admits nobody with only the code, by socket or by polls', async () => {
  const game = await openGame(harness, ['Ana'])
  await game.press('second_step')
  await choosing(game, 0)

  await harness.command(game.room, joinCommand('Eve'))
  const eve = await harness.connect(game.room, 'player', 'gp_Eve')
  await eve.view((view) => (view as PlayerView).secondStep?.retryAt === null)
  expect(names(await choosing(game, 1))).toEqual(['Ana'])

  // A wrong attempt costs a pause, which the view shows immediately.
  const tries = [tap(eve, 'e1', wrong), tap(eve, 'e2', shown(game))]
  const [first, second] = await Promise.all(tries)
  expect(first).toMatchObject({ type: 'accepted', reply: { right: false } })
  expect(second).toMatchObject({ type: 'refused', code: 'not_now' })
  await eve.view((view) => Boolean((view as PlayerView).secondStep?.retryAt))
  await harness.pass(5_000)
  expect(await tap(eve, 'e3', shown(game))).toMatchObject({ reply: { right: true } })
  const inside = await eve.view((view) => (view as PlayerView).secondStep === undefined)
  expect(names(inside)).toEqual(['Ana', 'Eve'])
  await joinedOn(game.host, 'Eve')

  await harness.command(game.room, joinCommand('Ben'))
  const move = { type: 'second_step', pictures: shown(game) }
  const tapped = { type: 'move', playerId: 'gp_Ben', id: 'b1', move } as const
  expect(await harness.command(game.room, tapped)).toMatchObject({ reply: { right: true } })
  await joinedOn(game.host, 'Ben')

  const key = (game.host.last().view as HostView).secondStep?.key ?? 'no key'
  for (const socket of [eve, game.player(0).socket]) expect(socket.raw.join()).not.toContain(key)
  eve.close()
  game.close()
})

test('a player who has not tapped within five minutes is notified and evicted', async () => {
  const game = await openGame(harness, ['Ana'])
  await game.press('second_step')
  await harness.command(game.room, joinCommand('Eve'))
  const eve = await harness.connect(game.room, 'player', 'gp_Eve')
  await eve.view()
  await choosing(game, 1)
  await harness.pass(5 * 60_000 + 1_000)
  expect(await eve.whenClosed()).toMatchObject({ code: CLOSE.gone })
  await choosing(game, 0)
  const view = { type: 'view', role: 'player', playerId: 'gp_Eve', tab: null } as const
  const answer: RoomAnswer = await harness.command(game.room, view)
  expect(answer).toMatchObject({ ok: false, code: 'seat_invalid' })
  game.close()
})
