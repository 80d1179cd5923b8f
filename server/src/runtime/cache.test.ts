import { beforeEach, describe, expect, test } from 'vitest'
import { TimedCache } from './cache'

let now: number
let made: string[]
/** What is being made; a test says when it is there. */
let waiting: { done: (value: number) => void; refuse: (error: Error) => void }[]
let kept: TimedCache<number>

beforeEach(() => {
  now = 1_000_000
  made = []
  waiting = []
  kept = new TimedCache(5_000, () => now)
})

const ask = (key: string): Promise<number> =>
  kept.of(key, () => {
    made.push(key)
    return new Promise((done, refuse) => waiting.push({ done, refuse }))
  })

describe('What is kept', () => {
  test('is not kept until the clock is that late again, where it was set back', async () => {
    const first = ask('a')
    waiting[0]?.done(1)
    expect(await first).toBe(1)
    now -= 1
    const second = ask('a')
    waiting[1]?.done(2)
    expect(await second).toBe(2)
  })

  test('is made once, however many ask at that moment', async () => {
    const asked = Array.from({ length: 500 }, () => ask('a'))
    expect(made).toEqual(['a'])
    waiting[0]?.done(1)
    expect(new Set(await Promise.all(asked))).toEqual(new Set([1]))
  })

  test('is made anew when its time is over, and never twice at a time', async () => {
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

  test('is given up when its time is over, though nobody asks for it again', async () => {
    for (let i = 0; i < 100; i++) {
      void ask(`key ${i}`)
      waiting[i]?.done(i)
    }
    expect(kept.size).toBe(100)
    now += 5_000
    await Promise.resolve()
    void ask('another')
    expect(kept.size).toBe(1)
  })

  test('is kept by key', () => {
    void ask('a')
    void ask('b')
    expect(made).toEqual(['a', 'b'])
  })

  test('a refusal is shared for a second', async () => {
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
