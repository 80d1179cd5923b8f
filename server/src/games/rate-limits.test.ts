import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { type Caller, problem } from '../../test/client'
import { signUp } from '../../test/people'
import { type RoomsDouble, startRoomsDouble } from '../../test/rooms-double'

// A thousand calls each, on two cores that other suites use as well.
vi.setConfig({ testTimeout: 120_000 })

let rooms: RoomsDouble
let api: TestApi
let at = Date.UTC(2026, 5, 15)

beforeAll(async () => {
  rooms = await startRoomsDouble()
  api = await makeTestApi({ roomsOrigin: rooms.origin, now: () => at })
})
afterAll(async () => {
  await api.stop()
  await rooms.stop()
})

const guess = (i: number) =>
  api.client(
    'POST',
    '/api/games/join',
    { gameCode: `AAA${String(i).padStart(3, '0')}`, displayName: 'Zoe' },
    { headers: { 'x-forwarded-for': `198.51.100.${i % 250}` } },
  )

test('of 1,000 guessed codes in a minute at most 110 are checked, whatever X-Forwarded-For they send', async () => {
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

test('one seat that drops its cookie each time stays one device with its few wrong codes', async () => {
  const teacher = await signUp(api.client, 'teacher')
  const requested = { questionSetId: 'qs_nurse-shift' }
  const { body } = await api.client('POST', '/api/games', requested, teacher)
  const { gameCode } = body.session
  const join = (code: string, by: Caller) =>
    api.client('POST', '/api/games/join', { gameCode: code, displayName: 'Zoe' }, by)
  const first = await join(gameCode, {})
  const bearer = first.body.seatToken
  const deviceOf = (cookie: string) =>
    JSON.parse(atob(cookie.replace('pq_device=', '').split('.')[0] ?? '')).id
  let judged = 0
  for (let round = 0; round < 50; round++) {
    const back = await join(gameCode, { bearer })
    if (back.cookie) expect(deviceOf(back.cookie)).toBe(deviceOf(first.cookie))
    const by = back.cookie ? { cookie: back.cookie } : { bearer }
    const guesses = Array.from({ length: 20 }, (_, i) =>
      join(`BBB${100 + round}`, i % 2 ? by : { bearer }),
    )
    judged += (await Promise.all(guesses)).filter(({ status }) => status === 404).length
    at += 1_000
  }
  expect(judged).toBeGreaterThanOrEqual(20)
  // And what it regains in the meantime.
  expect(judged).toBeLessThanOrEqual(23)
})

test('a host sends at most ten commands a second', async () => {
  const teacher = await signUp(api.client, 'teacher')
  const requested = { questionSetId: 'qs_nurse-shift' }
  const { body } = await api.client('POST', '/api/games', requested, teacher)
  const presses = async (count: number) => {
    const pressed = await Promise.all(
      Array.from({ length: count }, (_, i) =>
        api.client(
          'POST',
          `/api/games/${body.session.id}/${i % 2 ? 'lock' : 'unlock'}`,
          {},
          teacher,
        ),
      ),
    )
    const refused = pressed.filter(({ status }) => status === 429)
    return { passed: count - refused.length, refusal: refused[0]?.body }
  }
  expect(await presses(30)).toEqual({ passed: 10, refusal: problem('rate_limited') })
  at += 1_000
  expect((await presses(30)).passed).toBe(10)
})
