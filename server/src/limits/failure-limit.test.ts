import { describe, expect, test } from 'vitest'
import { AppError } from '../runtime/errors'
import { FailureLimit } from './failure-limit'
import { slidingWindow, tokenBucket } from './rate-limits'

const MINUTE_MS = 60_000
const isWrong = (error: AppError) => error.code === 'sign_in_failed'

function limited(rateLimit: () => ReturnType<typeof slidingWindow>) {
  let at = 0
  let evaluated = 0
  const limit = new FailureLimit(rateLimit, () => at)
  const attempt = (isRight: boolean) => async () => {
    evaluated++
    await new Promise((done) => setImmediate(done))
    if (!isRight) throw new AppError('sign_in_failed')
  }
  return {
    run: (isRight: boolean, key = 'a') => limit.run(key, attempt(isRight), isWrong),
    codes: async (tries: Promise<unknown>[]) =>
      (await Promise.allSettled(tries)).map((result) =>
        result.status === 'rejected' ? (result.reason as AppError).code : 'ok',
      ),
    evaluated: () => evaluated,
    wait: (ms: number) => {
      at += ms
    },
  }
}

const tries = <T>(count: number, run: () => T): T[] => Array.from({ length: count }, run)

describe('A limit of failures', () => {
  test('of 200 wrong tries at once, 10 are checked and the others have to wait', async () => {
    const limit = limited(() => slidingWindow(10, 15 * MINUTE_MS))
    const codes = await limit.codes(tries(200, () => limit.run(false)))
    expect(limit.evaluated()).toBe(10)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(190)
  })

  test('right tries are never limited, however many come at once', async () => {
    const limit = limited(() => slidingWindow(10, 15 * MINUTE_MS))
    const codes = await limit.codes(tries(500, () => limit.run(true)))
    expect(new Set(codes)).toEqual(new Set(['ok']))
  })

  test('keys do not share their failures', async () => {
    const limit = limited(() => slidingWindow(1, MINUTE_MS))
    expect(await limit.codes([limit.run(false)])).toEqual(['sign_in_failed'])
    expect(await limit.codes([limit.run(true), limit.run(true, 'b')])).toEqual([
      'rate_limited',
      'ok',
    ])
  })

  test('a window opens again when its oldest failure is old enough', async () => {
    const limit = limited(() => slidingWindow(2, MINUTE_MS))
    await limit.codes(tries(2, () => limit.run(false)))
    await expect(limit.run(true)).rejects.toMatchObject({
      code: 'rate_limited',
      params: { seconds: 60 },
    })
    limit.wait(MINUTE_MS)
    await expect(limit.run(true)).resolves.toBeUndefined()
  })

  test('10,000 guesses within a minute of a bucket of 100: at most 110 are checked', async () => {
    const limit = limited(() => tokenBucket(100, MINUTE_MS / 10))
    for (let second = 0; second < 60; second++) {
      await limit.codes(tries(167, () => limit.run(false)))
      limit.wait(1000)
    }
    expect(limit.evaluated()).toBeGreaterThanOrEqual(100)
    expect(limit.evaluated()).toBeLessThanOrEqual(110)
  })
})
