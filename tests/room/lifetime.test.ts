import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Game } from '@pathquest/core/game'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinCommand, openGame, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeEach(async () => {
  harness = await startRoomHarness()
})
afterEach(() => harness.stop())

const DAY_MS = 24 * 3_600_000
const storage = () => join(harness.folder, 'storage/pathquest-rooms')

function withDatabase<T>(file: string, work: (database: Database.Database) => T): T {
  const database = new Database(join(storage(), file))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const roomFile = () => {
  const name = harness.files().find((one) => /[0-9a-f]{64}\.sqlite$/.test(one))
  if (!name) throw new Error('no room has a file')
  return name.replace('pathquest-rooms/', '')
}

/** Advances time for the one stopped room: its stored times and its alarm are moved to the past. */
function letPass(ms: number, change: (game: Game) => void): void {
  const passedNs = BigInt(ms) * 1_000_000n
  withDatabase(roomFile(), (database) => {
    const key = 'snapshot:0'
    const row = database.prepare('select value from _cf_KV where key = ?').get(key)
    const game = JSON.parse(deserialize((row as { value: Buffer }).value))
    change(game)
    database
      .prepare('update _cf_KV set value = ? where key = ?')
      .run(serialize(JSON.stringify(game)), key)
    database.prepare('update _cf_METADATA set value = value - ? where key = 1').run(passedNs)
  })
  withDatabase('metadata.sqlite', (database) => {
    database.prepare('update _cf_ALARM set scheduled_time = scheduled_time - ?').run(passedNs)
  })
}

/** A journal may be deleted between being listed and being read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

async function settledGame(): Promise<RoomGame> {
  const game = await openGame(harness, ['Ana-to-be-forgotten'])
  await game.start()
  await game.answer(game.player(0), 0, 0)
  await game.press('end')
  await game.host.view((view) => view.role === 'host' && view.settled)
  return game
}

test('a room erases everything a day after its settlement, without a request', async () => {
  const game = await settledGame()
  const name = 'Ana-to-be-forgotten'
  const bytes = () =>
    harness
      .files()
      .filter((file) => /[0-9a-f]{64}\.sqlite/.test(file))
      .map((file) => textOf(join(harness.folder, 'storage', file)))
      .join('')
  expect(bytes().includes(name)).toBe(true)
  await harness.whileStopped(() =>
    letPass(DAY_MS, (kept) => {
      kept.settledAt = Number(kept.settledAt) - DAY_MS
    }),
  )
  await vi.waitFor(() => expect(bytes().includes(name)).toBe(false), {
    timeout: 8000,
    interval: 50,
  })
  expect(bytes().includes('canary-explanation')).toBe(false)
  const asked = await harness.signed('POST', game.room, {
    commandId: 'too-late-1',
    command: joinCommand('Ben'),
  })
  expect(asked.status).toBe(404)
  const socket = await harness.connect(game.room, 'player', game.player(0).id)
  expect((await socket.whenClosed()).code).toBe(4004)
  game.close()
}, 20_000)

test('a game whose host does not come back within 30 minutes ends and settles', async () => {
  const game = await openGame(harness, ['Ana', 'Ben'])
  await game.start()
  game.host.close()
  await game.answer(game.player(0), 0, game.rightOption(0))
  await game.answer(game.player(1), 0, game.rightOption(0))
  await game.closed(0)
  await harness.whileStopped(() =>
    letPass(30 * 60_000, (kept) => {
      kept.host.lostAt = Number(kept.host.lostAt) - 30 * 60_000
    }),
  )
  const result = await harness.api.whenPosted(game.room, 'result', { timeoutMs: 20_000 })
  expect(result.players).toMatchObject([{ placement: 1, score: 10 }, { placement: 2 }])
  game.close()
}, 30_000)

test('a solo game is retained for 30 days, then it ends with the answers given', async () => {
  const createdAt = Date.now() - 30 * DAY_MS + 4000
  const setup = await harness.put({ sessionType: 'solo', maxPlayers: 1, createdAt })
  const room = setup.sessionId
  await harness.command(room, joinCommand('Explorer', { playerId: 'gp_1' }))
  await harness.command(room, {
    type: 'move',
    playerId: 'gp_1',
    id: 'go',
    move: { type: 'start' },
  })
  const result = await harness.api.whenPosted(room, 'result', { timeoutMs: 10_000 })
  expect(result.endedAt).toBeGreaterThanOrEqual(createdAt + 30 * DAY_MS)
})
