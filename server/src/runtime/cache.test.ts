import { beforeEach, describe, expect, test } from 'vitest'
import { TimedCache } from './cache'

let now: number
let made: string[]
/** Values being made; a test settles them. */
let waiting: { done: (value: number) => void; refuse: (error: Error) => void }[]
let cache: TimedCache<number>

beforeEach(() => {
  now = 1_000_000
  made = []
  waiting = []
  cache = new TimedCache(5_000, () => now)
})

const ask = (key: string): Promise<number> =>
  cache.get(key, () => {
    made.push(key)
    return new Promise((done, refuse) => waiting.push({ done, refuse }))
  })

describe('A timed cache', () => {
  test('does not retain entries until the clock catches up after it was set back', async () => {
    const first = ask('a')
    waiting[0]?.done(1)
    expect(await first).toBe(1)
    now -= 1
    const second = ask('a')
    waiting[1]?.done(2)
    expect(await second).toBe(2)
  })

  test('makes a value once for concurrent requests', async () => {
    const asked = Array.from({ length: 500 }, () => ask('a'))
    expect(made).toEqual(['a'])
    waiting[0]?.done(1)
    expect(new Set(await Promise.all(asked))).toEqual(new Set([1]))
  })

  test('makes an expired value again, and never twice at a time', async () => {
    const first = ask('a')
    now += 9_000
    expect(ask('a')).toBe(first)
    waiting[0]?.done(1)
    await first
    const second = ask('a')
    expect(made).toHaveLength(2)
    waiting[1]?.done(2)
    expect(await second).toBe(2)
    now += 4_999
    expect(await ask('a')).toBe(2)
    now += 1
    void ask('a')
    expect(made).toHaveLength(3)
  })

  test('evicts an expired entry that nobody requests again', async () => {
    for (let i = 0; i < 100; i++) {
      void ask(`key ${i}`)
      waiting[i]?.done(i)
    }
    expect(cache.size).toBe(100)
    now += 5_000
    await Promise.resolve()
    void ask('another')
    expect(cache.size).toBe(1)
  })

  test('caches by key', () => {
    void ask('a')
    void ask('b')
    expect(made).toEqual(['a', 'b'])
  })

  test('shares a rejection for a second', async () => {
    const asked = [ask('a'), ask('a')]
    waiting[0]?.refuse(new Error('not now'))
    for (const one of asked) await expect(one).rejects.toThrow('not now')
    now += 999
    await expect(ask('a')).rejects.toThrow('not now')
    now += 1
    void ask('a')
    expect(made).toHaveLength(2)
  })
})
