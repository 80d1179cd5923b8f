import { randomBytes } from 'node:crypto'
import { idFrom } from '@pathquest/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { makeClass, type TestClass } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { listFiguresOfSet } from '../question-figures/store/question-figures'
import { findQuestionSet } from '../question-sets'

const REST = { points: 10, timeLimitSeconds: 30 }
const QUESTIONS = [
  {
    ...REST,
    questionText: 'Who draws the plans of a house?',
    options: ['An architect', 'A nurse', 'A pilot'].map((text, i) => ({
      text,
      isCorrect: i === 0,
    })),
  },
  {
    ...REST,
    kind: 'several',
    questionText: 'Who works in a hospital?',
    shape: ['A nurse', 'A surgeon', 'A pilot'],
    solution: [0, 1],
  },
  {
    ...REST,
    kind: 'typed',
    questionText: 'Who repairs pipes in houses?',
    shape: {},
    solution: { accepted: ['plumber'] },
  },
  {
    ...REST,
    kind: 'poll',
    questionText: 'Where would you rather work?',
    shape: { options: ['Inside', 'Outside'], asksWhy: false },
  },
]

let rooms: RoomsDouble
let api: TestApi
let teacher: Person
let ofClass: TestClass
let set: { id: string; updatedAt: number; questions: { id: string }[] }

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin })
})
beforeEach(async () => {
  teacher = await signUp(api.client, 'teacher')
  ofClass = await makeClass(api.client, teacher)
  const made = await api.client(
    'POST',
    '/api/question-sets',
    { title: 'Work on paper', subject: 'Science', gradeLevel: [7], questions: QUESTIONS },
    teacher,
  )
  expect(made.status).toBe(201)
  set = made.body
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const newGameId = () => idFrom('session', randomBytes(20))

const counted = (counts: object[]) =>
  counts.map((count, i) => ({ questionId: set.questions[i]?.id, ...count }))
/** 20 papers: 12 of 18 right, 5 of 15, 9 of 10, and a poll. */
const COUNTS = [
  { options: [12, 4, 2] },
  { options: [10, 8, 6], right: 5, wrong: 10 },
  { right: 9, wrong: 1 },
  { options: [7, 13] },
]

const put = (id: string, change: object = {}, by: object = teacher) =>
  api.client(
    'PUT',
    `/api/paper-games/${id}`,
    {
      questionSetId: set.id,
      updatedAt: set.updatedAt,
      classId: ofClass.id,
      papers: 20,
      questions: counted(COUNTS),
      ...change,
    },
    by,
  )
const get = async (path: string, by: object = teacher) =>
  (await api.client('GET', path, undefined, by)).body
const report = (id: string) => get(`/api/analytics/games/${id}`)

describe('Counts from papers', () => {
  test('are a finished game of the class: its report, its lists and its figures', async () => {
    const id = newGameId()
    expect(await put(id)).toMatchObject({ status: 200, body: { sessionId: id } })
    const told = await report(id)
    expect(told).toMatchObject({
      gameMode: 'on_paper',
      byCounts: { students: 20 },
      players: [],
      ofClass: { id: ofClass.id, absent: [] },
      // 26 right answers of 10 points, of 20 papers with 30 points.
      averageScore: 13,
      classAverage: 43.3,
    })
    const [several, choice, typed, poll] = told.questions
    expect(several).toMatchObject({ answers: 15, rightAnswers: 5, counts: [10, 8, 6] })
    expect(choice).toMatchObject({ answers: 18, rightAnswers: 12, counts: [12, 4, 2] })
    expect(typed).toMatchObject({ answers: 10, rightAnswers: 9, averageTimeMs: null })
    expect(poll).toMatchObject({ answers: 20, rightAnswers: null, counts: [7, 13] })

    const { games, hardQuestions } = await get(ofClass.path)
    expect(games).toEqual([
      expect.objectContaining({ sessionId: id, gameMode: 'on_paper', others: 20, accuracy: 60 }),
    ])
    expect(hardQuestions[0]).toMatchObject({ number: 2, rightShare: 1 / 3 })
    const analytics = await get('/api/analytics')
    expect(analytics.recentGames).toEqual([
      expect.objectContaining({ sessionId: id, totalPlayers: 20, completionRate: 100 }),
    ])
    expect(analytics.overview).toMatchObject({
      totalGames: 1,
      totalQuestionsAnswered: 43,
      averageClassScore: 43.3,
      totalStudents: 0,
      guests30d: 0,
      pathkeysAwarded: 0,
    })
    // The teacher can look at its results, where nobody has a name or a place.
    const view = await get(`/api/games/${id}/view?role=host&tab=tab-of-host`)
    expect(view.view.leaderboard).toEqual([])
    expect((await api.client('GET', `/api/games/${id}/results`, undefined, teacher)).status).toBe(
      200,
    )
  })

  test('are in the files of the report, with the options that were ticked', async () => {
    const id = newGameId()
    await put(id)
    const csv = await get(`/api/analytics/games/${id}/report.csv`)
    expect(csv).toContain('1,Who draws the plans of a house?,18,12,66.7,\r\n')
    expect(csv).toContain('2,Who works in a hospital?,,A surgeon,8,yes,no\r\n')
    expect(csv).toContain('4,Where would you rather work?,,Outside,13,,no\r\n')
    const { status } = await api.client(
      'GET',
      `/api/analytics/games/${id}/report.xlsx`,
      undefined,
      teacher,
    )
    expect(status).toBe(200)
  })

  test('of a part of the questions are graded by that part: the others were not asked', async () => {
    const id = newGameId()
    await put(id, { questions: counted([{}, { right: 5, wrong: 15 }]) })
    expect(await report(id)).toMatchObject({ averageScore: 2.5, classAverage: 25 })
    expect((await get('/api/analytics')).overview.totalQuestionsAnswered).toBe(20)
    // Nobody can be right in a poll.
    await put(id, { questions: counted([{}, {}, {}, { options: [9, 9] }]) })
    expect(await report(id)).toMatchObject({ averageScore: 0, classAverage: null })
  })

  test('sent again, by a double click as well, are one game', async () => {
    const id = newGameId()
    const twice = await Promise.all([put(id), put(id)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    await put(id)
    const { overview, recentGames } = await get('/api/analytics')
    expect(overview).toMatchObject({ totalGames: 1, totalQuestionsAnswered: 43 })
    expect(recentGames).toHaveLength(1)
    expect((await get(ofClass.path)).games).toHaveLength(1)
  })

  test('can be corrected later, though the set has changed or is gone', async () => {
    const id = newGameId()
    await put(id)
    const { updatedAt } = set
    const gone = await api.client('DELETE', `/api/question-sets/${set.id}`, { updatedAt }, teacher)
    expect(gone.status).toBe(204)
    const questions = counted([{ options: [20, 0, 0] }])
    expect((await put(id, { papers: 25, classId: null, questions })).status).toBe(200)
    const told = await report(id)
    expect(told).toMatchObject({ byCounts: { students: 25 }, averageScore: 8, classAverage: 80 })
    expect(told.ofClass).toBeUndefined()
    expect((await get(ofClass.path)).games).toEqual([])
    expect((await get('/api/analytics')).overview).toMatchObject({
      totalGames: 1,
      totalQuestionsAnswered: 20,
      averageClassScore: 80,
    })
  })

  test.each([
    ['more answers than papers', [{ options: [12, 8, 1] }], 'paper_counts_many'],
    ['an option too few', [{ options: [12, 8] }], 'paper_counts_incomplete'],
    ['half of a count', [{}, { right: 3 }], 'paper_counts_incomplete'],
    [
      'right and wrong where options are counted',
      [{ right: 3, wrong: 1 }],
      'paper_counts_incomplete',
    ],
    ['more right and wrong than papers', [{}, {}, { right: 20, wrong: 1 }], 'paper_counts_many'],
    ['ticks of nobody', [{}, { options: [9, 5, 3], right: 5, wrong: 3 }], 'paper_ticks_differ'],
    ['a half', [{ options: [1.5, 0, 0] }], 'bad_request'],
    ['less than nothing', [{ options: [-1, 0, 0] }], 'bad_request'],
    ['more than 200', [{ options: [201, 0, 0] }], 'bad_request'],
  ])('%s: refused, and nothing is stored', async (_, counts, code) => {
    const id = newGameId()
    const { body } = await put(id, { questions: counted(counts) })
    expect(body).toEqual(problem(code as 'bad_request'))
    expect((await api.client('GET', `/api/analytics/games/${id}`, undefined, teacher)).status).toBe(
      404,
    )
    expect((await get('/api/analytics')).overview.totalGames).toBe(0)
  })

  test('a refused correction changes nothing', async () => {
    const id = newGameId()
    await put(id)
    expect((await put(id, { questions: counted([{ options: [99, 0, 0] }]) })).status).toBe(422)
    expect(await report(id)).toMatchObject({ byCounts: { students: 20 }, classAverage: 43.3 })
  })

  test('questions twice, or of another set, are refused', async () => {
    const [first] = counted(COUNTS)
    const refused = problem('game_question_not_found')
    expect((await put(newGameId(), { questions: [first, first] })).body).toEqual(refused)
    const other = [{ questionId: 'qn_unknown', right: 1, wrong: 0 }]
    expect((await put(newGameId(), { questions: other })).body).toEqual(refused)
  })

  test('of a set that has changed since are refused', async () => {
    const { body } = await put(newGameId(), { updatedAt: set.updatedAt - 1 })
    expect(body).toEqual(problem('set_changed'))
  })

  test('are nobody’s but the teacher’s own: neither set, class nor game of others', async () => {
    const id = newGameId()
    await put(id)
    const stranger = await signUp(api.client, 'teacher')
    const bySet = await put(newGameId(), { classId: null }, stranger)
    expect(bySet.body).toEqual(problem('question_set_not_found'))
    expect((await put(newGameId(), {}, stranger)).body).toEqual(problem('class_not_found'))
    expect((await put(id, { classId: null }, stranger)).body).toEqual(problem('game_not_found'))
    const student = await signUp(api.client, 'student')
    expect((await put(newGameId(), {}, student)).status).toBe(403)
    expect((await put('gs_short')).status).toBe(400)
  })

  test('take no other answer as right: the counts are corrected instead', async () => {
    const id = newGameId()
    await put(id)
    const body = { questionId: set.questions[0]?.id, answer: 1 }
    const accepted = await api.client('POST', `/api/analytics/games/${id}/accept`, body, teacher)
    expect(accepted.body).toEqual(problem('answers_counted_on_paper'))
  })

  test('earn nobody anything, and leave the set and its questions as they were', async () => {
    const { db } = api.services.store
    const before = await findQuestionSet(db, set.id)
    await put(newGameId())
    expect(await findQuestionSet(db, set.id)).toEqual(before)
    expect(await listFiguresOfSet(db, set.id)).toEqual([])
    expect(await db.select().from(db.tables.tokenLedger)).toEqual([])
  })

  test('leave the next game as the teacher chose it before', async () => {
    const before = (await get('/api/host-defaults')).game
    await put(newGameId())
    expect((await get('/api/host-defaults')).game).toEqual(before)
  })
})
