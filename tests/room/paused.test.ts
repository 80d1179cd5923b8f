import { PAUSED_RETENTION_MS } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness({ room: 'passing-time-room' })
})
afterAll(() => harness.stop())

const DAY_MS = 24 * 3_600_000

const isPaused = (socket: TestSocket) =>
  socket.view(({ pausedByHost }) => pausedByHost !== undefined)

/** A class that pauses at the bell: one has answered, all disconnect. */
async function pausedAtTheBell(): Promise<RoomGame> {
  const game = await openGame(harness, ['Ana', 'Ben'])
  await game.start()
  await game.answer(game.player(0), 0, game.rightOption(0))
  expect(await game.press('pause')).toMatchObject({ type: 'accepted' })
  for (const { socket } of [...game.players, { socket: game.host }]) await isPaused(socket)
  game.close()
  return game
}

test('a game paused by its host waits for days, and continues with the same seats', async () => {
  const game = await pausedAtTheBell()
  const told = await harness.api.whenPosted(game.room, 'roster', { attempt: 1 })
  expect(told.kind).toBe('roster')
  await harness.pass(13 * DAY_MS)
  const host = await harness.connect(game.room, 'host', 'tab-tomorrow')
  const ana = await harness.connect(game.room, 'player', game.player(0).id)
  const ben = await harness.connect(game.room, 'player', game.player(1).id)
  await isPaused(ben)
  host.say({ type: 'host', id: 'on', command: 'resume' })
  expect(await host.reply('on')).toMatchObject({ type: 'accepted' })
  const { stage } = await ben.view((view) => !view.paused)
  expect(stage).toMatchObject({ name: 'question', index: 0, yourAnswer: null })
  const questionId = game.questionId(0)
  const selectedOptionIndex = game.rightOption(0)
  const move = { type: 'answer', questionId, selectedOptionIndex }
  ben.say({ type: 'move', id: 'answer', move })
  expect(await ben.reply('answer')).toMatchObject({ type: 'accepted' })
  const result = await ana.view((view) => view.stage.name === 'result')
  expect(result.leaderboard.map(({ displayName, score }) => [displayName, score])).toEqual([
    ['Ana', 10],
    ['Ben', 10],
  ])
  // Ended, so that nothing of it is due while the next test advances days.
  host.say({ type: 'host', id: 'end', command: 'end' })
  await harness.api.whenPosted(game.room, 'result')
  for (const socket of [host, ana, ben]) socket.close()
}, 20_000)

test('a paused game that nobody resumes ends after 14 days and is settled', async () => {
  const game = await pausedAtTheBell()
  await harness.pass(PAUSED_RETENTION_MS - 10_000)
  expect(harness.api.postsOf(game.room).some(({ kind }) => kind === 'result')).toBe(false)
  await harness.pass(11_000)
  const result = await harness.api.whenPosted(game.room, 'result')
  expect(result.players).toMatchObject([{ placement: 1, score: 10 }, { placement: null }])
}, 20_000)

test('a seat code opens one’s own seat on another device, and replaces the old connection', async () => {
  const game = await openGame(harness, ['Ana'])
  await game.start()
  const { id, socket } = game.player(0)
  await game.press('seat_code', { playerId: id })
  const codeOf = (one: unknown) => (one as { seatCode?: { code: string } }).seatCode?.code
  const view = await game.host.view(({ players }) => players.some((one) => codeOf(one)))
  const seatCode = codeOf(view.players[0]) ?? ''
  const claimed = await harness.command(game.room, { type: 'claim', seatCode })
  expect(claimed).toMatchObject({ ok: true, player: { playerId: id } })
  const other = await harness.connect(game.room, 'player', id)
  await other.view()
  expect((await socket.whenClosed()).code).toBe(4001)
  const again = await harness.command(game.room, { type: 'claim', seatCode })
  expect(again).toMatchObject({ ok: false, code: 'seat_code_invalid' })
  other.close()
  game.close()
})
