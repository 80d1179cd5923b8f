import {
  type Analytics,
  baseTokens,
  CLASS_XP_GAMES_A_DAY,
  type GameReport,
  placementBonus,
  type ResultPost,
  type StudentDetail,
  type StudentList,
  type StudentSummary,
} from '@pathquest/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { changeSeats, figuresFromAnswers } from '../../test/figures'
import { type Person, signUp } from '../../test/people'
import {
  CAREER_SET,
  daysLater,
  makeGame,
  makeProfile,
  resultOf,
  seat,
  type TestPlayer,
} from '../../test/results'
import type { Db } from '../db/db'
import { markPlayerRemoved } from '../games/store/players'
import { listQuestions, type Question } from '../question-sets/store/questions'
import { purgeDue } from '../retention/purge'
import { getTokenBalance } from '../rewards/store/token-ledger'
import { settleGame } from '../settlement/settle-game'

const DAY_MS = 24 * 3_600_000

let api: TestApi
let db: Db
let teacher: Person
let other: Person
let ana: Person
let ben: Person
let questions: Question[]
let now = Date.UTC(2026, 4, 4, 10)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  db = api.services.store.db
  teacher = await signUp(api.client, 'teacher')
  other = await signUp(api.client, 'teacher')
  ana = await signUp(api.client)
  ben = await signUp(api.client)
  questions = await listQuestions(db, CAREER_SET.id)
})
afterAll(() => api.stop())

const get = async <Body>(path: string, by = teacher): Promise<Body> => {
  const { status, body } = await api.client('GET', path, undefined, by)
  expect(status).toBe(200)
  return body as Body
}
const rightOf = (question: Question | undefined) =>
  question?.options.findIndex(({ isCorrect }) => isCorrect) ?? 0
const wrongOf = (question: Question | undefined) => (rightOf(question) === 0 ? 1 : 0)

/** Who answered which of the first questions right. */
type Told = [TestPlayer, boolean[]]

let days = 0

/** Settles, each on a day of its own, a game in which each player answered the first questions, as told. */
async function play(gameId: string, told: Told[], day = days++): Promise<void> {
  const result = await resultOf(
    db,
    told.map(([player]) => player),
  )
  const post = daysLater(result, day)
  const answers: ResultPost['answers'] = told.flatMap(([{ playerId }, rights]) =>
    rights.map((isRight, index) => {
      const question = questions[index]
      const answer = isRight ? rightOf(question) : wrongOf(question)
      return {
        playerId,
        questionId: question?.id ?? '',
        attempt: 1,
        answer,
        selectedOptionIndex: answer,
        share: isRight ? 1 : 0,
        isCorrect: isRight,
        pointsEarned: isRight ? (question?.points ?? 0) : 0,
        answerTimeMs: 2_000,
        answeredAt: post.startedAt + 5_000 + index,
      }
    }),
  )
  const all = questions.reduce((sum, { points }) => sum + points, 0)
  const players = post.players.map((player, i) => {
    const rights = told[i]?.[1] ?? []
    const score = rights.reduce((sum, is, at) => sum + (is ? (questions[at]?.points ?? 0) : 0), 0)
    const correctAnswers = rights.filter(Boolean).length
    return {
      ...player,
      score,
      correctAnswers,
      totalAnswers: rights.length,
      classScore: (100 * score) / all,
      placement: null as number | null,
    }
  })
  await changeSeats(db, gameId, { joinedAt: post.startedAt })
  const inOrder = [...players].sort((a, b) => b.score - a.score || a.joinedAt - b.joinedAt)
  inOrder.forEach((player, i) => {
    player.placement = player.totalAnswers === 0 ? null : i + 1
  })
  await settleGame(api.services, gameId, { ...post, players, answers })
}

/** Two games of the teacher, with a guest and somebody who was removed. */
async function twoGames(): Promise<string[]> {
  const ids = []
  for (const anas of [
    [true, true, false],
    [true, false, false],
  ]) {
    const game = await makeGame(db, { hostProfileId: teacher.profileId })
    const removed = await seat(db, game, null)
    await play(game.id, [
      [await seat(db, game, ana.profileId), anas],
      [await seat(db, game, ben.profileId), [false, true, true]],
      [await seat(db, game, null), [true]],
    ])
    await markPlayerRemoved(db, removed.playerId)
    ids.push(game.id)
  }
  return ids
}

describe("A teacher's figures", () => {
  let games: string[]
  beforeAll(async () => {
    games = await twoGames()
  })

  test('are what the raw answers come to, in the own games alone', async () => {
    const raw = await figuresFromAnswers(db, teacher.profileId, questions)
    const { students } = await get<{ students: StudentSummary[] }>('/api/students')
    const expected = [raw.student(ana.profileId), raw.student(ben.profileId)]
    expect(students).toHaveLength(2)
    expect(students).toEqual(
      expect.arrayContaining(expected.map((one) => expect.objectContaining(one))),
    )
    const { overview, recentGames, topPerformers } = await get<Analytics>('/api/analytics')
    expect(overview).toMatchObject({
      totalStudents: 2,
      activeStudents30d: 2,
      totalGames: raw.games,
      totalQuestionsAnswered: raw.answers,
      averageClassScore: raw.classAverage,
      participationRate: 100,
    })
    expect(overview.pathkeysAwarded).toBe(
      students.reduce((sum, { pathkeysEarned }) => sum + pathkeysEarned, 0),
    )
    expect(topPerformers[0]).toMatchObject({ id: ben.profileId })
    expect(recentGames).toMatchObject([
      { sessionId: games[1], totalPlayers: 3, completionRate: 100 },
      { sessionId: games[0], totalPlayers: 3, completionRate: 100 },
    ])
  })

  test('list ten games and five students, or as many as are asked for', async () => {
    const host = await signUp(api.client, 'teacher')
    for (let played = 0; played < 11; played++) {
      const game = await makeGame(db, { hostProfileId: host.profileId })
      const pupil = await makeProfile(db)
      await play(game.id, [[await seat(db, game, pupil), [true]]])
    }
    const lengths = async (query: string) => {
      const { recentGames, topPerformers } = await get<Analytics>(`/api/analytics${query}`, host)
      return [recentGames.length, topPerformers.length]
    }
    expect(await lengths('')).toEqual([10, 5])
    expect(await lengths('?recent_games=8&top_students=3')).toEqual([8, 3])
    expect(await lengths('?recent_games=50&top_students=50')).toEqual([11, 11])
    for (const query of ['recent_games=0', 'top_students=51', 'limit=5']) {
      const { status } = await api.client('GET', `/api/analytics?${query}`, undefined, host)
      expect({ query, status }).toEqual({ query, status: 400 })
    }
  })

  test('name nothing of the games of others', async () => {
    expect(await get<{ students: unknown[] }>('/api/students', other)).toEqual({
      students: [],
      guests30d: 0,
    })
    const { overview, recentGames } = await get<Analytics>('/api/analytics', other)
    expect(overview).toMatchObject({ totalStudents: 0, totalGames: 0, participationRate: 0 })
    expect(recentGames).toEqual([])
    for (const path of [
      `/api/students/${ana.profileId}`,
      `/api/analytics/games/${games[0]}`,
      `/api/analytics/games/${games[0]}/report.csv`,
    ]) {
      expect((await api.client('GET', path, undefined, other)).status).toBe(404)
    }
    expect((await api.client('GET', '/api/students', undefined, ana)).status).toBe(403)
    expect(
      (await api.client('GET', `/api/analytics/games/${games[0]}`, undefined, ana)).status,
    ).toBe(404)
  })

  test('count colleagues and parents who joined in the game, and not as students', async () => {
    const host = await signUp(api.client, 'teacher')
    const parent = await signUp(api.client, 'parent')
    const game = await makeGame(db, { hostProfileId: host.profileId })
    await play(game.id, [
      [await seat(db, game, other.profileId), [true, true, true]],
      [await seat(db, game, parent.profileId), [true, true]],
      [await seat(db, game, ben.profileId), [true]],
    ])
    const { students } = await get<{ students: StudentSummary[] }>('/api/students', host)
    expect(students.map(({ id }) => id)).toEqual([ben.profileId])
    const { overview, recentGames, topPerformers } = await get<Analytics>('/api/analytics', host)
    expect(overview).toMatchObject({
      totalStudents: 1,
      activeStudents30d: 1,
      totalQuestionsAnswered: 6,
    })
    expect(topPerformers.map(({ id }) => id)).toEqual([ben.profileId])
    expect(recentGames).toMatchObject([{ totalPlayers: 3 }])
    const path = `/api/students/${other.profileId}`
    expect((await api.client('GET', path, undefined, host)).body).toEqual(
      problem('student_not_found'),
    )
    const { players } = await get<GameReport>(`/api/analytics/games/${game.id}`, host)
    expect(players.map(({ profileId }) => profileId)).toEqual([null, null, ben.profileId])
  })

  test('of one student list the games that both were in', async () => {
    const detail = await get<StudentDetail>(`/api/students/${ana.profileId}`)
    expect(detail.games.map(({ accuracy }) => accuracy).sort()).toEqual([33.3, 66.7])
  })

  test('say what the game practised most: a career quest, life after school', async () => {
    const report = await get<GameReport>(`/api/analytics/games/${games[0]}`)
    expect(report.mindset).toBe('M6')
  })

  test('read again after 90 days are what they were, without the names of guests', async () => {
    const before = await get<Analytics>('/api/analytics')
    const report = await get<GameReport>(`/api/analytics/games/${games[0]}`)
    now += 95 * DAY_MS
    expect(await purgeDue(api.services)).toBeGreaterThan(0)
    const after = await get<Analytics>('/api/analytics')
    expect({ ...after.overview, activeStudents30d: 2, participationRate: 100 }).toEqual(
      before.overview,
    )
    expect(after.recentGames).toEqual(before.recentGames)
    const later = await get<GameReport>(`/api/analytics/games/${games[0]}`)
    expect(later.questions).toEqual(report.questions)
    expect(later.players.filter(({ displayName }) => displayName === '')).toMatchObject([
      { answers: [] },
    ])
    now -= 95 * DAY_MS
  })
})

describe('The report of a game', () => {
  test('has the hardest question first, with what was chosen and by whom', async () => {
    const [id] = await twoGames()
    const report = await get<GameReport>(`/api/analytics/games/${id}`)
    expect(report.players).toHaveLength(3)
    const shares = report.questions.flatMap(({ rightShare }) => rightShare ?? [])
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    const first = report.questions.find(({ index }) => index === 0)
    expect(first).toMatchObject({ answers: 3, rightAnswers: 2, averageTimeMs: 2_000 })
    expect((first?.counts as number[] | undefined)?.[rightOf(questions[0])]).toBe(2)
    expect(first?.solution.correctIndex).toBe(rightOf(questions[0]))
    expect(report.questions.at(-1)).toMatchObject({ answers: 0, rightShare: null })
  })

  test('is downloaded as CSV and as a workbook in which no text is a formula', async () => {
    const game = await makeGame(db, { hostProfileId: teacher.profileId })
    const player = await seat(db, game, null)
    await play(game.id, [[player, [true]]])
    await changeSeats(db, game.id, { displayName: '=HYPERLINK("http://x")' })
    const path = `/api/analytics/games/${game.id}/report`
    const csv = await api.client('GET', `${path}.csv?lang=es`, undefined, teacher)
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="pathquest-/)
    expect(csv.body).toContain('Nombre,Puesto')
    expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`)
    const xlsx = await api.app.request(`${path}.xlsx`, { headers: { cookie: teacher.cookie } })
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  test('is there for a class game alone that was played to its end', async () => {
    const open = await makeGame(db, { hostProfileId: teacher.profileId })
    const solo = await makeGame(db, { hostProfileId: teacher.profileId, sessionType: 'solo' })
    const ask = (id: string) => api.client('GET', `/api/analytics/games/${id}`, undefined, teacher)
    expect((await ask(open.id)).body).toEqual(problem('results_pending'))
    expect((await ask(solo.id)).body).toEqual(problem('game_not_found'))
  })
})

describe('Another answer that is accepted afterwards', () => {
  const accept = (id: string, answer: unknown, by = teacher, questionId = questions[0]?.id) =>
    api.client('POST', `/api/analytics/games/${id}/accept`, { questionId, answer }, by)

  test('counts once, however often it is sent: answers, seats, XP and figures', async () => {
    const game = await makeGame(db, { hostProfileId: teacher.profileId })
    const anas = await seat(db, game, ana.profileId)
    const bens = await seat(db, game, ben.profileId)
    await play(game.id, [
      [anas, [true]],
      [bens, [false, true]],
    ])
    const balance = () => getTokenBalance(db, ben.profileId)
    const xp = await balance()
    const before = await get<GameReport>(`/api/analytics/games/${game.id}`)
    const total = async () =>
      (await get<{ students: StudentSummary[] }>('/api/students')).students.find(
        ({ id }) => id === ben.profileId,
      )?.totalScore ?? 0
    const score = await total()
    const points = questions[0]?.points ?? 0
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => accept(game.id, wrongOf(questions[0]))),
    )
    expect(tries.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const after = await get<GameReport>(`/api/analytics/games/${game.id}`)
    const was = before.players.find(({ playerId }) => playerId === bens.playerId)
    const is = after.players.find(({ playerId }) => playerId === bens.playerId)
    expect(is?.score).toBe((was?.score ?? 0) + points)
    expect(is?.correctAnswers).toBe(2)
    expect(is?.placement).toBe(1)
    expect(is?.classScore).toBeGreaterThan(was?.classScore ?? 0)
    expect(after.questions.find(({ index }) => index === 0)).toMatchObject({
      rightAnswers: 2,
      rightShare: 1,
      accepted: [wrongOf(questions[0])],
    })
    expect(await total()).toBe(score + points)
    // 1 XP for 10 points, and what a better place gives.
    const better = placementBonus(is?.placement ?? null) - placementBonus(was?.placement ?? null)
    const tens = (value: number) => Math.floor(value / 10)
    const more = tens(is?.score ?? 0) - tens(was?.score ?? 0)
    expect(await balance()).toBe(xp + more + better)
  })

  test('is refused where it cannot be: no answer, right already, too late, not the host', async () => {
    const game = await makeGame(db, { hostProfileId: teacher.profileId })
    await play(game.id, [[await seat(db, game, ana.profileId), [true]]])
    expect((await accept(game.id, 77)).body).toEqual(problem('answer_not_acceptable'))
    expect((await accept(game.id, rightOf(questions[0]))).body).toEqual(
      problem('answer_right_already'),
    )
    expect((await accept(game.id, 0, teacher, 'qn_none')).body).toEqual(
      problem('game_question_not_found'),
    )
    expect((await accept(game.id, 0, other)).status).toBe(404)
    expect((await accept(game.id, 0, ana)).status).toBe(404)
    now += (91 + days) * DAY_MS
    expect((await accept(game.id, wrongOf(questions[0]))).body).toEqual(problem('accept_too_late'))
    now -= (91 + days) * DAY_MS
  })
})

describe('A guest who was a student', () => {
  const accountOf = (gameId: string, playerId: string, profileId: string, by = teacher) =>
    api.client(
      'POST',
      `/api/analytics/games/${gameId}/players/${playerId}/account`,
      { profileId },
      by,
    )
  const xp = async (by: Person) => (await get<{ tokens: number }>('/api/profile', by)).tokens

  test('is joined to the account: answers, figures and XP, once', async () => {
    const cleo = await signUp(api.client)
    const first = await makeGame(db, { hostProfileId: teacher.profileId })
    await play(first.id, [[await seat(db, first, cleo.profileId), [true]]])
    const game = await makeGame(db, { hostProfileId: teacher.profileId })
    const guest = await seat(db, game, null)
    await play(game.id, [
      [guest, [true, true]],
      [await seat(db, game, ana.profileId), [true]],
    ])
    const path = `/api/analytics/games/${game.id}`
    const rowOf = (report: GameReport) =>
      report.players.find(({ playerId }) => playerId === guest.playerId)
    expect(rowOf(await get<GameReport>(path))).toMatchObject({ isGuest: true, profileId: null })
    const earlier = await xp(cleo)
    const listed = async () => {
      const { students } = await get<StudentList>('/api/students')
      return students.find(({ id }) => id === cleo.profileId)
    }
    const before = await listed()
    const { guests30d = 0 } = await get<StudentList>('/api/students')

    const answers = await Promise.all(
      [1, 2].map(() => accountOf(game.id, guest.playerId, cleo.profileId)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const row = rowOf(await get<GameReport>(path))
    expect(row).toMatchObject({ profileId: cleo.profileId, totalAnswers: 2 })
    expect(row?.isGuest).toBeUndefined()
    const score = row?.score ?? 0
    const after = await listed()
    expect(after?.totalGames).toBe((before?.totalGames ?? 0) + 1)
    expect(after?.totalScore).toBe((before?.totalScore ?? 0) + score)
    expect((await get<StudentList>('/api/students')).guests30d).toBe(guests30d - 1)
    // 10 and 1 per 10 points, and the bonus of the first place.
    expect(await xp(cleo)).toBe(earlier + baseTokens(score, 1) + placementBonus(1))
  })

  test('earns no more XP than the day of the game would have given', async () => {
    const cleo = await signUp(api.client)
    const day = days++
    const first = await makeGame(db, { hostProfileId: teacher.profileId })
    await play(first.id, [[await seat(db, first, cleo.profileId), [true]]], day)
    const earnsOn = async (played: number) => {
      const game = await makeGame(db, { hostProfileId: teacher.profileId })
      const guest = await seat(db, game, null)
      await play(game.id, [[guest, [true]]], played)
      const earlier = await xp(cleo)
      const { status, body } = await accountOf(game.id, guest.playerId, cleo.profileId)
      expect(status).toBe(200)
      const row = (body as GameReport).players.find(({ playerId }) => playerId === guest.playerId)
      const earned = (await xp(cleo)) > earlier
      // The page says it where nothing came of it.
      expect(row?.xpUsedUp ?? false).toBe(!earned)
      return earned
    }
    for (let games = 1; games < CLASS_XP_GAMES_A_DAY; games++) expect(await earnsOn(day)).toBe(true)
    expect(await earnsOn(day)).toBe(false)
    // All were joined today, and were played on two days.
    expect(await earnsOn(days++)).toBe(true)
  })

  test('is nobody else: no stranger, nobody with a seat, no guest of another host', async () => {
    const game = await makeGame(db, { hostProfileId: teacher.profileId })
    const guest = await seat(db, game, null)
    await play(game.id, [
      [guest, [true]],
      [await seat(db, game, ana.profileId), [true]],
    ])
    const stranger = await signUp(api.client)
    const codes = await Promise.all([
      accountOf(game.id, guest.playerId, stranger.profileId),
      accountOf(game.id, guest.playerId, ana.profileId),
      accountOf(game.id, 'gp_none', ben.profileId),
      accountOf(game.id, guest.playerId, ben.profileId, other),
    ])
    expect(codes.map(({ body }) => body.code)).toEqual([
      'student_not_found',
      'student_has_seat',
      'guest_not_found',
      'game_not_found',
    ])
  })
  test('is no team of a game without phones', async () => {
    const { settings } = await makeGame(db)
    const oneDevice = { answers: 'teams' as const, count: 4 }
    const made = await makeGame(db, {
      hostProfileId: teacher.profileId,
      settings: { ...settings, oneDevice },
    })
    const team = await seat(db, made, null)
    await play(made.id, [[team, [true]]])
    const { players } = await get<GameReport>(`/api/analytics/games/${made.id}`)
    expect(players).toMatchObject([{ playerId: team.playerId }])
    expect(players[0]?.isGuest).toBeUndefined()
    const answer = await accountOf(made.id, team.playerId, ben.profileId)
    expect(answer.body).toEqual(problem('guest_not_found'))
  })
})
