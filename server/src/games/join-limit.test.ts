import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../testing/api'

let api: TestApi
let at = Date.UTC(2026, 5, 15)

beforeAll(async () => {
  api = await makeTestApi({ now: () => at })
})
afterAll(() => api.stop())

const guess = (i: number) =>
  api.client(
    'POST',
    '/api/games/join',
    { gameCode: `AAA${String(i).padStart(3, '0')}`, displayName: 'Zoe' },
    { headers: { 'x-forwarded-for': `198.51.100.${i % 250}` } },
  )

test('of 1,000 guessed codes in a minute at most 110 are looked at, whatever address they name', async () => {
  const statuses: number[] = []
  for (let second = 0; second < 60; second++) {
    const batch = Array.from({ length: 17 }, (_, i) => guess(second * 17 + i))
    statuses.push(...(await Promise.all(batch)).map((reply) => reply.status))
    at += 1_000
  }
  const judged = statuses.filter((status) => status === 404).length
  expect(judged).toBeGreaterThanOrEqual(100)
  expect(judged).toBeLessThanOrEqual(110)
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - judged)
})
