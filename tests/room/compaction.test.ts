import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayerView } from '@pathquest/core'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PostAnswer } from '../support/api-double'
import { joinCommand, questionsOf } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

const KB = 1024
const OK: PostAnswer = { status: 200, body: {} }
const ana = { playerId: 'gp_ana' }
let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

/** A solo game of ten questions, played to its end, and its file; its result is answered so. */
async function finishedSolo(answered: PostAnswer = OK): Promise<{ room: string; file: string }> {
  const before = new Set(harness.files())
  const setup = await harness.put({
    sessionType: 'solo',
    hostId: 'pf_ana',
    maxPlayers: 1,
    isPublic: false,
    questions: questionsOf(10, 60),
  })
  const room = setup.sessionId
  harness.api.answer(room, ({ kind }) => (kind === 'result' ? answered : OK))
  const isNew = (name: string) => !name.includes('metadata') && !before.has(name)
  const own = harness.files().find((name) => name.endsWith('.sqlite') && isNew(name))
  const say = (id: string, move: { type: string }) =>
    harness.command(room, { type: 'move', ...ana, id, move })
  await harness.command(
    room,
    joinCommand('Explorer', { ...ana, accountId: 'pf_ana', invited: true }),
  )
  await say('go', { type: 'start' })
  for (const [index, { id, correctIndex }] of setup.questions.entries()) {
    const answer = { type: 'answer', questionId: id, selectedOptionIndex: correctIndex }
    await say(`a${index}`, answer)
    await say(`n${index}`, { type: 'advance' })
  }
  return { room, file: join(harness.folder, 'storage', own ?? '') }
}

/** Its size on disk: pages and WAL. */
const bytesOf = (file: string) =>
  [file, `${file}-wal`].reduce((sum, part) => sum + (existsSync(part) ? statSync(part).size : 0), 0)

/** Rooms that are slow to stop are killed, and their last writes are still in the WAL. */
function foldIn(file: string): void {
  const database = new Database(file)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

async function podium(room: string) {
  const answer = await harness.command(room, { type: 'view', role: 'player', ...ana, tab: null })
  if (!answer.ok) throw new Error(answer.code)
  return (answer.message as { view: PlayerView }).view
}

const compacted = (file: string) =>
  vi.waitFor(() => expect(bytesOf(file)).toBeLessThan(64 * KB), 5_000)

test('a finished game is compacted to a fifth of its size, and shows the same after a restart', async () => {
  const { room, file } = await finishedSolo()
  await compacted(file)
  const shown = await podium(room)
  expect(shown).toMatchObject({ stage: { name: 'podium' }, you: { correctAnswers: 10 } })
  await harness.whileStopped(() => {
    foldIn(file)
    expect(bytesOf(file)).toBeLessThanOrEqual(28 * KB)
  })
  expect(await podium(room)).toMatchObject({ stage: shown.stage, you: shown.you })
})

// Once the API has confirmed it the file is begun anew, and a room that is killed in that moment is
// gone: its results are the database's by then.
test('killed before its result was confirmed, it shows all of it and posts it again', async () => {
  const { room } = await finishedSolo('silence')
  await harness.api.whenPosted(room, 'result')
  await harness.crash()
  harness.api.answer(room, () => OK)
  expect(await podium(room)).toMatchObject({ you: { correctAnswers: 10 } })
  await harness.api.whenPosted(room, 'result', { attempt: 2, timeoutMs: 15_000 })
})
