import type { GameReport } from '@pathquest/core'
import { GAME_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { insertOwnedCosmetic, replaceEquipped } from '../cosmetics'
import { purgeDue } from '../retention/purge'
import { cancelGame, settleGame } from '../settlement/settle-game'
import { seatToken } from './seats'
import { updatePlayer } from './store/players'
import { listGameQuestions } from './store/questions'
import { findGame, type GameSession } from './store/sessions'
import { sentView, storedView } from './stored-view'

let api: TestApi
let host: Person
let student: Person
let other: Person
let now = Date.now()

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  host = await signUp(api.client, 'teacher')
  student = await signUp(api.client, 'student')
  other = await signUp(api.client, 'student')
})
afterAll(() => api.stop())

async function signInAgain(person: Person): Promise<Person> {
  const { email, password } = person
  const { cookie } = await api.client('POST', '/api/auth/sign-in', { email, password })
  return { ...person, cookie }
}

const results = ({ id }: Pick<GameSession, 'id'>, by = {}) =>
  api.client('GET', `/api/games/${id}/results`, undefined, by)

/** A class game that ended at its third question; the student and a guest answered the first. */
async function finished(currentQuestionIndex = 2) {
  const { db } = api.services.store
  const game = await makeGame(db, { hostProfileId: host.profileId })
  const own = await seat(db, game, student.profileId)
  const guest = await seat(db, game, null)
  await updatePlayer(db, guest.playerId, { displayName: 'Quiet Heron' })
  const post = await resultOf(db, [
    { ...own, score: 10, correctAnswers: 1 },
    { ...guest, score: 5, displayName: 'Quiet Heron' },
  ])
  await settleGame(api.services, game.id, { ...post, currentQuestionIndex })
  const bearer = await seatToken(api.services, game.id, guest.playerId)
  return { game, own, guest: { ...guest, bearer }, questions: await listGameQuestions(db, game.id) }
}

describe('The results of a finished game', () => {
  test('show its player podium, standings, own figures and rewards, without any room', async () => {
    const { game, own, guest } = await finished()
    const { status, body, headers } = await results(game, student)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      version: 1,
      session: { id: game.id, status: 'completed', isHost: false },
      career: { id: game.careerId },
      podium: [
        { playerId: own.playerId, rank: 1 },
        { playerId: guest.playerId, rank: 2 },
      ],
      you: { playerId: own.playerId, score: 10, placement: 1, rewards: { tokensEarned: 61 } },
    })
    expect(body.standings).toHaveLength(2)
    expect(body.you.rewards.pathkeysEarned.length).toBeGreaterThan(0)
  })

  test('are whole in a large class, of which a player is shown a part on the podium', async () => {
    const { db } = api.services.store
    const game = await makeGame(db, { hostProfileId: host.profileId })
    const seats = []
    for (let i = 0; i < 45; i++) seats.push({ ...(await seat(db, game, null)), score: 100 - i })
    await settleGame(api.services, game.id, await resultOf(db, seats))
    const bearer = await seatToken(api.services, game.id, seats[30]?.playerId ?? '')
    expect((await results(game, { bearer })).body.standings).toHaveLength(45)
    const ended = (await findGame(db, game.id)) as GameSession
    const playerId = seats[30]?.playerId ?? ''
    const view = sentView(await storedView(db, ended, { role: 'player', playerId, tab: null }))
    const first = Array.from({ length: 20 }, (_, i) => i + 1)
    expect(view.leaderboard.map(({ rank }) => rank)).toEqual([...first, 29, 30, 31, 32, 33])
    expect(view).toMatchObject({ playerCount: 45, you: { rank: 31, placement: 31 } })
  })

  test('show names with what their accounts wear', async () => {
    const { db } = api.services.store
    const { game, own, guest } = await finished()
    await insertOwnedCosmetic(db, {
      profileId: student.profileId,
      cosmeticId: 'fir',
      acquiredAt: now,
    })
    await replaceEquipped(db, student.profileId, 'avatar', 'fir')
    const { body } = await results(game, student)
    const rowOf = ({ playerId }: { playerId: string }) =>
      body.standings.find((row: { playerId: string }) => row.playerId === playerId)
    expect(rowOf(own).worn).toEqual(['fir'])
    expect(body.podium[0].worn).toEqual(['fir'])
    expect(rowOf(guest)).not.toHaveProperty('worn')
    await replaceEquipped(db, student.profileId, 'avatar', null)
    expect((await results(game, student)).body.podium[0]).not.toHaveProperty('worn')
  })

  test('show the questions that were closed with the own answer, the right answer and the explanation', async () => {
    const { game, questions } = await finished()
    const { body } = await results(game, student)
    expect(body.questions.map(({ question }: { question: { id: string } }) => question.id)).toEqual(
      questions.slice(0, 3).map(({ questionId }) => questionId),
    )
    const [first, second] = body.questions
    expect(first).toMatchObject({
      index: 0,
      question: { text: questions[0]?.questionText },
      solution: {
        correctIndex: questions[0]?.options.findIndex(({ isCorrect }) => isCorrect),
        explanation: questions[0]?.explanation,
      },
      answer: 0,
      verdict: { isCorrect: true, pointsEarned: 10 },
    })
    expect(second).toMatchObject({ index: 1, answer: null, verdict: null })
    // The fourth was never asked: another class may still play it.
    expect(JSON.stringify(body)).not.toContain(questions[3]?.questionText)
    expect(
      JSON.stringify(body.questions.map((one: { question: object }) => one.question)),
    ).not.toMatch(/correct/i)
  })

  test('show a guest the same by the seat, and the host everybody without an own part', async () => {
    const { game, guest } = await finished()
    const seated = await results(game, guest)
    expect(seated.body.you).toMatchObject({ displayName: 'Quiet Heron', signedIn: false })
    const hosted = await results(game, host)
    expect(hosted.body).toMatchObject({ you: null, session: { isHost: true } })
    expect(hosted.body.standings).toHaveLength(2)
    expect(hosted.body.questions[0]).toMatchObject({ answer: null, verdict: null })
  })

  test('remain after names and answers of guests were erased', async () => {
    const { game, guest } = await finished()
    now += GAME_RETENTION_MS + 24 * 3_600_000
    await purgeDue(api.services)
    // Sessions of then have expired.
    student = await signInAgain(student)
    host = await signInAgain(host)
    const { body } = await results(game, student)
    expect(body.standings.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'Somebody',
      'Guest',
    ])
    const flags = body.standings.map(({ forgotten }: { forgotten?: true }) => forgotten)
    expect(flags).toEqual([undefined, true])
    expect(JSON.stringify(body)).not.toContain('Quiet Heron')
    expect((await results(game, guest)).body.questions[0]).toMatchObject({ answer: null })
  })

  test('count the questions asked: up to an early end, and for a late joiner from then on', async () => {
    const { db } = api.services.store
    const { game, own, guest } = await finished()
    // As older rooms settled it: what the class was asked.
    const askedOf = async (by: object) => (await results(game, by)).body.you.askedQuestions
    expect([await askedOf(student), await askedOf(guest)]).toEqual([3, 3])
    await updatePlayer(db, guest.playerId, { askedQuestions: 1 })
    expect([await askedOf(student), await askedOf(guest)]).toEqual([3, 1])
    const report = await api.client('GET', `/api/analytics/games/${game.id}`, undefined, host)
    const asked = (report.body as GameReport).players.map(({ playerId, askedQuestions }) => [
      playerId,
      askedQuestions,
    ])
    expect(Object.fromEntries(asked)).toEqual({ [own.playerId]: 3, [guest.playerId]: 1 })
    const { questions } = report.body as GameReport
    const wereAsked = questions.filter(({ wasAsked }) => wasAsked).map(({ index }) => index)
    expect(wereAsked.sort()).toEqual([0, 1, 2])
  })

  test('report to player and host that the daily XP was used up, also after the room is gone', async () => {
    const seenBy = async (id: string, role: 'player' | 'host', playerId: string | null) => {
      const game = await findGame(api.services.store.db, id)
      if (!game) throw new Error('no game')
      return storedView(api.services.store.db, game, { role, playerId, tab: null })
    }
    let last = await finished()
    while ((await results(last.game, student)).body.you.rewards.tokensEarned > 0) {
      expect(await seenBy(last.game.id, 'host', null)).not.toHaveProperty('xpUsedUp')
      last = await finished()
    }
    const none = { tokensEarned: 0, pathkeysEarned: [], xpUsedUp: true }
    expect((await results(last.game, student)).body.you.rewards).toEqual(none)
    expect(await seenBy(last.game.id, 'host', null)).toMatchObject({ xpUsedUp: 1 })
    const view = await seenBy(last.game.id, 'player', last.own.playerId)
    expect(view).toMatchObject({ you: { rewards: none } })
  })

  test('are for nobody else: others get not found', async () => {
    const { game } = await finished()
    for (const by of [other, {}, await signUp(api.client, 'teacher')]) {
      expect(await results(game, by)).toMatchObject({
        status: 404,
        body: problem('game_not_found'),
      })
    }
    const unknown = await results({ id: 'gs_00000000000000000000' }, student)
    expect(unknown.body).toEqual(problem('game_not_found'))
  })

  test('are not for a removed player', async () => {
    const { game, own } = await finished()
    await updatePlayer(api.services.store.db, own.playerId, { removedAt: now })
    expect((await results(game, student)).body).toEqual(problem('player_removed'))
  })

  test('wait for the settlement, and a cancelled game shows neither ranks nor questions', async () => {
    const { db } = api.services.store
    const game = await makeGame(db, { hostProfileId: host.profileId })
    await seat(db, game, student.profileId)
    expect(await results(game, student)).toMatchObject({
      status: 409,
      body: problem('results_pending'),
    })
    await cancelGame(api.services.store, game.id, { endedAt: now })
    expect((await results(game, student)).body).toMatchObject({
      session: { outcome: 'cancelled' },
      podium: [],
      standings: [],
      questions: [],
    })
  })
})
