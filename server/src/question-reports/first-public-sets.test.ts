import type { QuestionSetSummary, SetReviewList } from '@pathquest/game-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAdmin } from '../accounts/store/admins'
import { makeTestApi, type TestApi } from '../testing/api'
import { type Person, signUp } from '../testing/people'
import { type RoomsDouble, startRoomsDouble } from '../testing/rooms-double'

let rooms: RoomsDouble
let api: TestApi
let admin: Person
let reader: Person
let author: Person

const A_SET = { title: 'Bees at work', subject: 'Science', gradeLevel: [7] }
const QUESTION = {
  questionText: 'Who keeps bees?',
  options: ['A beekeeper', 'A roofer'].map((text, place) => ({ text, isCorrect: place === 0 })),
}
const call = (method: string, path: string, body: object | undefined, by: Person) =>
  api.client(method, `/api/question-sets${path}`, body, by)
const make = async (by: Person, isPublic = true) =>
  (await call('POST', '', { ...A_SET, isPublic, questions: [QUESTION] }, by)).body
const change = async (id: string, isPublic: boolean) => {
  const { updatedAt } = (await call('GET', `/${id}`, undefined, author)).body
  return (await call('PATCH', `/${id}`, { ...A_SET, isPublic, updatedAt }, author)).body
}
const isSeen = async (id: string) => {
  const { body } = await call('GET', '', undefined, reader)
  return (body.questionSets as QuestionSetSummary[]).some((set) => set.id === id)
}
const decide = async (id: string, decision: object) => {
  const path = '/api/admin/set-reviews'
  const list = (await api.client('GET', path, undefined, admin)).body as SetReviewList
  const updatedAt = list.sets.find((set) => set.id === id)?.updatedAt
  const answer = await api.client('POST', `${path}/${id}`, { updatedAt, ...decision }, admin)
  expect(answer.status).toBe(200)
}

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' }, roomsOrigin: rooms.origin })
  reader = await signUp(api.client, 'teacher')
  admin = await signUp(api.client, 'teacher')
  await insertAdmin(api.services.store.db, admin.profileId)
})
beforeEach(async () => {
  author = await signUp(api.client, 'teacher')
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

describe("A teacher's first public set", () => {
  test('waits for an administrator, seen and hosted by its author alone; the next does not', async () => {
    const first = await make(author)
    const other = await make(author)
    for (const { isPublic, review, id } of [first, other]) {
      expect([isPublic, review]).toEqual([false, { state: 'waiting', reason: null }])
      expect(await isSeen(id)).toBe(false)
    }
    const game = await api.client('POST', '/api/games', { questionSetId: first.id }, author)
    expect(game.status).toBe(201)
    await decide(first.id, { decision: 'allow' })
    expect(await isSeen(first.id)).toBe(true)
    expect(await isSeen(other.id)).toBe(false)
    expect((await make(author)).isPublic).toBe(true)
  })

  test('is changed while it waits, and taken back', async () => {
    const { id } = await make(author, false)
    expect((await change(id, true)).review.state).toBe('waiting')
    expect((await change(id, true)).review.state).toBe('waiting')
    const cruel = { questions: [{ ...QUESTION, questionText: 'Kill yourself' }] }
    const added = await call('POST', `/${id}/questions`, cruel, author)
    expect(added.body.code).toBe('set_text_not_suitable')
    expect((await change(id, false)).review).toBeUndefined()
  })

  test('that was public and is private now has been the first all the same', async () => {
    const { id } = await make(author)
    await decide(id, { decision: 'allow' })
    expect((await change(id, false)).isPublic).toBe(false)
    expect((await make(author)).isPublic).toBe(true)
  })

  test('comes again once one of theirs is hidden', async () => {
    const { id } = await make(author)
    await decide(id, { decision: 'allow' })
    const { id: second } = await make(author)
    const wish = { reason: 'hurtful' }
    expect((await call('POST', `/${second}/report`, wish, reader)).status).toBe(204)
    await decide(second, { decision: 'hide', reason: 'It hurts.' })
    expect((await make(author)).review.state).toBe('waiting')
    expect(await isSeen(id)).toBe(true)
  })

  test('of an administrator waits for nobody', async () => {
    expect((await make(admin)).isPublic).toBe(true)
  })
})
