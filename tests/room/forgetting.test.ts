import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinCommand, openGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeEach(async () => {
  harness = await startRoomHarness()
})
afterEach(() => harness.stop())

const CANARY = 'Canary of a deleted account'
/** Here player ids are derived from names. */
const NAMED = `"displayName":"${CANARY}`

/** All data written by rooms; a journal may be deleted between being listed and being read. */
const bytes = () =>
  harness
    .files()
    .filter((file) => /[0-9a-f]{64}\.sqlite/.test(file))
    .map((file) => {
      try {
        return readFileSync(join(harness.folder, 'storage', file), 'latin1')
      } catch {
        return ''
      }
    })
    .join('')
const forgotten = () => vi.waitFor(() => expect(bytes()).not.toContain(NAMED), 5_000)

test('a running game erases a player: the seat remains, the file has no trace, the game continues', async () => {
  const game = await openGame(harness, [CANARY, 'Ben'])
  await game.start()
  for (const player of game.players) await game.answer(player, 0, game.rightOption(0))
  await game.closed(0)
  expect(bytes()).toContain(NAMED)
  const { id } = game.player(0)
  const answer = await harness.command(game.room, { type: 'forget', playerId: id })
  expect(answer).toMatchObject({ ok: true, status: 'in_progress' })
  expect((await game.player(0).socket.whenClosed()).code).toBe(4004)
  await forgotten()
  await harness.crash()
  await harness.command(game.room, { type: 'forget', playerId: id })
  await harness.command(game.room, {
    type: 'host',
    command: 'end',
    tab: null,
    expectedBeat: null,
    playerId: null,
    lock: false,
  })
  const result = await harness.api.whenPosted(game.room, 'result', { timeoutMs: 10_000 })
  expect(result.players).toMatchObject([
    { playerId: id, accountId: null, displayName: 'Guest', score: 10 },
    { displayName: 'Ben', score: 10 },
  ])
  expect(result.answers).toHaveLength(2)
  game.close()
}, 30_000)

test('a lobby releases the seat, and the podium of a finished game keeps the place', async () => {
  const game = await openGame(harness, [CANARY, 'Ben', 'Cleo'])
  const [first, second] = [game.player(0), game.player(1)]
  await harness.command(game.room, { type: 'forget', playerId: first.id })
  await first.socket.whenClosed()
  await forgotten()
  await game.host.view(
    (view) => view.players.length === 2 && view.players.every((one) => one.playerId !== first.id),
  )
  await game.start()
  await game.answer(second, 0, game.rightOption(0))
  await game.press('end')
  await game.host.view((view) => view.role === 'host' && view.settled)
  await harness.command(game.room, { type: 'forget', playerId: second.id })
  const podium = await game.host.view((view) => view.leaderboard[0]?.displayName === 'Guest')
  expect(podium.leaderboard).toMatchObject([{ playerId: second.id, rank: 1, score: 10 }, {}])
  game.close()
}, 30_000)

test('a solo game is erased: the room no longer exists, and nothing is posted', async () => {
  const { sessionId } = await harness.put({ sessionType: 'solo', maxPlayers: 1 })
  await harness.command(sessionId, joinCommand(CANARY, { playerId: 'gp_1' }))
  await harness.command(sessionId, {
    type: 'move',
    playerId: 'gp_1',
    id: 'go',
    move: { type: 'start' },
  })
  await harness.command(sessionId, { type: 'erase' })
  await forgotten()
  const again = { commandId: 'erase-again', command: { type: 'erase' } }
  expect((await harness.signed('POST', sessionId, again)).status).toBe(404)
}, 20_000)
