import { seededRandom } from '@pathquest/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'
import { listQuestions, type Question } from '../question-sets'
import { insertQuestionSet } from '../question-sets/store/question-sets'
import { removeQuestion } from '../question-sets/store/questions'
import { shuffleQuestions } from './drawn-questions'
import { listGameQuestions } from './store/questions'
import { markGameCancelled, markGameCompleted } from './store/sessions'

let rooms: RoomsDouble
let api: TestApi
let teacher: Person

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' }, roomsOrigin: rooms.origin })
  teacher = await signUp(api.client, 'teacher')
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

/** A private set of the teacher with questions 0 to 9, the first four about people. */
async function aSet(): Promise<{ setId: string; ids: string[] }> {
  const { db } = api.services.store
  const { id: setId } = await insertQuestionSet(db, {
    title: 'Ten questions',
    subject: 'Science',
    gradeLevel: [],
    tags: [],
    isPublic: false,
    creatorId: teacher.profileId,
    questions: Array.from({ length: 10 }, (_, index) => ({
      questionText: `Question ${index}`,
      options: ['one', 'two', 'three', 'four', 'five', 'six'].map((text, place) => ({
        text,
        isCorrect: place === index % 6,
      })),
      points: 10,
      timeLimitSeconds: 30,
      difficulty: 'easy' as const,
      businessDriver: index < 4 ? ('people' as const) : null,
    })),
  })
  return { setId, ids: (await listQuestions(db, setId)).map(({ id }) => id) }
}

const create = (requested: object) => api.client('POST', '/api/games', requested, teacher)

async function hosted(requested: object) {
  const { status, body } = await create(requested)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const questions = await listGameQuestions(api.services.store.db, body.session.id)
  return { session: body.session, questions, ids: questions.map(({ questionId }) => questionId) }
}

const rightOf = ({ options }: Pick<Question, 'options'>) =>
  options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text)

describe('A game of a part of a set', () => {
  test('is made of the questions picked by hand, in their order', async () => {
    const { setId, ids } = await aSet()
    const picked = [ids[7], ids[2], ids[5]]
    const game = await hosted({ questionSetId: setId, questionIds: picked })
    expect(game.ids).toEqual(picked)
    expect(game.session).toMatchObject({ totalQuestions: 3, questionIds: picked })
  })

  test('is made of the first ones, or the first ones of a driver', async () => {
    const { setId, ids } = await aSet()
    const first = await hosted({ questionSetId: setId, firstQuestions: 5 })
    expect(first.ids).toEqual(ids.slice(0, 5))
    const settings = { businessDriver: 'people' }
    const ofDriver = await hosted({ questionSetId: setId, firstQuestions: 3, settings })
    expect(ofDriver.ids).toEqual(ids.slice(0, 3))
    expect(ofDriver.session).toMatchObject({ totalQuestions: 3, firstQuestions: 3 })
  })

  test('does not tell players which part it is', async () => {
    const { setId, ids } = await aSet()
    const { session } = await hosted({ questionSetId: setId, questionIds: [ids[0]] })
    const { gameCode } = session
    const joined = await api.client('POST', '/api/games/join', { gameCode, displayName: 'Zoe' })
    expect(joined.body.session.totalQuestions).toBe(1)
    expect(joined.body.session).not.toHaveProperty('questionIds')
  })

  test.each([
    [{ questionIds: ['qn_none'] }, 'questions_not_in_set'],
    [{ questionIds: [] }, 'bad_request'],
    [{ questionIds: Array.from({ length: 201 }, String) }, 'bad_request'],
    [{ firstQuestions: 0 }, 'bad_request'],
    [{ firstQuestions: 2.5 }, 'bad_request'],
    [{ settings: { businessDriver: 'profits' } }, 'driver_not_in_set'],
  ] as const)('%o is refused: %s', async (requested, code) => {
    const { setId } = await aSet()
    const { status, body } = await create({ questionSetId: setId, ...requested })
    expect([status, body]).toEqual([400, problem(code)])
  })

  test('from another set is refused', async () => {
    const [{ setId }, { ids }] = [await aSet(), await aSet()]
    const { body } = await create({ questionSetId: setId, questionIds: [ids[0]] })
    expect(body).toMatchObject({ code: 'questions_not_in_set', field: 'questionIds' })
  })
})

describe('A shuffled game', () => {
  test('has the same questions in one order for all, with the right answers unchanged', async () => {
    const { setId, ids } = await aSet()
    const { db } = api.services.store
    const settings = { shuffleQuestions: true, shuffleOptions: true }
    const game = await hosted({ questionSetId: setId, settings })
    expect(game.ids).not.toEqual(ids)
    expect([...game.ids].sort()).toEqual([...ids].sort())
    const inSet = new Map((await listQuestions(db, setId)).map((one) => [one.id, one]))
    for (const question of game.questions) {
      const original = inSet.get(question.questionId) as Question
      expect(rightOf(question)).toEqual(rightOf(original))
    }
    const textsOf = ({ options }: Pick<Question, 'options'>) => options.map(({ text }) => text)
    expect(game.questions.map(textsOf)).not.toEqual([...inSet.values()].map(textsOf))
  })

  test('of the first ones takes the first ones of the set', async () => {
    const { setId, ids } = await aSet()
    const settings = { shuffleQuestions: true }
    const game = await hosted({ questionSetId: setId, firstQuestions: 3, settings })
    expect([...game.ids].sort()).toEqual(ids.slice(0, 3).sort())
  })
})

describe('Play again', () => {
  test('keeps the part and the settings; deleted questions are left out', async () => {
    const { setId, ids } = await aSet()
    const settings = { shuffleOptions: true, approveNames: true }
    const { session } = await hosted({
      questionSetId: setId,
      questionIds: [ids[1], ids[8]],
      settings,
    })
    const { db } = api.services.store
    const again = { questionSetId: setId, settings: session.settings, playAgainOf: session.id }
    const next = await hosted({ ...again, questionIds: session.questionIds })
    expect(next.ids).toEqual([ids[1], ids[8]])
    expect(next.session.settings).toEqual(session.settings)
    await removeQuestion(db, { id: ids[1] as string, questionSetId: setId })
    expect((await hosted({ ...again, questionIds: session.questionIds })).ids).toEqual([ids[8]])
    const fresh = await create({ questionSetId: setId, questionIds: session.questionIds })
    expect(fresh.body).toEqual(problem('questions_not_in_set'))
  })
})

describe('A game made from an earlier one', () => {
  async function former() {
    const { setId, ids } = await aSet()
    const { session } = await hosted({ questionSetId: setId })
    const { db } = api.services.store
    const startedAt = session.createdAt + 1
    await markGameCompleted(db, session.id, { startedAt, endedAt: startedAt + 1 })
    return { setId, ids, gameId: session.id as string }
  }

  test('plays the questions unchanged, in the requested order, after their set was deleted', async () => {
    const { setId, ids, gameId } = await former()
    const { db } = api.services.store
    const played = await listGameQuestions(db, gameId)
    const set = await api.client('GET', `/api/question-sets/${setId}`, undefined, teacher)
    const { updatedAt } = set.body
    const gone = await api.client('DELETE', `/api/question-sets/${setId}`, { updatedAt }, teacher)
    expect(gone.status).toBe(204)
    const fromGame = { gameId, questionIds: [ids[7], 'qn_none', ids[2]] }
    const { session, questions } = await hosted({ fromGame, gameMode: 'career_quest' })
    expect(session).toMatchObject({
      title: 'Ten questions',
      questionSetId: null,
      totalQuestions: 2,
      fromGame,
    })
    const asPlayed = [played[7], played[2]].map((one) => ({
      ...one,
      gameSessionId: session.id,
      orderIndex: expect.any(Number),
    }))
    expect(questions).toEqual(asPlayed)
    const { settings } = session
    const again = await hosted({ fromGame: session.fromGame, settings, playAgainOf: session.id })
    expect(again.ids).toEqual([ids[7], ids[2]])
  })

  test.each([
    [{}, 201, null],
    [{ questionIds: ['qn_none'] }, 400, 'questions_not_in_game'],
    [{ questionIds: Array.from({ length: 201 }, String) }, 400, 'bad_request'],
    [{ questionIds: [] }, 400, 'bad_request'],
    [{ gameId: 'gs_none' }, 404, 'game_not_found'],
  ] as const)('%o: %i %s', async (change, status, code) => {
    const { ids, gameId } = await former()
    const made = await create({ fromGame: { gameId, questionIds: [ids[0]], ...change } })
    expect([made.status, made.body?.code ?? null]).toEqual([status, code])
  })

  test('takes neither a set nor a part of one, and is no solo game', async () => {
    const { setId, ids, gameId } = await former()
    const fromGame = { gameId, questionIds: [ids[0]] }
    const others = [{ questionSetId: setId }, { firstQuestions: 1 }, { sessionType: 'solo' }]
    for (const other of others) {
      const { body } = await create({ fromGame, ...other })
      expect(body).toMatchObject({ code: 'bad_request', field: 'fromGame' })
    }
    expect((await create({})).body).toEqual(problem('question_set_required'))
  })

  test('is only for the host of the earlier game, once that was played to its end', async () => {
    const { ids, gameId } = await former()
    const other = await signUp(api.client, 'teacher')
    const fromGame = { gameId, questionIds: [ids[0]] }
    const byOther = await api.client('POST', '/api/games', { fromGame }, other)
    expect(byOther.body).toMatchObject({ code: 'game_not_found', field: 'fromGame' })
    const { setId } = await aSet()
    const { session, ids: own } = await hosted({ questionSetId: setId })
    const early = { fromGame: { gameId: session.id, questionIds: own } }
    expect((await create(early)).body).toMatchObject({ code: 'results_pending' })
    await markGameCancelled(api.services.store.db, session.id, session.createdAt + 1)
    expect((await create(early)).body).toMatchObject({ code: 'game_not_found' })
  })
})

const questions = Array.from({ length: 12 }, (_, index) => ({
  questionId: `q_${index}`,
  questionText: `Question ${index}`,
  kind: 'choice',
  options: ['Nurse', 'Roofer', 'Pilot', 'Chef'].map((text, place) => ({
    text: `${text} ${index}`,
    isCorrect: place === index % 5,
  })),
  points: 10,
  timeLimitSeconds: 30,
  difficulty: 'easy' as const,
}))
const requested = { shuffleQuestions: true, shuffleOptions: true }
const byId = (list: ReturnType<typeof shuffleQuestions>) =>
  [...list].sort((a, b) => a.questionId.localeCompare(b.questionId, 'en', { numeric: true }))
const sorted = <Item>(items: readonly Item[]) => items.map((item) => JSON.stringify(item)).sort()

test('the same questions with the same options, with the right answers unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const game = shuffleQuestions(questions, requested, seededRandom(seed))
      expect(byId(game).map(({ questionId }) => questionId)).toEqual(
        questions.map(({ questionId }) => questionId),
      )
      // Survey questions among them (no option is right) stay surveys.
      expect(byId(game).map(({ options }) => sorted(options))).toEqual(
        questions.map(({ options }) => sorted(options)),
      )
    }),
    { numRuns: 30 },
  )
})

test('questions and options are shuffled, each by its own setting alone', () => {
  const play = (change: Partial<typeof requested>) =>
    shuffleQuestions(
      questions,
      { shuffleQuestions: false, shuffleOptions: false, ...change },
      seededRandom('1'),
    )
  expect(play({})).toEqual(questions)
  expect(play({ shuffleQuestions: true })).not.toEqual(questions)
  expect(byId(play({ shuffleQuestions: true }))).toEqual(questions)
  const ids = play({ shuffleOptions: true }).map(({ questionId }) => questionId)
  expect(ids).toEqual(questions.map(({ questionId }) => questionId))
  expect(play({ shuffleOptions: true })).not.toEqual(questions)
})
