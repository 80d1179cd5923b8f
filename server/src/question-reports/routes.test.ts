import type { QuestionReportList, QuestionSetSummary } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Caller, problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { insertProfile } from '../accounts/store/profiles'
import { insertAdmin } from '../accounts/store/users'
import {
  markGameCompleted,
  markGameStarted,
  updateCurrentQuestionIndex,
} from '../games/store/sessions'
import { FORMER_TEACHER, listQuestions, type Question } from '../question-sets'
import { insertQuestionSet } from '../question-sets/store/question-sets'

let rooms: RoomsDouble
let api: TestApi
let creator: Person
let colleague: Person
let setId: string
let ids: string[]

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' }, roomsOrigin: rooms.origin })
  creator = await signUp(api.client, 'teacher')
  colleague = await signUp(api.client, 'teacher')
  const { db } = api.services.store
  const set = await insertQuestionSet(db, {
    title: 'Three questions',
    subject: 'Science',
    gradeLevel: [],
    tags: [],
    isPublic: true,
    creatorId: creator.profileId,
    questions: [0, 1, 2].map((index) => ({
      questionText: `Question ${index}`,
      options: ['one', 'two'].map((text, place) => ({ text, isCorrect: place === 0 })),
      points: 10,
      timeLimitSeconds: 30,
      difficulty: 'easy' as const,
    })),
  })
  setId = set.id
  ids = (await listQuestions(db, setId)).map(({ id }) => id)
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

async function host(by: Person): Promise<{ id: string; gameCode: string; createdAt: number }> {
  const { body } = await api.client('POST', '/api/games', { questionSetId: setId }, by)
  return body.session
}

async function played(by: Person): Promise<string> {
  const { id, createdAt } = await host(by)
  const ending = { startedAt: createdAt + 1, endedAt: createdAt + 2 }
  await markGameCompleted(api.services.store.db, id, ending)
  return id
}

const report = (gameId: string, index: number, reason: string, by: Caller) =>
  api.client('POST', `/api/games/${gameId}/questions/${ids[index]}/report`, { reason }, by)

async function openReports(by: Person): Promise<number | undefined> {
  const { body } = await api.client('GET', '/api/question-sets', undefined, by)
  const sets = body.questionSets as QuestionSetSummary[]
  return sets.find(({ id }) => id === setId)?.openReports
}
const reportsPath = () => `/api/question-sets/${setId}/reports`

describe("Reports of a set's questions", () => {
  let own: string

  beforeAll(async () => {
    own = await played(creator)
    const others = await played(colleague)
    for (const [gameId, index, reason, by] of [
      [others, 2, 'unclear', colleague],
      [others, 0, 'two_answers', colleague],
      [own, 0, 'two_answers', creator],
    ] as const) {
      expect((await report(gameId, index, reason, by)).status).toBe(204)
    }
    // Once for each reporter, whatever they say afterwards.
    await report(own, 0, 'mistake', creator)
  })

  test('are counted in the list of its creator, and of nobody else', async () => {
    expect(await openReports(creator)).toBe(3)
    expect(await openReports(colleague)).toBeUndefined()
  })

  test('are told by question with their reasons, and a game of the own', async () => {
    const { body } = await api.client('GET', reportsPath(), undefined, creator)
    expect((body as QuestionReportList).reports).toMatchObject([
      {
        questionId: ids[0],
        questionText: 'Question 0',
        reasons: [{ reason: 'two_answers', count: 2 }],
        count: 2,
        gameId: own,
      },
      { questionId: ids[2], reasons: [{ reason: 'unclear', count: 1 }], gameId: null },
    ])
  })

  test('come back with a question whose deletion is undone', async () => {
    const path = `/api/question-sets/${setId}`
    const [before] = (await api.client('GET', path, undefined, creator)).body.questions
    const { id, orderIndex: _, ...question } = before
    const version = async () =>
      (await api.client('GET', path, undefined, creator)).body.updatedAt as number
    const restore = async (atPath: string, formerId: string) => {
      const added = { questions: [question], atIndex: 0, formerId }
      const { status, body } = await api.client('POST', `${atPath}/questions`, added, creator)
      expect(status).toBe(200)
      return (body.questions as { id: string }[])[0]?.id
    }
    const remove = async (questionId = '') => {
      const at = { updatedAt: await version() }
      await api.client('DELETE', `${path}/questions/${questionId}`, at, creator)
    }
    await remove(id)
    expect(await openReports(creator)).toBe(1)

    // Neither into a set that never asked it, nor by an id that nobody knows, nor twice.
    const copy = await api.client('POST', `${path}/duplicate`, {}, creator)
    expect(await restore(`/api/question-sets/${copy.body.id}`, id)).not.toBe(id)
    const madeUp = await restore(path, 'qu_made_up')
    expect(madeUp).not.toBe('qu_made_up')
    await remove(madeUp)

    expect(await restore(path, id)).toBe(id)
    const twin = await restore(path, id)
    expect(twin).not.toBe(id)
    await remove(twin)
    expect(await openReports(creator)).toBe(3)
  })

  test('are no business of another teacher', async () => {
    const read = await api.client('GET', reportsPath(), undefined, colleague)
    expect([read.status, read.body]).toEqual([404, problem('question_set_not_found')])
    const path = `${reportsPath()}/${ids[0]}`
    const closed = await api.client('POST', path, { outcome: 'dismissed' }, colleague)
    expect([closed.status, closed.body]).toEqual([404, problem('question_set_not_found')])
  })

  test('are closed by question; of another set or with another outcome they are not', async () => {
    const close = (questionId: string | undefined, outcome: string) =>
      api.client('POST', `${reportsPath()}/${questionId}`, { outcome }, creator)
    expect((await close('qn_none', 'mended')).body).toEqual(problem('question_not_found'))
    expect((await close(ids[0], 'answer_accepted')).body).toMatchObject({ code: 'bad_request' })
    const mended = (await close(ids[0], 'mended')).body as QuestionReportList
    expect(mended.reports.map(({ questionId }) => questionId)).toEqual([ids[2]])
    expect(await openReports(creator)).toBe(1)
    expect((await close(ids[2], 'dismissed')).body).toEqual({ reports: [] })
    expect(await openReports(creator)).toBeUndefined()
  })
})

describe('A question of a running game', () => {
  test('is reported once it is closed: those before the current one are', async () => {
    const { db } = api.services.store
    const { id, createdAt } = await host(creator)
    const statuses = async () =>
      Promise.all([0, 1, 2].map(async (i) => (await report(id, i, 'unclear', creator)).status))
    expect(await statuses()).toEqual([404, 404, 404])
    await markGameStarted(db, id, createdAt + 1)
    await updateCurrentQuestionIndex(db, id, 1)
    expect(await statuses()).toEqual([204, 404, 404])
    await markGameCompleted(db, id, { startedAt: createdAt + 1, endedAt: createdAt + 2 })
    expect(await statuses()).toEqual([204, 204, 204])
  })

  test('that the class is on may be reported as soon as its room shows the result, by all', async () => {
    const { id, gameCode } = await host(creator)
    const joined = await api.client('POST', '/api/games/join', { gameCode, displayName: 'Gus' })
    const guest = { bearer: joined.body.seatToken as string }
    const tab = { tab: 'tab-of-host' }
    await api.client('POST', `/api/games/${id}/start`, tab, creator)
    const statuses = async () =>
      Promise.all(
        [creator, guest].flatMap((by) =>
          [0, 1].map(async (i) => (await report(id, i, 'unclear', by)).status),
        ),
      )
    expect(await statuses()).toEqual([404, 404, 404, 404])
    await api.client('POST', `/api/games/${id}/advance`, tab, creator)
    expect(await statuses()).toEqual([204, 404, 204, 404])
    await api.client('POST', `/api/games/${id}/advance`, tab, creator)
    // The second is open now. What is stored may not have heard of it yet.
    expect((await statuses())[1]).toBe(404)
  })
})

describe('Reports of sets that nobody owns', () => {
  const PATH = '/api/admin/question-reports'
  let admin: Person
  const open = async () => (await api.client('GET', PATH, undefined, admin)).body
  const close = (questionId: string | undefined, outcome: string) =>
    api.client('POST', `${PATH}/${questionId}`, { outcome }, admin)

  async function setOf(creatorId: string | null, title: string): Promise<Question> {
    const { db } = api.services.store
    const options = ['one', 'two'].map((text, place) => ({ text, isCorrect: place === 0 }))
    const set = await insertQuestionSet(db, {
      ...{ title, subject: 'Science', gradeLevel: [], tags: [], isPublic: true, creatorId },
      questions: [
        {
          ...{ questionText: `Of ${title}`, options, points: 10, timeLimitSeconds: 30 },
          difficulty: 'easy',
        },
      ],
    })
    return (await listQuestions(db, set.id))[0] as Question
  }
  async function reportIn({ questionSetId, id }: Question, reason: string) {
    const { db } = api.services.store
    const { body } = await api.client('POST', '/api/games', { questionSetId }, colleague)
    const { session } = body
    const ending = { startedAt: session.createdAt + 1, endedAt: session.createdAt + 2 }
    await markGameCompleted(db, session.id, ending)
    const path = `/api/games/${session.id}/questions/${id}/report`
    expect((await api.client('POST', path, { reason }, colleague)).status).toBe(204)
    return session.id as string
  }

  beforeAll(async () => {
    admin = await signUp(api.client)
    const { db } = api.services.store
    await insertAdmin(db, admin.profileId)
    await insertProfile(db, { id: FORMER_TEACHER, displayName: '', userType: 'teacher' })
  })

  test('are told to administrators, oldest first, and closed by them', async () => {
    const ready = await setOf(null, 'a ready-made set')
    const left = await setOf(FORMER_TEACHER, 'a set of who left')
    const owned = await setOf(creator.profileId, 'a set of the creator')
    await reportIn(ready, 'unclear')
    await reportIn(left, 'mistake')
    await reportIn(owned, 'mistake')
    const gameId = await reportIn(ready, 'unclear')
    const { body } = await api.client('GET', `/api/analytics/games/${gameId}`, undefined, colleague)
    expect(body.questions).toMatchObject([
      { openReports: 1, reportReasons: [{ reason: 'unclear', count: 1 }] },
    ])
    const ofReady = {
      questionId: ready.id,
      questionText: 'Of a ready-made set',
      questionSetTitle: 'a ready-made set',
      reasons: [{ reason: 'unclear', count: 2 }],
      count: 2,
    }
    const ofLeft = { questionId: left.id, reasons: [{ reason: 'mistake', count: 1 }] }
    expect((await open()).reports).toMatchObject([ofReady, ofLeft])
    expect((await close(owned.id, 'mended')).body).toEqual(problem('question_not_found'))
    expect((await close(ready.id, 'mended')).body.reports).toMatchObject([ofLeft])
    expect((await close(left.id, 'dismissed')).body).toEqual({ reports: [] })
    expect((await close(left.id, 'dismissed')).body).toEqual(problem('question_not_found'))
  })
})
