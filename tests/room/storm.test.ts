import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostCommand, joinCommand, questionsOf } from '../support/room-game'
import { type RoomHarness, startRoomHarness, type TestSocket } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

const GAMES = 5
const PLAYERS = 100
const PATIENCE_MS = 60_000

interface Seat {
  room: string
  playerId: string
}

/**
 * Retries until a view arrives, each time after up to 800 ms, like pages: on a busy machine rooms that
 * do not answer for 5 s are restarted, also while the first sockets open.
 */
async function backIn({ room, playerId }: Seat): Promise<TestSocket> {
  for (;;) {
    await new Promise((done) => setTimeout(done, Math.random() * 800))
    const socket = await harness.connect(room, 'player', playerId)
    if (await socket.wasShown(PATIENCE_MS)) return socket
  }
}

/** Running: a seat in it is reserved for its player. */
async function startedGame(): Promise<Seat[]> {
  const { sessionId: room } = await harness.put({
    maxPlayers: PLAYERS,
    questions: questionsOf(1, 300),
  })
  const ids = Array.from({ length: PLAYERS }, (_, i) => `gp_${i}`)
  for (const playerId of ids) await harness.command(room, joinCommand(playerId, { playerId }))
  await harness.command(room, hostCommand('start'))
  return ids.map((playerId) => ({ room, playerId }))
}

test('five classes of a hundred reconnect simultaneously after a crash of the rooms, each to its seat', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  const games = await Promise.all(Array.from({ length: GAMES }, startedGame))
  const seats = games.flat()
  const before = await Promise.all(seats.map(backIn))
  await harness.crash()
  await Promise.all(before.map((socket) => socket.whenClosed(PATIENCE_MS)))
  const after = await Promise.all(seats.map(backIn))
  const shown = after.map((socket) => socket.last().view)
  expect(shown.map((view) => view.role === 'player' && view.you.playerId)).toEqual(
    seats.map(({ playerId }) => playerId),
  )
  for (const socket of after) socket.close()
})
