import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { awardTokens } from '../rewards/store/token-ledger'
import { settleGame } from '../settlement/settle-game'

let api: TestApi
let teacher: Person
let student: Person

beforeAll(async () => {
  api = await makeTestApi()
  teacher = await signUp(api.client, 'teacher')
  student = await signUp(api.client, 'student')
  const { db } = api.services.store
  const game = await makeGame(db, { hostProfileId: teacher.profileId })
  const player = await seat(db, game, student.profileId)
  await settleGame(api.services, game.id, await resultOf(db, [{ ...player, score: 10 }]))
  // Still in its lobby: no activity yet.
  await seat(db, await makeGame(db, { hostProfileId: teacher.profileId }), student.profileId)
  const { profileId } = student
  await awardTokens(db, { profileId, amount: -20, reason: 'pack', reference: 'po_1' })
})
afterAll(() => api.stop())

const profile = async (by: Person) => (await api.client('GET', '/api/profile', undefined, by)).body

describe('The profile', () => {
  test('of a student has figures, achievements with progress, and what happened', async () => {
    const body = await profile(student)
    expect(body).toMatchObject({ tokens: 41, gamesPlayed: 1, gamesHosted: 0 })
    expect(body.achievements).toEqual([
      { id: 'welcome', earned: true, reached: 1, goal: 1 },
      { id: 'first_steps', earned: true, reached: 1, goal: 1 },
      { id: 'collector', earned: false, reached: body.pathkeysCollected, goal: 10 },
      { id: 'explorer', earned: false, reached: body.pathkeysCollected, goal: 25 },
      { id: 'dedication', earned: false, reached: 1, goal: 20 },
    ])
    expect(body.games).toMatchObject([{ status: 'completed' }])
    expect(body.recentPathkeys).toHaveLength(body.pathkeysCollected)
    const [spent, earned] = body.ledger
    expect(spent).toMatchObject({ amount: -20, reason: 'pack', title: null })
    expect(earned).toMatchObject({ amount: 61, reason: 'game', title: body.games[0].title })
  })

  test('of a teacher lists the games they hosted', async () => {
    const body = await profile(teacher)
    expect(body).toMatchObject({ tokens: 0, gamesPlayed: 0, gamesHosted: 1, ledger: [] })
    expect(body.games).toMatchObject([{ status: 'completed', playerCount: 1 }])
  })

  test('of a parent who never played is empty but for the welcome key', async () => {
    const body = await profile(await signUp(api.client, 'parent'))
    expect(body).toMatchObject({ games: [], recentPathkeys: [], ledger: [] })
    expect(body.achievements.filter(({ earned }: { earned: boolean }) => earned)).toHaveLength(1)
  })
})
