import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { listFiguresOfSet } from '../question-figures/store/question-figures'
import { receivePost } from '../settlement/room-outbox'

const NURSE = 'qs_nurse-shift'
const HOST = { tab: 'tab-of-host' }
let rooms: RoomsDouble
let api: TestApi
let teacher: Person

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin })
})
beforeEach(async () => {
  teacher = await signUp(api.client, 'teacher')
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const post = (path: string, body: unknown = {}, by: object = teacher) =>
  api.client('POST', path, body, by)

const create = (oneDevice: object, change: object = {}) =>
  post('/api/games', {
    questionSetId: NURSE,
    settings: { oneDevice, progressionControl: 'auto', timeStretch: 1, runAlone: true },
    ...change,
  })

/** A started game. */
async function running(oneDevice: object, change: object = {}) {
  const { session } = (await create(oneDevice, change)).body
  const path = `/api/games/${session.id}`
  expect((await post(`${path}/start`, HOST)).status).toBe(200)
  const setup = rooms.setup(session.id)
  return { session, id: session.id as string, path, questions: setup?.questions ?? [], setup }
}
type Running = Awaited<ReturnType<typeof running>>

const mark = ({ path }: Running, body: object) => post(`${path}/mark-answers`, { ...HOST, ...body })

/** Ends the game and settles it; its report. */
async function report({ id, path }: Running) {
  expect((await post(`${path}/end`, HOST)).status).toBe(200)
  for (const content of rooms.posts(id)) await receivePost(api.services, id, content)
  const { status, body } = await api.client('GET', `/api/analytics/games/${id}`, undefined, teacher)
  expect(status).toBe(200)
  return body
}

describe('A game without phones', () => {
  test('is untimed, by hand, and nobody can join it', async () => {
    const { session, setup } = await running({ answers: 'hands', count: 28 })
    expect(session.settings).toMatchObject({
      oneDevice: { answers: 'hands', count: 28 },
      progressionControl: 'manual',
      timeStretch: null,
      runAlone: false,
    })
    expect(setup?.oneDevice?.seats).toHaveLength(28)
    const body = { gameCode: session.gameCode, displayName: 'Gus' }
    const joined = await post('/api/games/join', body, {})
    expect(joined.body).toEqual(problem('game_without_phones'))
  })

  test('its report has the counts of the class, and nobody in it', async () => {
    const game = await running({ answers: 'hands', count: 10 })
    const [first] = game.questions
    const right = first?.correctIndex ?? 0
    const counts = [
      { answer: right, count: 7 },
      { answer: (right + 1) % 4, count: 2 },
    ]
    expect((await mark(game, { questionId: first?.id, counts })).status).toBe(200)
    const told = await report(game)
    expect(told).toMatchObject({ byCounts: { students: 10 }, players: [] })
    const asked = told.questions.find(
      ({ question }: { question: { id: string } }) => question.id === first?.id,
    )
    expect(asked).toMatchObject({ answers: 9, rightAnswers: 7 })
    expect(asked.counts[right]).toBe(7)
    // Which seat was right is chance: nothing may be learned of strong and weak players.
    expect(await listFiguresOfSet(api.services.store.db, NURSE)).toEqual([])
  })

  test('teams are named, and stand in the report with their answers', async () => {
    const names = ['Red', 'Blue', 'Green']
    const game = await running({ answers: 'teams', count: 3, names })
    const [first] = game.questions
    const seats = game.setup?.oneDevice?.seats ?? []
    expect(seats.map(({ displayName }) => displayName)).toEqual(names)
    const marks = [{ playerId: seats[1]?.playerId, answer: first?.correctIndex }]
    expect((await mark(game, { questionId: first?.id, marks })).status).toBe(200)
    const told = await report(game)
    expect(told.byCounts).toBeUndefined()
    const blue = told.players.find(
      ({ displayName }: { displayName: string }) => displayName === 'Blue',
    )
    expect(blue).toMatchObject({ correctAnswers: 1, placement: 1 })
  })

  test('a trail of clues needs no set, and its report has who found it', async () => {
    const dealt = { gameMode: 'clue_trail', questionSetId: undefined }
    const game = await running({ answers: 'hands', count: 10 }, dealt)
    const [first] = game.questions
    const counts = [{ answer: first?.correctIndex, count: 10 }]
    const marked = await mark(game, { part: 'question', questionId: first?.id, counts })
    expect(marked.status).toBe(200)
    const told = await report(game)
    expect(told).toMatchObject({ byCounts: { students: 10 }, players: [] })
    expect(told.questions[0]).toMatchObject({ answers: 10, rightAnswers: 10 })
  })

  test('questions that hands cannot answer are left out', async () => {
    const { setup } = await running({ answers: 'corners', count: 20 })
    expect(setup?.questions.every(({ options }) => options.length <= 4)).toBe(true)
    expect(setup?.questions.every(({ kind }) => ['choice', 'poll'].includes(kind))).toBe(true)
  })

  test('more hands than students are refused', async () => {
    const game = await running({ answers: 'hands', count: 5 })
    const counts = [{ answer: 0, count: 6 }]
    const questionId = game.questions[0]?.id
    const marked = await mark(game, { questionId, counts })
    expect(marked.body).toEqual(problem('too_many_hands'))
    expect(marked.body.detail).toContain('5 in the class')
  })

  test.each([
    [
      'a way that a mode does not have',
      { answers: 'corners', count: 20 },
      { gameMode: 'clue_trail' },
    ],
    [
      'a mode in which each sees something else',
      { answers: 'teams', count: 4 },
      { gameMode: 'decoy' },
    ],
    ['a mode at an own pace', { answers: 'hands', count: 20 }, { gameMode: 'switchback' }],
    ['a game alone', { answers: 'hands', count: 20 }, { sessionType: 'solo' }],
  ])('%s needs phones', async (_, oneDevice, change) => {
    expect((await create(oneDevice, change)).body).toEqual(problem('mode_needs_phones'))
  })

  test.each([
    ['no student', { answers: 'hands', count: 0 }],
    ['a thousand students', { answers: 'hands', count: 1_000 }],
    ['seven teams', { answers: 'teams', count: 7 }],
    ['an unknown way', { answers: 'shouting', count: 7 }],
  ])('%s is refused', async (_, oneDevice) => {
    expect((await create(oneDevice)).status).toBe(400)
  })

  test('a name of a team that no class may see is replaced', async () => {
    const { setup } = await running({ answers: 'teams', count: 2, names: ['fuck', 'Blue'] })
    expect(setup?.oneDevice?.seats[0]?.displayName).not.toContain('fuck')
  })
})
