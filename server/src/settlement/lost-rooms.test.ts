import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../test/api'
import { clientOf, problem } from '../../test/client'
import { type Course, openCourse, student, TEACHER } from '../../test/course'
import { signUp } from '../../test/people'
import { openStore } from '../db/open-store'
import { findGame, findLiveGameByCode, type GameSession } from '../games/store/sessions'
import { startServer } from '../main/server'
import { parseEnv } from '../runtime/env'
import { makeLog } from '../runtime/log'

const NURSE = 'qs_nurse-shift'
const LIVE = { content: 'question_set', content_id: NURSE, play: 'live' }
const TAB = 'tab-of-host'
/** A machine with much to do takes its time to start a process, or to ask round all rooms. */
const patience = { timeout: 15_000, interval: 50 }

let course: Course
beforeAll(async () => {
  course = await openCourse()
})
afterAll(() => course.stop())

const found = async (id: string) => (await findGame(course.store.db, id)) as GameSession
const health = async (origin: string) => (await fetch(`${origin}/api/health`)).json()

/** The rooms die, as by a crash; the server starts them again at once. */
async function killRooms(meanwhile = () => {}): Promise<void> {
  const { dataDir, origin } = course.server
  const record = join(dataDir, 'rooms/process.json')
  const pidOf = () => JSON.parse(readFileSync(record, 'utf8')).workerd.pid as number
  const killed = pidOf()
  meanwhile()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => {
    expect(pidOf()).not.toBe(killed)
    expect(await health(origin)).toMatchObject({ rooms: 'ok' })
  }, patience)
}

/** All that rooms keep is gone: a lost disk. */
const loseRooms = () => killRooms(() => emptyStorage(course.server.dataDir))
function emptyStorage(dataDir: string): void {
  const storage = join(dataDir, 'rooms/storage')
  rmSync(storage, { recursive: true, force: true })
  mkdirSync(storage)
}

/** A live game of an activity on its second question; of two students one was right. */
async function runningGame() {
  const link = course.activity(LIVE)
  const teacher = await course.visit(TEACHER, link)
  const { session } = (await teacher.post('/api/lti/game')).body
  const path = `/api/games/${session.id}`
  const seats = await Promise.all(
    [1, 2].map(async (n) => {
      const visit = await course.visit(student(n), link)
      return { bearer: (await visit.post('/api/lti/seat')).body.seatToken as string }
    }),
  )
  await teacher.post(`${path}/start`, { tab: TAB })
  const view = await teacher.get(`${path}/view?role=host&tab=${TAB}`)
  const { question, solution } = view.body.view.stage
  for (const [i, seat] of seats.entries()) {
    const selectedOptionIndex = (solution.correctIndex + i) % 2
    const move = { type: 'answer', questionId: question.id, selectedOptionIndex }
    const requested = { id: `move-${i}-${session.id}`, move }
    expect((await course.server.client('POST', `${path}/moves`, requested, seat)).status).toBe(200)
  }
  // What the closing changed has reached the database.
  await vi.waitFor(async () => {
    const { players } = (await teacher.get(`${path}/view?role=host&tab=${TAB}`)).body.view
    expect(players).toHaveLength(2)
    const { gamePlayers } = course.store.db.tables
    const rows = await course.store.db.select().from(gamePlayers)
    const told = rows.filter((row) => row.gameSessionId === session.id && row.totalAnswers === 1)
    expect(told).toHaveLength(2)
  }, patience)
  return { link, teacher, session, path, seats }
}

describe('When the rooms are lost from disk', () => {
  test('an activity of a course is free again, and its students have the grade of then', async () => {
    const { link, teacher, session, path } = await runningGame()
    await loseRooms()
    const next = (await teacher.post('/api/lti/game')).body.session
    expect(next).toMatchObject({ status: 'waiting' })
    expect(next.id).not.toBe(session.id)
    expect(await findLiveGameByCode(course.store.db, session.gameCode)).toBeUndefined()
    expect(await found(session.id)).toMatchObject({
      status: 'completed',
      outcome: 'finished',
      metadata: { endedByFault: true },
    })
    const { totalPoints } = await found(session.id)
    const { view } = (await teacher.get(`${path}/view?role=host&tab=${TAB}`)).body
    expect(view).toMatchObject({ stage: { name: 'podium' }, game: { endedByFault: true } })
    const [first] = view.leaderboard
    await course.graded(link, student(1), (100 * first.score) / totalPoints)
    await course.graded(link, student(2), 0)
    const visit = await course.visit(student(1), link)
    expect((await visit.post('/api/lti/seat')).body).toMatchObject({
      status: 'seated',
      session: { id: next.id },
    })
  })

  test('a solo attempt ends with what was played, and another can begin', async () => {
    const link = course.activity({ ...LIVE, play: 'solo' })
    const visit = await course.visit(student(3), link)
    const first = (await visit.post('/api/lti/solo')).body.session
    await loseRooms()
    const next = (await visit.post('/api/lti/solo')).body
    expect(next).toMatchObject({ resumed: false, session: { status: 'in_progress' } })
    expect(next.session.id).not.toBe(first.id)
    expect(await found(first.id)).toMatchObject({ status: 'completed' })
  })

  test('a player reads the results, and cannot go on', async () => {
    const { session, path, seats } = await runningGame()
    await loseRooms()
    const [seat] = seats as [{ bearer: string }]
    const { client } = course.server
    const requested = {
      id: 'move-late',
      move: { type: 'answer', questionId: 'q', selectedOptionIndex: 0 },
    }
    expect((await client('POST', `${path}/moves`, requested, seat)).body).toEqual(
      problem('game_over'),
    )
    const { view } = (await client('GET', `${path}/view?role=player`, undefined, seat)).body
    expect(view).toMatchObject({ stage: { name: 'podium' }, you: { placement: 1 } })
    expect((await found(session.id)).status).toBe('completed')
  })
})

test('rooms that are only started again end nothing', async () => {
  const { session, path, teacher } = await runningGame()
  await killRooms()
  expect((await teacher.post('/api/lti/game')).body.session.id).toBe(session.id)
  expect((await teacher.post(`${path}/advance`, { tab: TAB })).status).toBe(200)
  expect(await found(session.id)).toMatchObject({ status: 'in_progress' })
})

test('a backup restored without its rooms: the server asks round and ends what is lost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-restored-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), PATHQUEST_DEMO: 'off' }
  const start = () => startServer(parseEnv(env), makeLog('silent'))
  const client = clientOf((path, init) => fetch(origin + path, init))
  const first = await start()
  const teacher = await signUp(client, 'teacher')
  const { session } = (await client('POST', '/api/games', { questionSetId: NURSE }, teacher)).body
  const guest = { gameCode: session.gameCode, displayName: 'Gus' }
  await client('POST', '/api/games/join', guest)
  await client('POST', `/api/games/${session.id}/start`, {}, teacher)
  await first.stop()
  emptyStorage(dataDir)
  const second = await start()
  const store = openStore(join(dataDir, 'pathquest.db'))
  await vi.waitFor(async () => {
    const game = await findGame(store.db, session.id)
    expect(game).toMatchObject({ status: 'completed', metadata: { endedByFault: true } })
  }, patience)
  const { games } = (await client('GET', '/api/dashboard', undefined, teacher)).body
  expect(games).toMatchObject([{ sessionId: session.id, endedByFault: true }])
  await store.close()
  await second.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
