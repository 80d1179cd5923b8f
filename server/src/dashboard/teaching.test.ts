import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Person, signUp } from '../../test/people'
import { CAREER_SET, makeGame, makeProfile, resultOf, seat } from '../../test/results'
import { aSet } from '../../test/storage/samples'
import { closeReports } from '../question-reports'
import { insertReport } from '../question-reports/store/question-reports'
import { listQuestions } from '../question-sets'
import { settleGame } from '../settlement/settle-game'

let api: TestApi

beforeAll(async () => {
  api = await makeTestApi()
})
afterAll(() => api.stop())

const dashboard = async (by: Person) =>
  (await api.client('GET', '/api/dashboard', undefined, by)).body

/** A finished class game; one classScore for each player. */
async function finished(host: Person, classScores: (number | null)[], accountId: string | null) {
  const { db } = api.services.store
  const game = await makeGame(db, { hostProfileId: host.profileId })
  const players = []
  for (const classScore of classScores) {
    players.push({ ...(await seat(db, game, players.length ? null : accountId)), classScore })
  }
  await settleGame(api.services, game.id, await resultOf(db, players))
  return game.id
}

describe("A teacher's dashboard", () => {
  test('of a new teacher says that nothing is done yet', async () => {
    const { teaching, games } = await dashboard(await signUp(api.client, 'teacher'))
    expect(games).toEqual([])
    expect(teaching).toEqual({
      results: [],
      hasOwnSet: false,
      hasStudents: false,
      unplayedSet: null,
      reportedSet: null,
    })
  })

  test('looks back on five finished class games, with their class average', async () => {
    const { db } = api.services.store
    const teacher = await signUp(api.client, 'teacher')
    for (let games = 0; games < 5; games++) await finished(teacher, [null], null)
    const sessionId = await finished(teacher, [40, 90, null], await makeProfile(db))
    await makeGame(db, { hostProfileId: teacher.profileId, sessionType: 'solo' })
    const open = await makeGame(db, { hostProfileId: teacher.profileId })
    const { teaching, games } = await dashboard(teacher)
    expect(games).toMatchObject([{ sessionId: open.id, status: 'waiting' }])
    expect(games).toHaveLength(1)
    expect(teaching.results).toHaveLength(5)
    const { results } = teaching as { results: { sessionId: string }[] }
    expect(results.find((one) => one.sessionId === sessionId)).toMatchObject({
      title: CAREER_SET.title,
      questionSetId: CAREER_SET.id,
      gameMode: 'career_quest',
      playerCount: 3,
      classAverage: 65,
    })
    expect(results.find((one) => one.sessionId !== sessionId)).toMatchObject({
      playerCount: 1,
      classAverage: null,
    })
    expect(teaching.hasStudents).toBe(true)
  })

  test('names the own set that nobody has played yet, and no empty one', async () => {
    const { db } = api.services.store
    const teacher = await signUp(api.client, 'teacher')
    const mine = { creatorId: teacher.profileId, isPublic: false }
    await aSet(db, { ...mine, title: 'Empty' })
    expect((await dashboard(teacher)).teaching).toMatchObject({
      hasOwnSet: true,
      unplayedSet: null,
    })
    const question = {
      questionText: 'Two and two?',
      options: [{ text: '4', isCorrect: true }],
      points: 10,
      timeLimitSeconds: 30,
      difficulty: 'easy' as const,
    }
    const { id } = await aSet(db, { ...mine, title: 'Never played', questions: [question] })
    expect((await dashboard(teacher)).teaching.unplayedSet).toEqual({ id, title: 'Never played' })
  })

  test('names the own set whose open report waits longest, with how many it has', async () => {
    const { db } = api.services.store
    const teacher = await signUp(api.client, 'teacher')
    const questions = ['One?', 'Two?'].map((questionText) => ({
      questionText,
      options: [{ text: '4', isCorrect: true }],
      points: 10,
      timeLimitSeconds: 30,
      difficulty: 'easy' as const,
    }))
    const reported = async (title: string, creatorId: string, times: number[]) => {
      const { id } = await aSet(db, { title, creatorId, isPublic: true, questions })
      const asked = await listQuestions(db, id)
      const game = await makeGame(db, { hostProfileId: teacher.profileId }, id)
      for (const [index, createdAt] of times.entries()) {
        await insertReport(db, {
          gameSessionId: game.id,
          questionId: (asked[index] as (typeof asked)[number]).id,
          reporter: 'host',
          reporterProfileId: null,
          reason: 'unclear',
          createdAt,
        })
      }
      return { id, questionIds: asked.map((one) => one.id) }
    }
    await reported('Later', teacher.profileId, [20])
    const first = await reported('Earlier', teacher.profileId, [10, 30])
    const colleague = await signUp(api.client, 'teacher')
    await reported('Of a colleague', colleague.profileId, [5])
    const named = async () => (await dashboard(teacher)).teaching.reportedSet
    expect(await named()).toEqual({ id: first.id, title: 'Earlier', reports: 2 })
    await closeReports(db, first, 'mended', 40)
    expect(await named()).toMatchObject({ title: 'Later', reports: 1 })
  })

  test('is for teachers: others have no such part', async () => {
    const student = await signUp(api.client, 'student')
    expect(await dashboard(student)).not.toHaveProperty('teaching')
  })
})
