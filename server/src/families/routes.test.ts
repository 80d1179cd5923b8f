import { ChildGames, PARENT_CODE_MS } from '@pathquest/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { makeGame, resultOf, seat } from '../../test/results'
import { purgeDue } from '../retention/purge'
import { awardTokens } from '../rewards/store/token-ledger'
import { settleGame } from '../settlement/settle-game'

let api: TestApi
let child: Person
let parent: Person
let now = Date.UTC(2026, 8, 1, 9)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  child = await signUp(api.client, 'student')
  parent = await signUp(api.client, 'parent')
})
afterAll(() => api.stop())

const newCode = async (by = child) => {
  // Twenty a minute may be asked for.
  now += 3_000
  const { status, body } = await api.client('POST', '/api/parent-code', {}, by)
  expect(status).toBe(201)
  return body as { code: string; expiresAt: number }
}
const link = (code: string, by = parent) => api.client('POST', '/api/children', { code }, by)
const childrenOf = async (by: Person) =>
  (await api.client('GET', '/api/children', undefined, by)).body.children as {
    id: string
    [figure: string]: unknown
  }[]
const parentsOf = async (by: Person) =>
  (await api.client('GET', '/api/parents', undefined, by)).body.parents as { id: string }[]
const unlinkChild = (by: Person, id: string) => api.client('DELETE', `/api/children/${id}`, {}, by)

describe('A code for a parent', () => {
  test('links whoever enters it, as it was read out, and both sides see it', async () => {
    const { code, expiresAt } = await newCode()
    expect(code).toMatch(/^[0-9A-HJ-NP-Z]{8}$/)
    expect(expiresAt).toBe(now + PARENT_CODE_MS)
    const { status, body } = await link(` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase())
    expect(status).toBe(200)
    expect(body.children).toMatchObject([{ id: child.profileId, linkedAt: now }])
    expect(await parentsOf(child)).toMatchObject([{ id: parent.profileId, linkedAt: now }])
    await unlinkChild(parent, child.profileId)
  })

  test('works once, for ten minutes, and a new one ends the former', async () => {
    const { code } = await newCode()
    expect((await link(code)).status).toBe(200)
    expect(await link(code, await signUp(api.client, 'parent'))).toMatchObject({
      status: 400,
      body: problem('parent_code_invalid'),
    })
    const former = await newCode()
    const latest = await newCode()
    const other = await signUp(api.client, 'parent')
    expect((await link(former.code, other)).body).toEqual(problem('parent_code_invalid'))
    now += PARENT_CODE_MS
    expect((await link(latest.code, other)).body).toEqual(problem('parent_code_invalid'))
    expect(await childrenOf(other)).toEqual([])
  })

  test('is kept as a hash that tells nothing about it, and goes when it is out of date', async () => {
    const { code } = await newCode()
    const { db } = api.services.store
    const kept = await db.select().from(db.tables.parentCodes)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(api.logged()).not.toContain(code)
    now += PARENT_CODE_MS
    await purgeDue(api.services)
    expect(await db.select().from(db.tables.parentCodes)).toEqual([])
  })

  test('links one parent alone, however many enter it at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, () => signUp(api.client, 'parent')))
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(crowd, { minLength: 2 }), async (parents) => {
        const { code } = await newCode()
        const before = (await parentsOf(child)).length
        const tries = await Promise.all([...parents, ...parents].map((by) => link(code, by)))
        expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
        const after = await parentsOf(child)
        expect(after).toHaveLength(before + 1)
        for (const by of crowd) {
          await unlinkChild(by, child.profileId)
          await api.services.limits.parentCodeFailures.reset(by.profileId)
        }
      }),
      { numRuns: 8 },
    )
  })

  test('is guessed ten times in a quarter of an hour at most; right ones are not counted', async () => {
    const other = await signUp(api.client, 'parent')
    for (let i = 0; i < 10; i++) {
      expect((await link('WRONG', other)).body).toEqual(problem('parent_code_invalid'))
      const { code } = await newCode()
      expect((await link(code)).status).toBe(200)
    }
    const { code } = await newCode()
    expect(await link(code, other)).toMatchObject({ status: 429, body: problem('rate_limited') })
    now += 15 * 60_000
    expect((await link((await newCode()).code, other)).status).toBe(200)
    await unlinkChild(other, child.profileId)
  })

  test('is asked for 20 times a minute at most', async () => {
    const keen = await signUp(api.client, 'student')
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) {
      statuses.push((await api.client('POST', '/api/parent-code', {}, keen)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429])
  })
})

describe('A linked child', () => {
  test('shows XP, pathkeys, games, accuracy and careers, and nothing of an address', async () => {
    const { db } = api.services.store
    const kid = await signUp(api.client, 'student')
    await link((await newCode(kid)).code)
    const fresh = (await childrenOf(parent)).find(({ id }) => id === kid.profileId)
    expect(fresh).toMatchObject({
      tokens: 0,
      pathkeysCollected: 0,
      gamesPlayed: 0,
      accuracy: null,
      recentCareers: [],
    })
    for (const correctAnswers of [2, 1]) {
      const game = await makeGame(db)
      const player = await seat(db, game, kid.profileId)
      const result = { ...player, score: 10, correctAnswers, totalAnswers: 3 }
      await settleGame(api.services, game.id, await resultOf(db, [result]))
    }
    await awardTokens(db, { profileId: kid.profileId, amount: -5, reason: 'pack', reference: 'x' })
    const { body } = await api.client('GET', '/api/children', undefined, parent)
    const shown = body.children.find(({ id }: { id: string }) => id === kid.profileId)
    expect(shown).toMatchObject({ gamesPlayed: 2, accuracy: 50 })
    expect(shown.tokens).toBe(2 * 61 - 5)
    expect(shown.pathkeysCollected).toBeGreaterThanOrEqual(2)
    // Both games were about one career.
    expect(shown.recentCareers).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(kid.email)
    await unlinkChild(parent, kid.profileId)
  })

  test('and a parent may each end it; then there is nothing to see', async () => {
    await link((await newCode()).code)
    expect((await unlinkChild(parent, child.profileId)).status).toBe(204)
    expect(await childrenOf(parent)).toEqual([])
    expect((await unlinkChild(parent, child.profileId)).body).toEqual(
      problem('parent_link_not_found'),
    )

    await link((await newCode()).code)
    const path = `/api/parents/${parent.profileId}`
    expect((await api.client('DELETE', path, {}, child)).status).toBe(204)
    expect(await parentsOf(child)).toEqual([])
    expect(await childrenOf(parent)).toEqual([])
    expect((await api.client('DELETE', path, {}, child)).body).toEqual(
      problem('parent_link_not_found'),
    )
  })

  test('is nobody else’s to part from', async () => {
    await link((await newCode()).code)
    const stranger = await signUp(api.client, 'parent')
    expect((await unlinkChild(stranger, child.profileId)).status).toBe(404)
    expect(await childrenOf(parent)).toHaveLength(1)
    await unlinkChild(parent, child.profileId)
  })
})

describe('What a child has played', () => {
  const figures = (by: Person, id = child.profileId) =>
    api.client('GET', `/api/children/${id}/games`, undefined, by)

  test('is told to a linked parent by week and by game, and its homework as well', async () => {
    const parent = await signUp(api.client, 'parent')
    await link((await newCode()).code, parent)
    now = Date.UTC(2026, 9, 14, 9)
    const { db } = api.services.store
    const play = async (at: number) => {
      const game = await makeGame(db)
      const player = await seat(db, game, child.profileId, at)
      const result = { ...player, correctAnswers: 3, totalAnswers: 4 }
      await settleGame(api.services, game.id, await resultOf(db, [result]))
      return game.id
    }
    const monday = Date.UTC(2026, 9, 12)
    await play(monday - 60 * 86_400_000)
    await play(monday - 1)
    const latest = await play(monday)
    const { status, body } = await figures(parent)
    expect(status).toBe(200)
    expect(ChildGames.parse(body)).toEqual(body)
    expect(body.weeks).toHaveLength(12)
    expect(body.weeks.slice(-2)).toEqual([
      { from: monday - 7 * 86_400_000, games: 1, answered: 4, correct: 3 },
      { from: monday, games: 1, answered: 4, correct: 3 },
    ])
    expect(body.games).toHaveLength(2)
    expect(body.games[0]).toMatchObject({ id: latest, answered: 4, correct: 3, at: monday })
    const path = `/api/children/${child.profileId}/homework`
    expect(await api.client('GET', path, undefined, parent)).toMatchObject({
      status: 200,
      body: { homework: [] },
    })
  })

  test('is nobody else’s', async () => {
    const stranger = await signUp(api.client, 'parent')
    for (const rest of ['games', 'homework']) {
      const path = `/api/children/${child.profileId}/${rest}`
      expect(await api.client('GET', path, undefined, stranger)).toMatchObject({
        status: 404,
        body: problem('parent_link_not_found'),
      })
    }
  })
})
