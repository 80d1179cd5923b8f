import type { QuestionSetSummary, SetReviewList } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { insertProfile } from '../accounts/store/profiles'
import { insertAdmin } from '../accounts/store/users'
import { markGameCompleted } from '../games/store/sessions'
import { FORMER_TEACHER, findQuestionSet, listQuestions } from '../question-sets'
import { insertQuestionSet } from '../question-sets/store/question-sets'

let rooms: RoomsDouble
let api: TestApi
let author: Person
let reader: Person
let student: Person
let admin: Person
let set: { id: string; updatedAt: number }

const PATH = '/api/admin/set-reviews'
const A_SET = { title: 'Bees at work', subject: 'Science', gradeLevel: [7] }
const QUESTION = {
  questionText: 'Who keeps bees?',
  options: [
    { text: 'A beekeeper', isCorrect: true },
    { text: 'A roofer', isCorrect: false },
  ],
}
const newPublicSet = async (by: Person, more: object = {}) => {
  const made = { ...A_SET, isPublic: true, questions: [QUESTION], ...more }
  const { status, body } = await api.client('POST', '/api/question-sets', made, by)
  expect(status).toBe(201)
  return body
}
const report = (by: Person, requested: object = { reason: 'hurtful' }, id = set.id) =>
  api.client('POST', `/api/question-sets/${id}/report`, requested, by)
const reviews = async (): Promise<SetReviewList['sets']> =>
  (await api.client('GET', PATH, undefined, admin)).body.sets
const reviewed = async (id = set.id) => (await reviews()).find((one) => one.id === id)
const decide = async (decision: object, id = set.id) => {
  const updatedAt = (await reviewed(id))?.updatedAt
  return api.client('POST', `${PATH}/${id}`, { updatedAt, ...decision }, admin)
}
const read = async (by: Person) =>
  (await api.client('GET', `/api/question-sets/${set.id}`, undefined, by)).body
const listed = async (by: Person, query = '') =>
  (
    (await api.client('GET', `/api/question-sets${query}`, undefined, by)).body
      .questionSets as QuestionSetSummary[]
  ).some(({ id }) => id === set.id)
const ask = async (isPublic: boolean) => {
  const { updatedAt } = await read(author)
  const path = `/api/question-sets/${set.id}`
  return api.client('PATCH', path, { ...A_SET, isPublic, updatedAt }, author)
}

beforeAll(async () => {
  rooms = await startRoomsDouble()
  const env = { PATHQUEST_DEMO: 'off', PUBLIC_SETS: 'open' }
  api = await makeTestApi({ env, roomsOrigin: rooms.origin })
  student = await signUp(api.client)
  reader = await signUp(api.client, 'teacher')
  admin = await signUp(api.client)
  await insertAdmin(api.services.store.db, admin.profileId)
})
beforeEach(async () => {
  author = await signUp(api.client, 'teacher')
  set = await newPublicSet(author)
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

describe('A report of a public set', () => {
  test('is told to administrators once for each account, with what is inside', async () => {
    const note = 'The last question.'
    expect((await report(reader, { reason: 'hurtful', note })).status).toBe(204)
    expect((await report(reader, { reason: 'other' })).status).toBe(204)
    expect((await report(student, { reason: 'wrong' })).status).toBe(204)
    const one = await reviewed()
    expect(one).toMatchObject({ title: A_SET.title, isPublic: true, review: null, isOurs: false })
    expect(one?.author).toBeTruthy()
    const said = one?.reports.map(({ reason, note: words }) => ({ reason, note: words }))
    expect(said).toHaveLength(2)
    expect(said).toEqual(
      expect.arrayContaining([
        { reason: 'hurtful', note },
        { reason: 'wrong', note: '' },
      ]),
    )
    const { body } = await api.client('GET', `${PATH}/${set.id}`, undefined, admin)
    expect(body.questions).toMatchObject([QUESTION])
  })

  test('is for those who see a set of somebody else; nobody looks into another one', async () => {
    expect((await report(author)).body).toEqual(problem('question_set_not_found'))
    const own = await newPublicSet(author, { isPublic: false })
    expect((await report(reader, undefined, own.id)).status).toBe(404)
    expect((await report(reader, { reason: 'dull' })).status).toBe(400)
    expect((await api.client('GET', `${PATH}/${own.id}`, undefined, admin)).status).toBe(404)
    const unasked = { decision: 'remove', updatedAt: own.updatedAt }
    expect((await api.client('POST', `${PATH}/${own.id}`, unasked, admin)).status).toBe(404)
  })

  test('is taken ten times a day from one account', async () => {
    const busy = await signUp(api.client)
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await report(busy)).status)
    expect(statuses).toEqual([...Array(10).fill(204), 429])
  })

  test('that is dismissed leaves the set as it is, and is not told again', async () => {
    await report(reader)
    expect((await decide({ decision: 'allow' })).status).toBe(200)
    await report(reader)
    expect(await reviewed()).toBeUndefined()
    expect((await read(reader)).isPublic).toBe(true)
  })
})

describe('A set that is hidden', () => {
  const reason = 'The title hurts bees.'
  let gameCode: string
  beforeEach(async () => {
    const requested = { questionSetId: set.id }
    gameCode = (await api.client('POST', '/api/games', requested, reader)).body.session.gameCode
    await report(student)
    expect((await decide({ decision: 'hide', reason })).status).toBe(200)
  })

  test('is in no list, search or new game of others; what was opened goes on', async () => {
    for (const by of [reader, student]) {
      expect(await listed(by)).toBe(false)
      expect(await listed(by, '?q=bees')).toBe(false)
    }
    expect((await read(reader)).code).toBe('question_set_not_found')
    const again = await api.client('POST', '/api/games', { questionSetId: set.id }, reader)
    expect(again.body.code).toBe('question_set_not_found')
    const joining = { gameCode, displayName: 'Gus' }
    const joined = await api.client('POST', '/api/games/join', joining)
    expect(joined.body.seatToken).toBeTypeOf('string')
  })

  test('tells its author why; mended and asked for again it is with the administrators', async () => {
    expect(await read(author)).toMatchObject({
      isPublic: false,
      review: { state: 'hidden', reason },
    })
    expect((await ask(true)).body).toMatchObject({ isPublic: false, review: { state: 'asked' } })
    expect(await listed(reader)).toBe(false)
    expect(await reviewed()).toMatchObject({ review: 'asked', reviewReason: reason })
    expect((await ask(false)).body.review).toEqual({ state: 'hidden', reason })
    await ask(true)
    expect((await decide({ decision: 'allow' })).status).toBe(200)
    const open = await read(author)
    expect([open.isPublic, open.review]).toEqual([true, undefined])
    expect(await listed(reader)).toBe(true)
    expect((await read(reader)).review).toBeUndefined()
  })

  test('is decided on as the administrator saw it', async () => {
    const seen = (await reviewed())?.updatedAt
    await ask(true)
    const late = await decide({ decision: 'allow', updatedAt: seen })
    expect([late.status, late.body.code]).toEqual([409, 'set_changed'])
    expect(await listed(reader)).toBe(false)
  })

  test('is removed for good: its author reads why, and can only delete what is left', async () => {
    const editor = await signUp(api.client, 'teacher')
    const path = `/api/question-sets/${set.id}`
    const { token } = (await api.client('POST', `${path}/share`, { right: 'edit' }, author)).body
    await api.client('POST', '/api/question-set-shares/accept', { token }, editor)
    expect((await read(editor)).review.state).toBe('hidden')
    const why = 'It still hurts.'
    expect((await decide({ decision: 'remove', reason: why })).status).toBe(200)
    expect(await reviewed()).toBeUndefined()
    expect((await read(editor)).code).toBe('question_set_not_found')
    const left = await read(author)
    expect(left).toMatchObject({
      title: A_SET.title,
      isPublic: false,
      totalQuestions: 0,
      questions: [],
      review: { state: 'hidden', reason: why, isRemoved: true },
    })
    expect((await ask(true)).body.code).toBe('set_removed')
    const { updatedAt } = left
    const again = { questions: [QUESTION], updatedAt }
    const added = await api.client('POST', `${path}/questions`, again, author)
    expect(added.body.code).toBe('set_removed')
    expect((await api.client('DELETE', path, { updatedAt }, author)).status).toBe(204)
  })
})

describe('A question that somebody calls hurtful', () => {
  let gameId: string
  let questionId: string
  let own: { id: string }
  /** By a guest, of a set that its author keeps private. */
  beforeEach(async () => {
    own = await newPublicSet(author, { isPublic: false })
    const created = await api.client('POST', '/api/games', { questionSetId: own.id }, author)
    const { id, gameCode, createdAt } = created.body.session
    gameId = id
    const requested = { gameCode, displayName: 'Gus' }
    const { seatToken: bearer } = (await api.client('POST', '/api/games/join', requested)).body
    const { db } = api.services.store
    await markGameCompleted(db, id, { startedAt: createdAt + 1, endedAt: createdAt + 2 })
    questionId = (await listQuestions(db, own.id))[0]?.id as string
    const path = `/api/games/${id}/questions/${questionId}/report`
    expect((await api.client('POST', path, { reason: 'hurtful' }, { bearer })).status).toBe(204)
  })
  const asTold = async () =>
    (await api.client('GET', `/api/question-sets/${own.id}/reports`, undefined, author)).body
      .reports
  const close = () =>
    api.client(
      'POST',
      `/api/question-sets/${own.id}/reports/${questionId}`,
      { outcome: 'dismissed' },
      author,
    )

  test('is told to its writer, and to administrators whatever the writer says', async () => {
    expect(await asTold()).toMatchObject([{ reasons: [{ reason: 'hurtful', count: 1 }], gameId }])
    expect((await close()).body.reports).toEqual([])
    const told = { id: questionId, questionText: QUESTION.questionText, count: 1 }
    expect(await reviewed(own.id)).toMatchObject({ isPublic: false, hurtfulQuestions: [told] })
    const inside = await api.client('GET', `${PATH}/${own.id}`, undefined, admin)
    expect(inside.body.questions).toMatchObject([QUESTION])
  })

  test('is fine for its writer where an administrator says so; a private set stays private', async () => {
    expect((await decide({ decision: 'allow' }, own.id)).status).toBe(200)
    expect(await reviewed(own.id)).toBeUndefined()
    expect(await asTold()).toEqual([])
    const { body } = await api.client('GET', `/api/question-sets/${own.id}`, undefined, author)
    expect([body.isPublic, body.review]).toEqual([false, undefined])
    expect((await api.client('GET', `${PATH}/${own.id}`, undefined, admin)).status).toBe(404)
  })

  test('goes with its set where an administrator removes it', async () => {
    expect((await decide({ decision: 'remove', reason: 'No.' }, own.id)).status).toBe(200)
    expect([await asTold(), await reviewed(own.id)]).toEqual([[], undefined])
  })
})

test('A set of a teacher who has left is removed without a trace', async () => {
  const { db } = api.services.store
  await insertProfile(db, { id: FORMER_TEACHER, displayName: '', userType: 'teacher' })
  const { id } = await insertQuestionSet(db, {
    ...A_SET,
    tags: [],
    isPublic: true,
    creatorId: FORMER_TEACHER,
    questions: [],
  })
  await report(reader, undefined, id)
  expect((await decide({ decision: 'remove', reason: 'Nobody mends it.' }, id)).status).toBe(200)
  expect(await findQuestionSet(db, id)).toBeUndefined()
})

test('A set that comes with the product can be neither hidden nor removed', async () => {
  const { body } = await api.client('GET', '/api/question-sets', undefined, reader)
  const all = body.questionSets as QuestionSetSummary[]
  const ours = all.find(({ isVerified }) => isVerified)?.id as string
  expect((await report(reader, undefined, ours)).status).toBe(204)
  expect((await reviewed(ours))?.isOurs).toBe(true)
  expect((await decide({ decision: 'hide', reason: 'x' }, ours)).body.code).toBe('set_of_product')
  expect((await decide({ decision: 'remove' }, ours)).body.code).toBe('set_of_product')
  expect((await decide({ decision: 'allow' }, ours)).status).toBe(200)
})
