import type { Analytics, StudentList } from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { addCards, makeClass, type TestClass } from '../../test/class'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { settleGame } from '../settlement/settle-game'

const DAY_MS = 24 * 3_600_000
let api: TestApi
let teacher: Person
let [third, fourth] = [] as unknown as [TestClass, TestClass]
let ids: Record<string, string>
const now = Date.UTC(2026, 10, 20, 10)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  teacher = await signUp(api.client, 'teacher')
  third = await makeClass(api.client, teacher, { period: '3' })
  fourth = await makeClass(api.client, teacher, { period: '4' })
  const cards = [
    ...(await addCards(api.client, third, ['Ana', 'Ben'])),
    ...(await addCards(api.client, fourth, ['Cem'])),
  ]
  ids = Object.fromEntries(cards.map(({ displayName, studentId }) => [displayName, studentId]))
  await play(third, 60, { Ana: 10 })
  await play(third, 5, { Ana: 20, Ben: 40 })
  await play(fourth, 5, { Cem: 30 })
  await play(null, 1, { Ana: 6 })
})
afterAll(() => api.stop())

/** A game of so many days ago, with the points of its players. */
async function play(of: TestClass | null, daysAgo: number, points: Record<string, number>) {
  const { db } = api.services.store
  const at = now - daysAgo * DAY_MS
  const game = await makeGame(db, {
    hostProfileId: teacher.profileId,
    classId: of?.id ?? null,
    createdAt: at,
  })
  const players = []
  for (const [name, score] of Object.entries(points)) {
    const player = await seat(db, game, ids[name] as string)
    players.push({ ...player, score, correctAnswers: 1, totalAnswers: 2, joinedAt: at })
  }
  const result = await resultOf(db, players)
  await settleGame(api.services, game.id, { ...result, startedAt: at, endedAt: at + 1 })
}

const read = async <Body>(path: string, query: object, by = teacher): Promise<Body> => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, of]): [string, string] => [name, String(of)]),
  )
  const { status, body } = await api.client('GET', `${path}?${search}`, undefined, by)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const analytics = async (query: object = {}) => {
  const { overview, topPerformers, recentGames } = await read<Analytics>('/api/analytics', query)
  return {
    games: overview.totalGames,
    answers: overview.totalQuestionsAnswered,
    students: overview.totalStudents,
    active: overview.activeStudents30d,
    top: topPerformers.map(({ displayName }) => displayName),
    listed: recentGames.length,
  }
}
const students = async (query: object = {}) =>
  (await read<StudentList>('/api/students', query)).students.map((one) => [
    one.displayName,
    one.totalScore,
    one.totalGames,
  ])

const since = (days: number) => now - days * DAY_MS

describe('Figures of a teacher', () => {
  test('are those of one class, of the last days, or of both', async () => {
    const all = { games: 4, answers: 10, students: 3, active: 3, listed: 4 }
    expect(await analytics()).toEqual({ ...all, top: ['Ben', 'Cem', 'Ana'] })
    expect(await analytics({ class: third.id })).toEqual({
      games: 2,
      answers: 6,
      students: 2,
      active: 2,
      top: ['Ben', 'Ana'],
      listed: 2,
    })
    const week = { games: 3, answers: 8, students: 3, active: 3, listed: 3 }
    expect(await analytics({ since: since(7) })).toEqual({ ...week, top: ['Ben', 'Cem', 'Ana'] })
    const both = { games: 1, answers: 4, students: 2, active: 2, listed: 1 }
    expect(await analytics({ class: third.id, since: since(7) })).toEqual({
      ...both,
      top: ['Ben', 'Ana'],
    })
    const none = { games: 0, answers: 0, students: 0, active: 0, top: [], listed: 0 }
    expect(await analytics({ class: fourth.id, since: since(2) })).toEqual(none)
  })

  test('without a filter, and since the beginning, are the same', async () => {
    const [all, summed] = [
      await read<Analytics>('/api/analytics', {}),
      await read<Analytics>('/api/analytics', { since: 0 }),
    ]
    expect(summed).toEqual(all)
    expect(await read('/api/students', { since: 0 })).toEqual(await read('/api/students', {}))
  })

  test('name the students of a class with what they did since then', async () => {
    expect(await students({ class: third.id })).toEqual([
      ['Ben', 40, 1],
      ['Ana', 36, 3],
    ])
    expect(await students({ class: third.id, since: since(7) })).toEqual([
      ['Ben', 40, 1],
      ['Ana', 26, 2],
    ])
    expect(await students({ since: since(2) })).toEqual([['Ana', 6, 1]])
    expect(await students({ class: fourth.id, since: since(2) })).toEqual([])
  })

  test('are of nobody else: another teacher’s class is not there, and their games stay theirs', async () => {
    const other = await signUp(api.client, 'teacher')
    for (const path of ['/api/analytics', '/api/students']) {
      const asked = `${path}?class=${third.id}`
      const { status, body } = await api.client('GET', asked, undefined, other)
      expect([status, body]).toEqual([404, problem('class_not_found')])
    }
    // As a colleague, of the same class: what they have hosted for it themselves.
    const invite = await api.client('POST', `${third.path}/invite`, {}, teacher)
    const token = invite.body.path.split('#')[1]
    await api.client('POST', '/api/classes/accept', { token }, other)
    const { overview } = await read<Analytics>('/api/analytics', { class: third.id }, other)
    expect(overview).toMatchObject({ totalGames: 0, totalStudents: 0 })
  })

  test('refuse what is no time', async () => {
    const { status } = await api.client('GET', '/api/analytics?since=soon', undefined, teacher)
    expect(status).toBe(400)
  })
})
