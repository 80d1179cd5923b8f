import { ClassPlans, MyPlan, Plan, PlanConcerns } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, playedGame, showCard, type TestClass } from '../../test/class'
import { type Caller, problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'

const SEPTEMBER = Date.UTC(2026, 8, 7, 9)
const NEXT_SEPTEMBER = Date.UTC(2027, 8, 7, 9)
const NURSE = 'ca_registered-nurse'

let rooms: RoomsDouble
let api: TestApi
let now: number
let teacher: Person
let made: TestClass
let ana: Caller & { id: string }
let ben: Caller & { id: string }

beforeEach(async () => {
  now = SEPTEMBER
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

const call = (method: string, path: string, body?: object, by: Caller = ana) =>
  api.client(method, path, body, by)
const mine = async (by: Caller = ana, query = '') => {
  const { body } = await call('GET', `/api/my-plan${query}`, undefined, by)
  expect(MyPlan.parse(body)).toEqual(body)
  return body as MyPlan
}
const read = (path: string, by: Caller) => call('GET', path, undefined, by)
const planPath = (student: { id: string }) => `/api/students/${student.id}/plan`
const concerns = async (by: Caller = teacher) => {
  const { body } = await call('GET', '/api/plan-concerns', undefined, by)
  expect(PlanConcerns.parse(body)).toEqual(body)
  return (body as PlanConcerns).concerns
}
const game = async () => playedGame(api, made, [{ profileId: ana.id, right: 3, answered: 4 }])
const GONE = { status: 404, body: problem('plan_not_found') }

describe('A plan', () => {
  test('is empty before anything was done, in the school year of today', async () => {
    const { plan, hasReader } = await mine()
    expect(hasReader).toBe(true)
    expect(plan).toMatchObject({
      student: { id: ana.id, displayName: 'Ana' },
      year: 2026,
      years: [2026],
      goals: [],
      saved: [],
      interests: null,
      reflections: [],
      explored: [],
      games: { played: 0, answered: 0, correct: 0 },
      mindsets: [],
      isShared: false,
      handedInAt: null,
      reviews: [],
    })
    expect((await mine(await signUp(api.client))).hasReader).toBe(false)
  })

  test('keeps three goals at most, each with the day it was set and done', async () => {
    const put = (goals: object[]) => call('PUT', '/api/my-plan/goals', { goals })
    const shadow = { text: 'Spend a day with a nurse', nextStep: 'Ask my aunt' }
    expect(await put([shadow])).toMatchObject({ status: 200, body: { concern: null } })
    now += 1_000
    await put([{ ...shadow, isDone: true }, { text: 'Take biology' }])
    expect((await mine()).plan.goals).toEqual([
      { ...shadow, setAt: SEPTEMBER, doneAt: now },
      { text: 'Take biology', nextStep: '', setAt: now, doneAt: null },
    ])
    // Edited words are the same goal; another order, too.
    const done = now
    now += 1_000
    const edited = { text: 'Spend a day with a vet', nextStep: '' }
    await put([{ ...edited, isDone: true }, { text: 'Take biology' }])
    await put([{ text: 'Take biology' }, { ...edited, isDone: true }])
    expect((await mine()).plan.goals).toMatchObject([
      { text: 'Take biology', setAt: done },
      { ...edited, setAt: SEPTEMBER, doneAt: done },
    ])
    const four = Array.from({ length: 4 }, (_, i) => ({ text: `Goal ${i}` }))
    expect((await put(four)).status).toBe(400)
    expect((await put([{ text: ' \u200b ' }])).status).toBe(400)
    expect((await mine()).plan.goals).toHaveLength(2)
  })

  test('keeps why a career was saved', async () => {
    const save = (body: object) => call('PUT', `/api/bookmarks/${NURSE}`, body)
    await save({})
    expect((await save({ reason: 'I like to help' })).status).toBe(200)
    await save({})
    expect((await mine()).plan.saved).toMatchObject([
      { career: { id: NURSE }, reason: 'I like to help', at: SEPTEMBER },
    ])
    expect((await save({ reason: 'x'.repeat(161) })).status).toBe(400)
  })

  test('has one reflection of each game that was played, and what was explored', async () => {
    const id = await game()
    const path = `/api/my-plan/reflections/${id}`
    const said = { question: 'surprised', tap: 'pay', careerId: NURSE }
    expect((await call('PUT', path, said)).status).toBe(200)
    now += 1_000
    await call('PUT', path, { ...said, text: 'More than I thought' })
    const { plan } = await mine()
    expect(plan.reflections).toMatchObject([
      { gameId: id, question: 'surprised', tap: 'pay', text: 'More than I thought', at: SEPTEMBER },
    ])
    expect(plan.reflections[0]?.career?.id).toBe(NURSE)
    expect(plan.games).toEqual({ played: 1, answered: 4, correct: 3 })
    expect(plan.explored).toHaveLength(1)
    expect(plan.exploredEver).toBe(1)
    expect(plan.mindsets).toEqual([{ mindset: 'M6', games: 1 }])
    const [reflection] = plan.reflections
    await call('DELETE', `/api/my-plan/reflections/${reflection?.id}`, {})
    expect((await mine()).plan.reflections).toEqual([])
  })

  test.each([
    ['nothing said', { question: 'liked' }],
    ['an answer of another question', { question: 'liked', tap: 'pay' }],
    ['an unknown question', { question: 'why', tap: 'pay' }],
    ['a text that is too long', { question: 'liked', text: 'x'.repeat(201) }],
  ])('refuses %s', async (_, body) => {
    const id = await game()
    expect((await call('PUT', `/api/my-plan/reflections/${id}`, body)).status).toBe(400)
  })

  test('takes no reflection on a game of others', async () => {
    const id = await game()
    const answer = await call(
      'PUT',
      `/api/my-plan/reflections/${id}`,
      { question: 'liked', tap: 'making' },
      ben,
    )
    expect(answer).toMatchObject({ status: 404, body: problem('game_not_played') })
  })

  test('refuses goals that are written over others than the page has shown', async () => {
    const put = (goals: object[], before?: object[]) =>
      call('PUT', '/api/my-plan/goals', { goals, before })
    const [bakery, nurse] = [{ text: 'Visit a bakery' }, { text: 'Meet a nurse' }]
    expect((await put([bakery], [])).status).toBe(200)
    // The answer was lost on its way: sent again it is no other change.
    expect((await put([bakery], [])).status).toBe(200)
    const late = await put([nurse], [])
    expect(late).toMatchObject({ status: 409, body: problem('goals_changed') })
    expect((await mine()).plan.goals).toMatchObject([bakery])
    expect((await put([bakery, nurse], [bakery])).status).toBe(200)
  })

  test('shows a former school year, with the goals of now', async () => {
    const id = await game()
    await call('PUT', `/api/my-plan/reflections/${id}`, { question: 'liked', tap: 'making' })
    now = NEXT_SEPTEMBER
    const { plan } = await mine()
    expect(plan).toMatchObject({ year: 2027, years: [2027, 2026], reflections: [], explored: [] })
    const former = (await mine(ana, '?year=2026')).plan
    expect(former.reflections).toHaveLength(1)
    expect(former.games.played).toBe(1)
    expect((await call('GET', '/api/my-plan?year=last')).status).toBe(400)
  })
})

describe('A plan that is handed in', () => {
  test('is read and commented by a teacher of the class', async () => {
    await call('PATCH', '/api/my-plan', { isHandedIn: true })
    const list = (await read(`${made.path}/plans`, teacher)).body
    expect(ClassPlans.parse(list)).toEqual(list)
    expect(list.students).toMatchObject([
      { displayName: 'Ana', handedInAt: SEPTEMBER, reviewedAt: null },
      { displayName: 'Ben', handedInAt: null },
    ])
    now += 1_000
    const comment = { comment: 'Ask Ms. Ortiz about the hospital.' }
    const said = await call('POST', `${planPath(ana)}/reviews`, comment, teacher)
    expect(said.status).toBe(201)
    expect(Plan.parse(said.body).reviews).toMatchObject([{ ...comment, at: now }])
    expect((await mine()).plan.reviews).toMatchObject([{ ...comment, at: now }])
    const [first] = (await read(`${made.path}/plans`, teacher)).body.students
    expect(first.reviewedAt).toBe(now)
    await call('PATCH', '/api/my-plan', { isHandedIn: false })
    expect((await mine()).plan.handedInAt).toBeNull()
  })

  test('is nobody’s else: another teacher, a classmate, an archived class, a parent', async () => {
    await call('PATCH', '/api/my-plan', { isHandedIn: true, isShared: true })
    const stranger = await signUp(api.client, 'teacher')
    const comment = { comment: 'Hello' }
    expect(await read(planPath(ana), stranger)).toMatchObject(GONE)
    expect(await call('POST', `${planPath(ana)}/reviews`, comment, stranger)).toMatchObject(GONE)
    expect((await read(`${made.path}/plans`, stranger)).status).toBe(404)
    expect((await read(planPath(ana), ben)).status).toBe(403)
    const parent = await signUp(api.client, 'parent')
    expect(await read(`/api/children/${ana.id}/plan`, parent)).toMatchObject(GONE)
    await api.client('PATCH', made.path, { isArchived: true }, teacher)
    expect(await read(planPath(ana), teacher)).toMatchObject(GONE)
    expect((await mine()).plan.reviews).toEqual([])
  })

  test('keeps the comment of a teacher who has gone, without a name', async () => {
    await call('POST', `${planPath(ana)}/reviews`, { comment: 'Good start' }, teacher)
    const { db } = api.services.store
    await db.update(db.tables.planReviews).set({ reviewerProfileId: null })
    expect((await mine()).plan.reviews).toMatchObject([{ reviewer: null, comment: 'Good start' }])
  })
})

describe('A parent', () => {
  test('reads the plan of a linked child as long as the child shares it', async () => {
    const child = await signUp(api.client)
    const parent = await signUp(api.client, 'parent')
    const { code } = (await call('POST', '/api/parent-code', {}, child)).body
    await call('POST', '/api/children', { code }, parent)
    const path = `/api/children/${child.profileId}/plan`
    expect(await read(path, parent)).toMatchObject(GONE)
    await call('PATCH', '/api/my-plan', { isShared: true }, child)
    expect((await read(path, parent)).status).toBe(200)
    await call('PATCH', '/api/my-plan', { isShared: false }, child)
    expect(await read(path, parent)).toMatchObject(GONE)
  })
})

describe('Words that may mean danger', () => {
  const goal = (text: string, by: Caller = ana) =>
    call('PUT', '/api/my-plan/goals', { goals: [{ text }] }, by)

  test('are kept, shown to the teachers of the class at once, and sent nowhere', async () => {
    const id = await game()
    const text = 'I want to die'
    const said = await call('PUT', `/api/my-plan/reflections/${id}`, { question: 'liked', text })
    expect(said).toMatchObject({
      status: 200,
      body: { concern: { kind: 'self_harm', reader: 'adult' } },
    })
    expect((await mine()).plan.reflections).toMatchObject([{ text }])
    expect(await concerns()).toMatchObject([
      {
        student: { id: ana.id, displayName: 'Ana' },
        kind: 'self_harm',
        place: 'reflection',
        text,
        seen: null,
      },
    ])
    expect(await concerns(await signUp(api.client, 'teacher'))).toEqual([])
    const { db } = api.services.store
    const mails = await db.select().from(db.tables.mailOutbox)
    expect(JSON.stringify(mails)).not.toContain(text)
  })

  test('are shown as they were written, whatever was changed since', async () => {
    await goal('I will kill you')
    await goal('Take biology')
    expect(await concerns()).toMatchObject([
      { kind: 'threat', place: 'goal', text: 'I will kill you' },
    ])
    expect((await goal('Take biology')).body).toEqual({ concern: null })
  })

  test('are told once, also where the other goals change', async () => {
    await goal('I will kill you')
    const both = { goals: [{ text: 'I will kill you' }, { text: 'Take biology' }] }
    expect((await call('PUT', '/api/my-plan/goals', both)).body).toEqual({ concern: null })
    expect(await concerns()).toHaveLength(1)
  })

  test('are found in the reason of a saved career', async () => {
    await call('PUT', `/api/bookmarks/${NURSE}`, { reason: 'Voy a matar a todos' })
    expect(await concerns()).toMatchObject([{ kind: 'threat', place: 'reason' }])
  })

  test('of a student without a class are seen by nobody, and the student is told so', async () => {
    const alone = await signUp(api.client)
    const { body } = await goal('I want to die', alone)
    expect(body).toEqual({ concern: { kind: 'self_harm', reader: 'nobody' } })
    expect(await concerns()).toEqual([])
  })

  test('are taken on by one teacher, whom the colleague sees', async () => {
    await goal('I want to die')
    const [found] = await concerns()
    const path = `/api/plan-concerns/${found?.id}/seen`
    const stranger = await signUp(api.client, 'teacher')
    expect(await call('POST', path, {}, stranger)).toMatchObject({
      status: 404,
      body: problem('concern_not_found'),
    })
    now += 1_000
    expect((await call('POST', path, {}, teacher)).status).toBe(204)
    now += 1_000
    expect((await call('POST', path, {}, teacher)).status).toBe(204)
    expect(await concerns()).toMatchObject([{ seen: { at: SEPTEMBER + 1_000 } }])
    now += 31 * 24 * 3_600_000
    expect(await concerns()).toEqual([])
  })
})

test('changes of a plan are counted: sixty a minute', async () => {
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => call('PATCH', '/api/my-plan', { isShared: true })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
