import type { HomeworkDetail, MyHomework } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, showCard, type TestClass } from '../../test/class'
import { type Caller, problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { CAREER_SET, resultOf } from '../../test/results'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { A_SET } from '../../test/valid-requests'
import { settleGame } from '../settlement/settle-game'

const FARM = 'qs_smart-farm'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MONDAY = Date.UTC(2026, 8, 7, 9)

let rooms: RoomsDouble
let api: TestApi
let now: number
let teacher: Person
let made: TestClass
let ana: Caller & { id: string }
let ben: Caller & { id: string }

beforeEach(async () => {
  now = MONDAY
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => now })
  teacher = await signUp(api.client, 'teacher')
  made = await makeClass(api.client, teacher)
  const [first, second] = await addCards(api.client, made, ['Ana', 'Ben'])
  const pupil = async (card: typeof first) => ({
    ...(await showCard(api.client, card?.code ?? '')),
    id: card?.studentId ?? '',
  })
  ana = await pupil(first)
  ben = await pupil(second)
})
afterEach(async () => {
  await api.stop()
  await rooms.stop()
})

const call = (method: string, path: string, body?: object, by: Caller = teacher) =>
  api.client(method, path, body, by)

const give = async (fields: object = {}, by: Caller = teacher) => {
  const answer = await call(
    'POST',
    '/api/homework',
    {
      title: 'A nurse’s day',
      content: { kind: 'sets', setIds: [CAREER_SET.id] },
      classId: made.id,
      dueAt: MONDAY + 3 * DAY_MS,
      ...fields,
    },
    by,
  )
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return (answer.body as HomeworkDetail).homework.id
}
const detail = async (id: string, by: Caller = teacher): Promise<HomeworkDetail> =>
  (await call('GET', `/api/homework/${id}`, undefined, by)).body
const rowOf = async (id: string, { id: profileId }: { id: string }) =>
  (await detail(id)).students.find((student) => student.id === profileId)
const play = (id: string, by: Caller, fields: object = { part: CAREER_SET.id }) =>
  call('POST', `/api/homework-pages/${id}/games`, fields, by)
const pageOf = async (id: string, by: Caller = {}) =>
  (await call('GET', `/api/homework-pages/${id}`, undefined, by)).body
const mine = async (by: Caller): Promise<MyHomework[]> =>
  (await call('GET', '/api/my-homework', undefined, by)).body.homework

/** Begins an attempt, and plays it to its end. */
async function finish(
  id: string,
  by: Caller & { id: string },
  { score = 80, ...fields }: { score?: number; part?: string; again?: boolean } = {},
) {
  const { status, body } = await play(id, by, { part: CAREER_SET.id, ...fields })
  if (status !== 201) throw new Error(JSON.stringify(body))
  const seat = { playerId: body.player.id, accountId: by.id }
  const result = await resultOf(api.services.store.db, [
    { ...seat, classScore: score, totalAnswers: 0, correctAnswers: 0 },
  ])
  const times = { startedAt: now - 60_000, endedAt: now }
  await settleGame(api.services, body.session.id, { ...result, ...times, currentQuestionIndex: 9 })
  return body.session.id as string
}

describe('Homework for a class', () => {
  test('lists who has not begun, who is in progress, and who is done', async () => {
    const id = await give()
    await play(id, ana)
    await finish(id, ben, { score: 70 })
    expect(await detail(id)).toMatchObject({
      homework: { students: 2, inProgress: 1, done: 1, class: { name: 'Careers 7' } },
      parts: [{ id: CAREER_SET.id, title: CAREER_SET.title, questions: 10, isGone: false }],
      students: [
        { displayName: 'Ana', state: 'in_progress', progress: { answered: 0, questions: 10 } },
        { displayName: 'Ben', state: 'done', score: 70, attempts: 1, isLate: false },
      ],
      path: `/homework/${id}`,
    })
    const { homework } = (await call('GET', `/api/homework?classId=${made.id}`)).body
    expect(homework).toMatchObject([{ id, students: 2, inProgress: 1, done: 1 }])
  })

  test('goes on where it was left, in two tabs as one attempt', async () => {
    const id = await give()
    const [one, two] = await Promise.all([play(id, ana), play(id, ana)])
    expect(one.body.session.id).toBe(two.body.session.id)
    const again = await play(id, ana)
    expect(again.body).toMatchObject({ resumed: true, session: { id: one.body.session.id } })
  })

  test('is no quest that the student plays for themselves, and the other way round', async () => {
    const id = await give()
    const alone = await call(
      'POST',
      '/api/games',
      { questionSetId: CAREER_SET.id, sessionType: 'solo' },
      ana,
    )
    const attempt = await play(id, ana)
    expect(attempt.body).toMatchObject({ resumed: false })
    expect(attempt.body.session.id).not.toBe(alone.body.session.id)
    const back = await call(
      'POST',
      '/api/games',
      { questionSetId: CAREER_SET.id, sessionType: 'solo' },
      ana,
    )
    expect(back.body.session.id).toBe(alone.body.session.id)
  })

  test('that is finished is played again by wish alone, and the best counts', async () => {
    const id = await give({ attempts: 2 })
    await finish(id, ana, { score: 90 })
    expect((await play(id, ana)).body).toEqual(problem('homework_part_done'))
    await finish(id, ana, { score: 40, again: true })
    expect(await rowOf(id, ana)).toMatchObject({ state: 'done', score: 90, attempts: 2 })
    expect((await play(id, ana, { part: CAREER_SET.id, again: true })).body).toEqual(
      problem('homework_attempts_used'),
    )
    expect(await mine(ana)).toMatchObject([{ parts: [{ score: 90, attemptsLeft: 0 }] }])
  })

  test('is late after its date, and not lost; with more time it is not late', async () => {
    const id = await give()
    now = MONDAY + 4 * DAY_MS
    await finish(id, ana)
    expect(await rowOf(id, ana)).toMatchObject({ state: 'done', isLate: true })
    const extended = { extendedTo: MONDAY + 5 * DAY_MS }
    const path = `/api/homework/${id}/students/${ana.id}`
    expect((await call('PUT', path, extended)).status).toBe(200)
    expect(await rowOf(id, ana)).toMatchObject({ isLate: false, ...extended })
    expect(await mine(ana)).toMatchObject([
      { dueAt: extended.extendedTo, hasExtension: true, isLate: false },
    ])
    expect(await mine(ben)).toMatchObject([{ dueAt: MONDAY + 3 * DAY_MS, hasExtension: false }])
    expect((await call('PUT', path, { extendedTo: null })).status).toBe(200)
    expect(await rowOf(id, ana)).toMatchObject({ isLate: true })
  })

  test('opens at its time', async () => {
    const id = await give({ opensAt: MONDAY + DAY_MS })
    expect((await play(id, ana)).body).toEqual(problem('homework_not_open'))
    expect(await pageOf(id, ana)).toMatchObject({ obstacle: 'early' })
    now = MONDAY + DAY_MS
    expect((await play(id, ana)).status).toBe(201)
    expect(await pageOf(id, ana)).toMatchObject({ obstacle: null })
  })

  test('that is closed lets finish what was begun, and who has more time; it opens again', async () => {
    const id = await give()
    await play(id, ana)
    const change = (isClosed: boolean) => call('PATCH', `/api/homework/${id}`, { isClosed })
    expect((await change(true)).body.homework).toMatchObject({ isClosed: true })
    expect((await play(id, ana)).body).toMatchObject({ resumed: true })
    expect(await pageOf(id, ana)).toMatchObject({ obstacle: null })
    expect((await play(id, ben)).body).toEqual(problem('homework_closed'))
    expect(await pageOf(id, ben)).toMatchObject({ obstacle: 'closed' })
    await call('PUT', `/api/homework/${id}/students/${ben.id}`, { extendedTo: now + DAY_MS })
    expect((await play(id, ben)).status).toBe(201)
    expect((await change(false)).body.homework).toMatchObject({ isClosed: false })
  })

  test('is done with the last of its sets', async () => {
    const id = await give({ content: { kind: 'sets', setIds: [CAREER_SET.id, FARM] } })
    await finish(id, ana, { score: 100 })
    expect(await rowOf(id, ana)).toMatchObject({ state: 'in_progress', partsDone: 1 })
    await finish(id, ana, { part: FARM, score: 50 })
    expect(await rowOf(id, ana)).toMatchObject({ state: 'done', partsDone: 2, score: 75 })
    expect((await play(id, ana, { part: 'qs_unknown' })).body).toEqual(
      problem('homework_part_not_found'),
    )
  })

  test('can be a career of one’s choice, of one industry', async () => {
    const content = { kind: 'careers', industry: 'Health Science' }
    const id = await give({ content })
    const begun = await play(id, ana, { part: 'ca_registered-nurse' })
    expect(begun.body).toMatchObject({ session: { questionSetId: CAREER_SET.id } })
    const { careers } = (await call('GET', '/api/careers?industry=Agriculture')).body
    const other = careers?.[0]?.id ?? 'ca_unknown'
    expect((await play(id, ana, { part: other })).body).toEqual(problem('homework_part_not_found'))
  })

  test('of a career of one’s choice counts an open quest as an attempt', async () => {
    const id = await give({ content: { kind: 'careers', industry: null }, attempts: 1 })
    expect((await play(id, ana, { part: 'ca_registered-nurse' })).status).toBe(201)
    const { careers } = (await call('GET', '/api/careers')).body
    const other = careers.find((one: { id: string }) => one.id !== 'ca_registered-nurse').id
    expect((await play(id, ana, { part: other })).body).toEqual(problem('homework_attempts_used'))
    expect((await play(id, ana, { part: 'ca_registered-nurse' })).body.resumed).toBe(true)
  })

  test('can be a mode that plays careers, without limits of time', async () => {
    const id = await give({
      content: { kind: 'deck', industry: null },
      gameMode: 'higher_ground',
      untimed: true,
    })
    const begun = await play(id, ana, {})
    expect(begun.body).toMatchObject({
      session: { gameMode: 'higher_ground', settings: { timeStretch: null } },
    })
  })
})

describe('Homework by a link', () => {
  test('is for every student who has it, and lists those who have begun', async () => {
    const id = await give({ classId: null })
    const zoe = await signUp(api.client)
    expect(await pageOf(id)).toMatchObject({
      homework: { title: 'A nurse’s day', parts: [{ title: CAREER_SET.title }] },
      obstacle: 'sign_in',
      isTeacher: false,
      mine: null,
    })
    expect(await mine(zoe)).toEqual([])
    expect((await play(id, zoe)).status).toBe(201)
    expect(await mine(zoe)).toMatchObject([{ id, state: 'in_progress', className: null }])
    expect(await detail(id)).toMatchObject({ homework: { students: 1 }, students: [{}] })
  })

  test('is for students, and shows its teacher that it is theirs', async () => {
    const id = await give({ classId: null })
    expect(await pageOf(id, teacher)).toMatchObject({ isTeacher: true, obstacle: 'not_a_student' })
    expect((await play(id, teacher)).body).toEqual(problem('wrong_role'))
    const parent = await signUp(api.client, 'parent')
    expect(await pageOf(id, parent)).toMatchObject({ obstacle: 'not_a_student', mine: null })
  })
})

describe('Reminders', () => {
  const remind = (id: string, fields: object = {}) =>
    call('POST', `/api/homework/${id}/reminders`, fields)

  test('stand on the dashboard of who is not done, until they are', async () => {
    const id = await give()
    await finish(id, ben)
    expect((await remind(id)).body).toMatchObject({ reminded: 1, mailed: 0 })
    expect(await mine(ana)).toMatchObject([{ isReminded: true }])
    expect(await mine(ben)).toMatchObject([{ isReminded: false }])
    await finish(id, ana)
    expect(await mine(ana)).toMatchObject([{ isReminded: false }])
  })

  test('come once in twelve hours, and to one student where one is named', async () => {
    const id = await give()
    expect((await remind(id, { profileIds: [ana.id] })).body).toMatchObject({ reminded: 1 })
    expect((await remind(id)).body).toMatchObject({ reminded: 1 })
    expect((await remind(id)).body).toMatchObject({ reminded: 0 })
    now += 12 * HOUR_MS
    expect((await remind(id)).body).toMatchObject({ reminded: 2 })
  })

  test('wait until it is open', async () => {
    const id = await give({ opensAt: MONDAY + DAY_MS })
    expect((await remind(id)).body).toEqual(problem('homework_not_open'))
  })
})

describe('Giving homework', () => {
  const tryToGive = (fields: object) =>
    call('POST', '/api/homework', {
      title: 'A nurse’s day',
      content: { kind: 'sets', setIds: [CAREER_SET.id] },
      classId: made.id,
      ...fields,
    })

  test.each([
    ['a set twice', { content: { kind: 'sets', setIds: [FARM, FARM] } }, 'bad_request'],
    [
      'a set that is not there',
      { content: { kind: 'sets', setIds: ['x'] } },
      'question_set_not_found',
    ],
    ['a mode for classes alone', { gameMode: 'team_challenge' }, 'mode_not_for_solo'],
    ['a set for a mode without one', { gameMode: 'higher_ground' }, 'bad_request'],
    ['due before it opens', { opensAt: 2, dueAt: 1 }, 'homework_dates_wrong'],
    ['a class of nobody', { classId: 'cl_unknown' }, 'class_not_found'],
  ])('%s is refused', async (_, fields, code) => {
    expect((await tryToGive(fields)).body.code).toBe(code)
  })

  test('a set that the teacher deletes later is gone, and the rest is what is to do', async () => {
    const set = (await call('POST', '/api/question-sets', A_SET)).body
    const id = await give({
      content: { kind: 'sets', setIds: [CAREER_SET.id, set.id] },
    })
    await call('DELETE', `/api/question-sets/${set.id}`, {
      updatedAt: set.updatedAt,
    })
    expect((await detail(id)).parts).toMatchObject([{ isGone: false }, { isGone: true, title: '' }])
    await finish(id, ana)
    expect(await rowOf(id, ana)).toMatchObject({ state: 'done' })
  })
})

describe('Nobody else', () => {
  test('sees or changes homework but the teachers of its class', async () => {
    const id = await give()
    const stranger = await signUp(api.client, 'teacher')
    const tries = [
      ['GET', `/api/homework/${id}`, undefined],
      ['PATCH', `/api/homework/${id}`, { isClosed: true }],
      ['DELETE', `/api/homework/${id}`, {}],
      ['PUT', `/api/homework/${id}/students/${ana.id}`, { extendedTo: null }],
      ['POST', `/api/homework/${id}/reminders`, {}],
    ] as const
    for (const [method, path, body] of tries) {
      expect((await call(method, path, body, stranger)).body).toEqual(problem('homework_not_found'))
    }
    expect(
      (await call('GET', `/api/homework?classId=${made.id}`, undefined, stranger)).body,
    ).toEqual({ homework: [] })
    const { path } = (await call('POST', `${made.path}/invite`, {})).body
    await call('POST', '/api/classes/accept', { token: path.split('#')[1] }, stranger)
    expect(await detail(id, stranger)).toMatchObject({ homework: { id } })
  })

  test('plays what is for another class, nor is told of its students', async () => {
    const id = await give()
    const zoe = await signUp(api.client)
    expect((await play(id, zoe)).body).toEqual(problem('homework_of_class'))
    const page = await pageOf(id, zoe)
    expect(page).toMatchObject({ obstacle: 'other_class', mine: null })
    expect(JSON.stringify(page)).not.toMatch(/Ana|Ben|Careers 7/)
    expect(await mine(zoe)).toEqual([])
  })

  test('has an own date who is not in the class', async () => {
    const id = await give()
    const zoe = await signUp(api.client)
    const path = `/api/homework/${id}/students/${zoe.profileId}`
    expect((await call('PUT', path, { extendedTo: 1 })).body).toEqual(
      problem('homework_student_not_found'),
    )
  })
})

describe('What goes with what', () => {
  const isThere = async (id: string) => (await pageOf(id)).homework !== undefined

  test('deleted homework is gone; the games stay with who played them', async () => {
    const id = await give()
    const gameId = await finish(id, ana)
    expect((await call('DELETE', `/api/homework/${id}`, {})).status).toBe(204)
    expect(await isThere(id)).toBe(false)
    const { games } = (await call('GET', '/api/games?role=joined', undefined, ana)).body
    expect(games).toMatchObject([{ sessionId: gameId }])
  })

  test('a class takes its homework with it', async () => {
    const id = await give()
    expect((await call('DELETE', made.path, {})).status).toBe(204)
    expect(await isThere(id)).toBe(false)
  })

  test('a teacher who goes takes what went by a link; a class keeps its own', async () => {
    const other = await signUp(api.client, 'teacher')
    const { path } = (await call('POST', `${made.path}/invite`, {})).body
    await call('POST', '/api/classes/accept', { token: path.split('#')[1] }, other)
    const [ofClass, byLink] = [await give({}, other), await give({ classId: null }, other)]
    await call(
      'POST',
      '/api/account/deletion',
      { password: other.password, confirmation: other.email },
      other,
    )
    expect([await isThere(ofClass), await isThere(byLink)]).toEqual([true, false])
    expect(await pageOf(ofClass)).toMatchObject({ homework: { teacher: null } })
  })
})
