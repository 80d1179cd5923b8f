import { SOLO_GAMES_OPEN_MAX } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { aPlatform, launchFrom } from '../../test/lti'
import { type Person, signUp } from '../../test/people'
import { makeGame, TEST_STORE } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { refuseWrites } from '../../test/storage/refuse-writes'
import { listPlayers } from '../games/store/players'
import { findGame } from '../games/store/sessions'
import { ownRooms, RoomClient } from '../rooms'
import { endLostGame } from '../settlement/end-lost-game'
import { receivePost } from '../settlement/room-outbox'
import { listOpenSolos } from './store'

const NURSE = 'qs_nurse-shift'
const FARM = 'qs_smart-farm'
let rooms: RoomsDouble
let api: TestApi
let student: Person

beforeEach(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi()
  // The retry delay of a failing room passes at once.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  api.services.rooms = new RoomClient({
    stores: ownRooms(TEST_STORE, { origin: () => rooms.origin }),
    secret: api.services.secrets.room,
    now: Date.now,
    onGone: (id) => endLostGame(api.services, id),
    pause: async (waitMs) => void vi.advanceTimersByTime(waitMs),
  })
  student = await signUp(api.client)
})
afterEach(async () => {
  vi.useRealTimers()
  await api.stop()
  await rooms.stop()
})

const start = (requested: object = {}, by: Person = student) =>
  api.client('POST', '/api/games', { questionSetId: NURSE, sessionType: 'solo', ...requested }, by)
const started = async (requested: object = {}, by: Person = student) => {
  const { status, body } = await start(requested, by)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as { session: { id: string }; player: { id: string }; seatToken: string }
}
const hosted = async () =>
  (await api.client('GET', '/api/games?role=hosted', undefined, student)).body.games as {
    sessionId: string
    status: string
  }[]
const recent = async () =>
  (await api.client('GET', '/api/dashboard', undefined, student)).body.games as unknown[]
/** Delivers the posts of a room to the API. */
const deliver = async (id: string) => {
  for (const post of rooms.posts(id)) await receivePost(api.services, id, post)
}

describe('A solo game that cannot be started', () => {
  const ROOM_FAILS = [
    ['making its room', 'PUT', 'before'],
    ['the answer to making its room', 'PUT', 'after'],
    ['the seat', 'join', 'before'],
    ['the answer to the seat', 'join', 'after'],
    ['the start', 'start', 'before'],
    ['the answer to the start', 'start', 'after'],
  ] as const
  test.each(ROOM_FAILS)('because of %s is ended, and the next try works', async (_, call, when) => {
    rooms.fail = { call, when }
    expect((await start()).body).toEqual(problem('room_unavailable'))
    const [failed] = await hosted()
    expect(failed).toMatchObject({ status: 'completed' })
    expect(await recent()).toEqual([])
    rooms.fail = null
    const next = await started()
    expect(next).toMatchObject({ resumed: false, session: { status: 'in_progress' } })
    expect(next.session.id).not.toBe(failed?.sessionId)
    // Whatever the room of the first posts when it is back.
    await deliver(failed?.sessionId as string)
    const games = await hosted()
    expect(games.map(({ status }) => status).sort()).toEqual(['completed', 'in_progress'])
  })

  test.each([
    ['the copy of its player', 'insert on game_players'],
    ['the mark of its start', "update on game_sessions when new.status = 'in_progress'"],
  ])('because of %s is ended here and in its room', async (_, when) => {
    const accept = refuseWrites(api.dataDir, when)
    expect((await start()).status).toBe(500)
    const [failed] = await hosted()
    const id = failed?.sessionId as string
    expect(failed).toMatchObject({ status: 'completed' })
    expect(rooms.status(id)).toBe('completed')
    expect(await recent()).toEqual([])
    accept()
    await deliver(id)
    expect(await findGame(api.services.store.db, id)).toMatchObject({ outcome: 'cancelled' })
    expect(await started()).toMatchObject({ resumed: false })
  })

  test('on a career reports that the quest could not be started, with the known details', async () => {
    const explore = (careerId: string) =>
      api.client('POST', '/api/career-quests', { careerId }, student)
    const accept = refuseWrites(api.dataDir, 'insert on game_players')
    expect((await explore('ca_registered-nurse')).body).toEqual(problem('quest_failed'))
    accept()
    rooms.fail = { call: 'PUT', when: 'before' }
    expect((await explore('ca_registered-nurse')).body).toEqual(problem('room_unavailable'))
  })

  test('after its room reported the start, is settled with nothing', async () => {
    rooms.fail = { call: 'start', when: 'after' }
    rooms.onCarriedOut = async (id, call) => {
      if (call === 'start') await deliver(id)
    }
    expect((await start()).body).toEqual(problem('room_unavailable'))
    const [failed] = await hosted()
    const id = failed?.sessionId as string
    expect(failed).toMatchObject({ status: 'completed' })
    expect(await findGame(api.services.store.db, id)).toMatchObject({
      outcome: 'finished',
      metadata: { endedByFault: true },
    })
    rooms.fail = null
    expect(await started()).toMatchObject({ resumed: false })
  })
})

test('a solo game is in progress for its player, also if its room reported that first', async () => {
  rooms.onCarriedOut = async (id, call) => {
    if (call === 'start') await deliver(id)
  }
  expect(await started()).toMatchObject({
    resumed: false,
    session: { status: 'in_progress', startedAt: expect.any(Number) },
    player: { displayName: 'Explorer' },
  })
})

describe('A solo game of a set that is open already', () => {
  test('resumes: the same game and seat, whatever else is requested', async () => {
    const first = await started()
    const again = await started({ gameMode: 'speed_run', settings: { businessDriver: 'people' } })
    expect(again).toEqual({ ...first, resumed: true })
    const view = await api.client('GET', `/api/games/${first.session.id}/seat`, undefined, {
      bearer: again.seatToken,
    })
    expect(view.body).toMatchObject({ role: 'player', player: first.player })
    expect(await hosted()).toHaveLength(1)
  })

  test('resumes as a career quest as well', async () => {
    const first = await started()
    const quest = { careerId: 'ca_registered-nurse' }
    const { body } = await api.client('POST', '/api/career-quests', quest, student)
    expect(body).toMatchObject({ resumed: true, session: { id: first.session.id } })
  })

  test('is a new one for another set, and for another account', async () => {
    const first = await started()
    expect(await started({ questionSetId: FARM })).toMatchObject({ resumed: false })
    const other = await started({}, await signUp(api.client))
    expect(other).toMatchObject({ resumed: false })
    expect(other.session.id).not.toBe(first.session.id)
  })

  test('started by several tabs at once is one game with one seat', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => started()))
    expect(new Set(answers.map(({ session }) => session.id)).size).toBe(1)
    expect(new Set(answers.map(({ player }) => player.id)).size).toBe(1)
    const { db } = api.services.store
    expect(await listPlayers(db, answers[0]?.session.id as string)).toHaveLength(1)
  })

  test('whose start was interrupted is completed', async () => {
    const { db } = api.services.store
    const broken = await makeGame(db, {
      sessionType: 'solo',
      hostProfileId: student.profileId,
      questionSetId: NURSE,
    })
    const { session } = await started()
    expect(session).toMatchObject({ id: broken.id, status: 'in_progress' })
  })

  test('played to its end, but not yet recorded in the database, is followed by a new one', async () => {
    const first = await started()
    const end = { id: 'move-end', move: { type: 'end' } }
    await api.client('POST', `/api/games/${first.session.id}/moves`, end, {
      bearer: first.seatToken,
    })
    expect(rooms.status(first.session.id)).toBe('completed')
    const next = await started()
    expect(next).toMatchObject({ resumed: false })
    expect(next.session.id).not.toBe(first.session.id)
  })

  test('whose room is lost is settled, and followed by a new one', async () => {
    const first = await started()
    rooms.lose(first.session.id)
    const next = await started()
    expect(next).toMatchObject({ resumed: false })
    const lost = await findGame(api.services.store.db, first.session.id)
    expect(lost).toMatchObject({ status: 'completed', metadata: { endedByFault: true } })
  })

  test('stays open while the rooms are unreachable', async () => {
    const first = await started()
    rooms.fail = { call: 'status', when: 'before' }
    expect((await start()).body).toEqual(problem('room_unavailable'))
    rooms.fail = null
    expect(await started()).toMatchObject({ resumed: true, session: { id: first.session.id } })
  })

  test('is never one of a course, nor the other way round', async () => {
    const custom = { content: 'question_set', content_id: NURSE, play: 'solo' }
    const visit = await launchFrom(api.services, api.client, await aPlatform(api.services), {
      custom,
    })
    const attempt = async () => (await api.client('POST', '/api/lti/solo', {}, visit)).body
    const inCourse = await attempt()
    const own = await api.client(
      'POST',
      '/api/games',
      { questionSetId: NURSE, sessionType: 'solo' },
      visit,
    )
    expect(own.body).toMatchObject({ resumed: false })
    expect(own.body.session.id).not.toBe(inCourse.session.id)
    expect(await attempt()).toMatchObject({ resumed: true, session: { id: inCourse.session.id } })
  })
})

test(`an account has at most ${SOLO_GAMES_OPEN_MAX} open solo games: the oldest ends through its room`, async () => {
  const { db } = api.services.store
  const games = db.tables.gameSessions
  const { profileId } = student
  const ids: string[] = []
  for (let i = 0; i <= SOLO_GAMES_OPEN_MAX; i++) {
    vi.setSystemTime(Date.now() + 1_000)
    const { session } = await started()
    ids.push(session.id)
    // None is of this set any more.
    await db.update(games).set({ questionSetId: null })
  }
  const [oldest, second] = ids as [string, string]
  expect(rooms.status(oldest)).toBe('completed')
  expect(rooms.status(second)).toBe('in_progress')
  await deliver(oldest)
  expect(await findGame(db, oldest)).toMatchObject({ status: 'completed', outcome: 'finished' })
  expect(await listOpenSolos(db, { profileId })).toHaveLength(SOLO_GAMES_OPEN_MAX)
})
