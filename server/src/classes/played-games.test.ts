import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, playedGame, showCard } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { findGame } from '../games/store/sessions'

const SET = 'qs_nurse-shift'
let rooms: RoomsDouble
let api: TestApi
let now = Date.now()

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => now })
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const call = (method: string, path: string, body: unknown, by: object) =>
  api.client(method, path, body, by)
const host = (by: Person, requested: object) => {
  // The latest is the latest.
  now++
  return call('POST', '/api/games', { questionSetId: SET, ...requested }, by)
}
const attendance = async (gameId: string, by: object) =>
  (await call('GET', `/api/games/${gameId}/class`, undefined, by)).body.class

async function aClass(...names: string[]) {
  now += 60_000
  const made = await makeClass(api.client)
  return { made, cards: await addCards(api.client, made, names) }
}
const idOf = (cards: { displayName: string; studentId: string }[], name: string) =>
  cards.find(({ displayName }) => displayName === name)?.studentId as string

describe('A game for a class', () => {
  test('is hosted by its teachers alone, who are told the class; players are not', async () => {
    const { made, cards } = await aClass('Ana')
    const { body, status } = await host(made.teacher, { classId: made.id })
    expect([status, body.session.classId]).toEqual([201, made.id])
    const student = await showCard(api.client, cards[0]?.code ?? '')
    const { gameCode } = body.session
    const joined = await call('POST', '/api/games/join', { gameCode, displayName: 'Ana' }, student)
    expect(joined.body.session).not.toHaveProperty('classId')
    const stranger = await signUp(api.client, 'teacher')
    const refused = { status: 404, body: problem('class_not_found') }
    expect(await host(stranger, { classId: made.id })).toMatchObject(refused)
    expect(await host(made.teacher, { classId: 'cl_unknown' })).toMatchObject(refused)
    const alone = { classId: made.id, sessionType: 'solo' }
    expect(await host(made.teacher, alone)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', field: 'classId' },
    })
  })

  test('is the start of the next one: played again it is for the same class, while its host teaches it', async () => {
    const { made } = await aClass('Ana')
    const defaults = async () =>
      (await call('GET', '/api/host-defaults', undefined, made.teacher)).body.game
    const first = await playedGame(api, made, [])
    expect((await defaults()).classId).toBe(made.id)
    const again = (await host(made.teacher, { playAgainOf: first })).body.session
    expect(again.classId).toBe(made.id)
    const other = await makeClass(api.client, made.teacher)
    const moved = { playAgainOf: first, classId: other.id }
    expect((await host(made.teacher, moved)).body.session.classId).toBe(other.id)
    await call('PATCH', other.path, { isArchived: true }, made.teacher)
    expect(await defaults()).not.toHaveProperty('classId')
    await call('DELETE', made.path, {}, made.teacher)
    const later = (await host(made.teacher, { playAgainOf: first })).body.session
    expect(later).not.toHaveProperty('classId')
    expect((await findGame(api.services.store.db, first))?.classId).toBeNull()
  })

  test('is not followed by a game for the same class where the host says none', async () => {
    const { made } = await aClass('Ana')
    const first = await playedGame(api, made, [])
    const ofNone = { playAgainOf: first, classId: null }
    expect((await host(made.teacher, ofNone)).body.session).not.toHaveProperty('classId')
  })

  test('shows its host who is there and who is absent, by name', async () => {
    const { made, cards } = await aClass('Zoe', 'Ana', 'Ben')
    const { session } = (await host(made.teacher, { classId: made.id })).body
    const absent = (displayName: string) => ({
      id: idOf(cards, displayName),
      displayName,
      playerId: null,
    })
    expect(await attendance(session.id, made.teacher)).toEqual({
      id: made.id,
      name: 'Careers 7',
      students: ['Ana', 'Ben', 'Zoe'].map(absent),
    })
    const code = cards.find(({ displayName }) => displayName === 'Ben')?.code ?? ''
    const ben = await showCard(api.client, code)
    const { gameCode } = session
    const joined = await call('POST', '/api/games/join', { gameCode, displayName: 'B.' }, ben)
    await call('POST', '/api/games/join', { gameCode, displayName: 'Guest' }, {})
    const { students } = await attendance(session.id, made.teacher)
    const there = { ...absent('Ben'), playerId: joined.body.player.id }
    expect(students).toEqual([absent('Ana'), there, absent('Zoe')])
    const seen = await call('GET', `/api/games/${session.id}/class`, undefined, ben)
    expect(seen).toMatchObject({ status: 404, body: problem('game_not_found') })
    await call('POST', `/api/games/${session.id}/kick`, { playerId: there.playerId }, made.teacher)
  })

  test('that is for no class has no attendance, nor for a host who left the class', async () => {
    const { made } = await aClass('Ana')
    const plain = (await host(made.teacher, {})).body.session
    expect(await attendance(plain.id, made.teacher)).toBeNull()
    const { session } = (await host(made.teacher, { classId: made.id })).body
    const played = await playedGame(api, made, [])
    const colleague = await signUp(api.client, 'teacher')
    const { path } = (await call('POST', `${made.path}/invite`, {}, made.teacher)).body
    await call('POST', '/api/classes/accept', { token: path.split('#')[1] }, colleague)
    await call('DELETE', `${made.path}/teachers/me`, {}, made.teacher)
    expect(await attendance(session.id, made.teacher)).toBeNull()
    const report = await call('GET', `/api/analytics/games/${played}`, undefined, made.teacher)
    expect([report.status, report.body.ofClass]).toEqual([200, undefined])
  })
})

describe('Of its finished games', () => {
  test('a class shows who played and how well, its careers and what was hard', async () => {
    const { made, cards } = await aClass('Ana', 'Ben', 'Cem')
    const [ana, ben] = [idOf(cards, 'Ana'), idOf(cards, 'Ben')]
    const first = await playedGame(api, made, [
      { profileId: ana, right: 1, answered: 3 },
      { profileId: ben, right: 2, answered: 2 },
      { profileId: null, right: 0, answered: 1 },
    ])
    const second = await playedGame(api, made, [{ profileId: ana, right: 1, answered: 4 }])
    // Not of this class, and not played to the end.
    await playedGame(api, { id: (await makeClass(api.client)).id, teacher: made.teacher }, [
      { profileId: ana },
    ])
    await host(made.teacher, { classId: made.id })
    const detail = await made.detail()
    expect(detail.class).toMatchObject({ students: 3, games: 2 })
    expect(detail.class.lastPlayedAt).toBe(detail.games[0]?.endedAt)
    const games = Object.fromEntries(detail.games.map((game) => [game.sessionId, game]))
    expect(games[first]).toMatchObject({ present: 2, others: 1, accuracy: 50, isHost: true })
    expect(games[second]).toMatchObject({ present: 1, others: 0, accuracy: 25 })
    expect(detail.students).toMatchObject([
      { displayName: 'Ana', games: 2, accuracy: 28.6 },
      { displayName: 'Ben', games: 1, accuracy: 100 },
      { displayName: 'Cem', games: 0, accuracy: null, lastPlayedAt: null },
    ])
    expect(detail.careersMet).toMatchObject([{ games: 2 }])
    expect(detail.hardQuestions).toMatchObject([{ number: 1, rightShare: 1 }])
    const listed = await call('GET', '/api/classes', undefined, made.teacher)
    expect(listed.body.classes).toEqual([detail.class])
  })

  test('the report names the class and its absent students', async () => {
    const { made, cards } = await aClass('Zoe', 'Ana', 'Ben')
    const played = await playedGame(api, made, [{ profileId: idOf(cards, 'Ben') }])
    const report = await call('GET', `/api/analytics/games/${played}`, undefined, made.teacher)
    expect(report.body.ofClass).toEqual({ id: made.id, name: 'Careers 7', absent: ['Ana', 'Zoe'] })
  })

  test('a colleague reads the figures, and the report of their own games alone', async () => {
    const { made, cards } = await aClass('Ana')
    const played = await playedGame(api, made, [{ profileId: idOf(cards, 'Ana') }])
    const colleague = await signUp(api.client, 'teacher')
    const { path } = (await call('POST', `${made.path}/invite`, {}, made.teacher)).body
    await call('POST', '/api/classes/accept', { token: path.split('#')[1] }, colleague)
    const { body } = await call('GET', made.path, undefined, colleague)
    expect(body.games).toMatchObject([{ sessionId: played, present: 1, isHost: false }])
    const report = await call('GET', `/api/analytics/games/${played}`, undefined, colleague)
    expect(report.status).toBe(404)
  })

  test('/api/students shows those of one class where it is asked for', async () => {
    const { made, cards } = await aClass('Ana', 'Ben')
    const outsider = await signUp(api.client)
    await playedGame(api, made, [
      { profileId: idOf(cards, 'Ana') },
      { profileId: outsider.profileId },
    ])
    const students = async (query: string, by: Person) =>
      call('GET', `/api/students${query}`, undefined, by)
    const all = (await students('', made.teacher)).body.students
    expect(all).toHaveLength(2)
    const ofClass = (await students(`?class=${made.id}`, made.teacher)).body.students
    expect(ofClass).toMatchObject([{ displayName: 'Ana', email: null }])
    const stranger = await signUp(api.client, 'teacher')
    expect(await students(`?class=${made.id}`, stranger)).toMatchObject({
      status: 404,
      body: problem('class_not_found'),
    })
  })

  test('fifty of thirty students are read by as many queries as one', async () => {
    const { made, cards } = await aClass(...Array.from({ length: 30 }, (_, i) => `Ana ${i}`))
    const players = cards.map(({ studentId }) => ({ profileId: studentId }))
    const queries = async () => {
      const { db } = api.services.store
      let count = 0
      const select = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(db), 'select')
      Object.defineProperty(db, 'select', {
        configurable: true,
        get() {
          count++
          return select?.get?.call(db)
        },
      })
      try {
        expect((await made.detail()).students).toHaveLength(30)
      } finally {
        Reflect.deleteProperty(db, 'select')
      }
      return count
    }
    await playedGame(api, made, players)
    const ofOne = await queries()
    for (let i = 1; i < 50; i++) await playedGame(api, made, players)
    expect(await queries()).toBe(ofOne)
    expect((await made.detail()).games).toHaveLength(50)
  })
})
