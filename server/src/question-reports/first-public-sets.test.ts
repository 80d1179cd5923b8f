import type { QuestionSetSummary, SetReviewList } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { insertAdmin } from '../accounts/store/users'
import { insertQuestionSet } from '../question-sets/store/question-sets'

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
const waits = async () =>
  (await api.client('GET', '/api/question-set-publishing', undefined, author)).body.waits
const report = async (id: string) =>
  expect((await call('POST', `/${id}/report`, { reason: 'hurtful' }, reader)).status).toBe(204)
const remove = async (id: string) => {
  const { updatedAt } = (await call('GET', `/${id}`, undefined, author)).body
  expect((await call('DELETE', `/${id}`, { updatedAt }, author)).status).toBe(204)
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
    expect(await waits()).toBe(true)
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
    expect(await waits()).toBe(false)
    expect((await make(author)).isPublic).toBe(true)
  })

  test('stands with administrators below what somebody met and reported', async () => {
    const { id: waiting } = await make(author)
    const { id: reported } = await make(admin)
    await report(reported)
    const { body } = await api.client('GET', '/api/admin/set-reviews', undefined, admin)
    const ids = (body as SetReviewList).sets.map(({ id }) => id)
    expect(ids.indexOf(reported)).toBeLessThan(ids.indexOf(waiting))
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
    await report(second)
    await decide(second, { decision: 'hide', reason: 'It hurts.' })
    expect((await make(author)).review.state).toBe('waiting')
    expect(await isSeen(id)).toBe(true)
  })

  test.each(['hide', 'remove'])(
    'comes again after one to %s, which its author deletes',
    async (decision) => {
      const { id: kept } = await make(author)
      await decide(kept, { decision: 'allow' })
      const { id } = await make(author)
      await report(id)
      await decide(id, { decision, reason: 'It hurts.' })
      await remove(id)
      const next = await make(author)
      expect(next.review.state).toBe('waiting')
      // What was public before says nothing about it; a look at the next one does.
      await report(kept)
      await decide(kept, { decision: 'allow' })
      expect((await make(author)).isPublic).toBe(false)
      await decide(next.id, { decision: 'allow' })
      expect((await make(author)).isPublic).toBe(true)
    },
  )

  test('comes to who kept a set private since before there were reviews', async () => {
    const ofBefore = { ...A_SET, gradeLevel: [], tags: [], questions: [], review: null }
    const insert = (isPublic: boolean) =>
      insertQuestionSet(api.services.store.db, {
        ...ofBefore,
        creatorId: author.profileId,
        isPublic,
      })
    await insert(false)
    expect((await make(author)).review.state).toBe('waiting')
    await insert(true)
    expect((await make(author)).isPublic).toBe(true)
  })

  test('serves the classes of its author and of colleagues with a link meanwhile', async () => {
    const { id } = await make(author)
    const hosted = async (questionSetId: string, by: Person) => {
      const game = await api.client('POST', '/api/games', { questionSetId }, by)
      const requested = { gameCode: game.body.session.gameCode, displayName: 'Gus' }
      return (await api.client('POST', '/api/games/join', requested)).status
    }
    expect(await hosted(id, author)).toBe(200)
    const accept = async (right: string) => {
      const { token } = (await call('POST', `/${id}/share`, { right }, author)).body
      const path = '/api/question-set-shares/accept'
      return (await api.client('POST', path, { token }, reader)).body.questionSetId as string
    }
    const copy = await accept('copy')
    expect(copy).not.toBe(id)
    expect(await hosted(copy, reader)).toBe(200)
    await accept('edit')
    expect(await isSeen(id)).toBe(true)
    expect(await hosted(id, reader)).toBe(200)
    expect((await call('GET', `/${id}`, undefined, reader)).body.review.state).toBe('waiting')
  })

  test('of an administrator waits for nobody', async () => {
    expect((await make(admin)).isPublic).toBe(true)
  })
})
