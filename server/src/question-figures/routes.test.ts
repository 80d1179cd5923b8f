import type { FlawedQuestionList, QuestionFigures, ResultPost } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { grantAdmin, type Person, signUp } from '../../test/people'
import { makeGame, makeProfile, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import type { GameSession } from '../games'
import { listQuestions } from '../question-sets'
import {
  findQuestionSet,
  insertQuestionSet,
  type QuestionSet,
  removeQuestionSet,
  updateQuestionSet,
} from '../question-sets/store/question-sets'
import { type Question, updateQuestion } from '../question-sets/store/questions'
import { settleGame } from '../settlement/settle-game'

/** What each answers, a letter for each question: R right, w wrong. The last one is a survey. */
const STRONG = 'RwwRRRo'
const WEAK = 'RwRwwwo'
const CLASS = [...Array(10).fill(STRONG), ...Array(10).fill(WEAK)] as string[]
/** By question: everybody, nobody, the weak alone, and three that the strong alone get. */
const SHARES = [1, 0, 0.5, 0.5, 0.5, 0.5]

let api: TestApi
let db: Db
let creator: Person

beforeAll(async () => {
  api = await makeTestApi({ env: { PATHQUEST_DEMO: 'off' } })
  db = api.services.store.db
  creator = await signUp(api.client, 'teacher')
})
afterAll(() => api.stop())

async function makeSet(creatorId: string | null = creator.profileId): Promise<string> {
  const plain = { points: 10, timeLimitSeconds: 30, difficulty: 'easy' as const }
  const set = await insertQuestionSet(db, {
    title: 'Seven questions',
    subject: 'Science',
    gradeLevel: [],
    tags: [],
    isPublic: true,
    creatorId,
    questions: [...STRONG].map((letter, index) => ({
      ...plain,
      questionText: `Question ${index}`,
      options: ['one', 'two'].map((text, place) => ({
        text,
        isCorrect: place === 0 && letter !== 'o',
      })),
    })),
  })
  return set.id
}

interface Played {
  game: GameSession
  post: ResultPost
}

/** A class game that was played to its end, and is not settled yet. */
async function played(
  setId: string,
  lines = CLASS,
  change: Partial<GameSession> = {},
): Promise<Played> {
  const game = await makeGame(db, { questionSetId: setId, ...change }, setId)
  const questions = await listQuestions(db, setId)
  const seats = []
  for (const _ of lines) seats.push(await seat(db, game, null))
  const post = await resultOf(db, seats)
  const [pattern] = post.answers
  if (!pattern) throw new Error('nobody answered')
  const answers = seats.flatMap(({ playerId }, player) =>
    [...(lines[player] as string)].map((letter, index) => ({
      ...pattern,
      playerId,
      questionId: questions[index]?.id as string,
      share: letter === 'o' ? null : Number(letter === 'R'),
      isCorrect: letter === 'o' ? null : letter === 'R',
    })),
  )
  return { game, post: { ...post, answers } }
}

async function play(...game: Parameters<typeof played>): Promise<Played> {
  const over = await played(...game)
  await settleGame(api.services, over.game.id, over.post)
  return over
}

const figuresPath = (setId: string) => `/api/question-sets/${setId}/figures`

async function figuresOf(setId: string, by = creator): Promise<QuestionFigures[]> {
  const { status, body } = await api.client('GET', figuresPath(setId), undefined, by)
  expect(status).toBe(200)
  return body.questions
}

describe('The figures of a set', () => {
  test('are none before a class has played it', async () => {
    expect(await figuresOf(await makeSet())).toEqual([])
  })

  test('tell how hard a question is from 20 answers on, never of a survey', async () => {
    const setId = await makeSet()
    await play(setId, CLASS.slice(0, 19))
    const nothing = { rightShare: null, discrimination: null, flaws: [] }
    expect(await figuresOf(setId)).toMatchObject(SHARES.map(() => ({ answers: 19, ...nothing })))
    await play(setId, [WEAK])
    const all = await figuresOf(setId)
    expect(all.map(({ answers }) => answers)).toEqual(SHARES.map(() => 20))
    expect(all.map(({ rightShare }) => rightShare)).toEqual(SHARES)
    expect(all.map(({ discrimination }) => discrimination)).toEqual(SHARES.map(() => null))
  })

  test('compare strong with weak players from 20 answers of each on, and name what to mend', async () => {
    const setId = await makeSet()
    await play(setId)
    await play(setId)
    const all = await figuresOf(setId)
    const [first] = await listQuestions(db, setId)
    expect(all[0]).toEqual({
      questionId: first?.id,
      answers: 40,
      rightShare: 1,
      upperRightShare: 1,
      lowerRightShare: 1,
      discrimination: 0,
      flaws: ['everybody_right'],
    })
    expect(all[2]).toMatchObject({ upperRightShare: 0, lowerRightShare: 1, discrimination: -1 })
    expect(all.map(({ flaws }) => flaws)).toEqual([
      ['everybody_right'],
      ['nobody_right'],
      ['misleads'],
      [],
      [],
      [],
    ])
  })

  test('count a game once, however often and at once its result is posted', async () => {
    const setId = await makeSet()
    const { game, post } = await played(setId)
    const settle = () => settleGame(api.services, game.id, post)
    await Promise.all(Array.from({ length: 20 }, settle))
    await settle()
    expect((await figuresOf(setId)).map(({ answers }) => answers)).toEqual(SHARES.map(() => 20))
  })

  test('count no game alone, no removed player, not the host and no answer of practice', async () => {
    const setId = await makeSet()
    await play(setId, CLASS, { sessionType: 'solo' })
    expect(await figuresOf(setId)).toEqual([])

    const host = await makeProfile(db)
    const { game, post } = await played(setId, CLASS, { hostProfileId: host })
    const hostsOwn = await seat(db, game, host)
    const [removed, practising] = post.players
    if (!removed || !practising) throw new Error('nobody played')
    const [answer] = post.answers
    if (!answer) throw new Error('nobody answered')
    await settleGame(api.services, game.id, {
      ...post,
      players: [
        { ...removed, removedAt: 5, placement: null },
        ...post.players.slice(1),
        { ...practising, ...hostsOwn },
      ],
      answers: [
        ...post.answers,
        { ...answer, playerId: hostsOwn.playerId },
        { ...answer, playerId: practising.playerId, attempt: 2 },
      ],
    })
    expect((await figuresOf(setId)).map(({ answers }) => answers)).toEqual(SHARES.map(() => 19))
  })

  test('begin anew for a question that says something else, and for no other', async () => {
    const setId = await makeSet()
    await play(setId)
    const before = await played(setId)
    const [question] = await listQuestions(db, setId)
    const change = async (questionText: string) => {
      const set = await api.client('GET', `/api/question-sets/${setId}`, undefined, creator)
      const { id, orderIndex: _, ...draft } = set.body.questions[0]
      const path = `/api/question-sets/${setId}/questions/${id}`
      const changed = { ...draft, questionText, updatedAt: set.body.updatedAt }
      expect((await api.client('PATCH', path, changed, creator)).status).toBe(200)
    }
    await change('Is it another question?')
    expect((await figuresOf(setId)).map(({ questionId }) => questionId)).not.toContain(question?.id)
    // A mistake that is undone at once costs nothing.
    await change('Question 0')
    expect((await figuresOf(setId))[0]).toMatchObject({ questionId: question?.id, answers: 20 })
    await change('Is it another question?')
    // It asked the former text.
    await settleGame(api.services, before.game.id, before.post)
    expect((await figuresOf(setId)).map(({ answers }) => answers)).toEqual([40, 40, 40, 40, 40])
    await play(setId, CLASS.slice(0, 7))
    expect((await figuresOf(setId)).map(({ answers }) => answers)).toEqual([7, 47, 47, 47, 47, 47])
  })

  test('go with their question', async () => {
    const setId = await makeSet()
    await play(setId)
    const { questionFigures } = db.tables
    const ids = (await listQuestions(db, setId)).map(({ id }) => id)
    const kept = async () =>
      (await db.select().from(questionFigures)).filter(({ questionId }) => ids.includes(questionId))
    expect(await kept()).toHaveLength(SHARES.length)
    await removeQuestionSet(db, setId)
    expect(await kept()).toEqual([])
  })

  test('are for its creator and editors; of our own sets for administrators', async () => {
    const colleague = await signUp(api.client, 'teacher')
    const setId = await makeSet()
    await play(setId)
    const refused = problem('question_set_not_found')
    const ask = (id: string) => api.client('GET', figuresPath(id), undefined, colleague)
    expect(await ask(setId)).toMatchObject({ status: 404, body: refused })
    await db.insert(db.tables.setEditors).values({
      questionSetId: setId,
      profileId: colleague.profileId,
      addedAt: 1,
    })
    expect(await figuresOf(setId, colleague)).toHaveLength(SHARES.length)

    const ours = await makeSet(null)
    await play(ours)
    expect(await ask(ours)).toMatchObject({ status: 404, body: refused })
    await grantAdmin(api.dataDir, colleague)
    expect(await figuresOf(ours, colleague)).toHaveLength(SHARES.length)
  })
})

describe("An administrator's list for mending", () => {
  let admin: Person

  const list = async (): Promise<FlawedQuestionList> => {
    const { status, body } = await api.client(
      'GET',
      '/api/admin/flawed-questions',
      undefined,
      admin,
    )
    expect(status).toBe(200)
    return body
  }
  const ofSet = async (setId: string) =>
    (await list()).questions.filter(({ questionSetId }) => questionSetId === setId)

  beforeAll(async () => {
    admin = await signUp(api.client, 'student')
    await grantAdmin(api.dataDir, admin)
  })

  test('has the questions of our own sets that should be mended, the most serious first', async () => {
    const teachers = await makeSet()
    const ours = await makeSet(null)
    const { measured } = await list()
    for (const setId of [teachers, teachers, ours, ours]) await play(setId)
    expect((await ofSet(ours)).map(({ questionText, flaws }) => [questionText, flaws])).toEqual([
      ['Question 2', ['misleads']],
      ['Question 1', ['nobody_right']],
      ['Question 0', ['everybody_right']],
    ])
    expect(await ofSet(teachers)).toEqual([])
    expect((await list()).measured).toBe(measured + SHARES.length)
  })

  test('has nothing with few answers, of a former text or of a withdrawn set', async () => {
    const ours = await makeSet(null)
    await play(ours, CLASS.slice(0, 19))
    expect(await ofSet(ours)).toEqual([])
    await play(ours)
    expect(await ofSet(ours)).not.toEqual([])
    const [first] = (await listQuestions(db, ours)) as [Question]
    await updateQuestion(db, first, { ...first, questionText: 'Is it another?' })
    expect((await ofSet(ours)).map(({ questionId }) => questionId)).not.toContain(first.id)
    const set = (await findQuestionSet(db, ours)) as QuestionSet
    await updateQuestionSet(db, set, { withdrawnAt: 5 }, 9)
    expect(await ofSet(ours)).toEqual([])
  })
})
