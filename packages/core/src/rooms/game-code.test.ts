import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { GAME_CODE_ALPHABET, gameCodeFrom, isGameCode, normalizeGameCode } from './game-code'

declare const crypto: { getRandomValues<Bytes>(bytes: Bytes): Bytes }

const pool = new Uint8Array(4_096)
let left = 0

/** Uniform numbers below n from the CSPRNG, by rejection sampling. */
function randomBelow(n: number): number {
  for (;;) {
    if (left === 0) {
      crypto.getRandomValues(pool)
      left = pool.length
    }
    left -= 1
    const value = pool[left] as number
    if (value < 256 - (256 % n)) return value % n
  }
}

describe('game codes', () => {
  it('are made of 0-9 and A-Z without I and O', () => {
    expect(GAME_CODE_ALPHABET).toHaveLength(34)
    expect(new Set(GAME_CODE_ALPHABET).size).toBe(34)
    expect([...GAME_CODE_ALPHABET].sort().join('')).toBe('0123456789ABCDEFGHJKLMNPQRSTUVWXYZ')
  })

  it('are uniform: each character in each of the six positions, over 100,000 codes', () => {
    const CODES = 100_000
    const counts = Array.from({ length: 6 }, () => new Map<string, number>())
    for (let i = 0; i < CODES; i++) {
      const code = gameCodeFrom(randomBelow)
      counts.forEach((here, place) => {
        const sign = code[place] as string
        here.set(sign, (here.get(sign) ?? 0) + 1)
      })
    }
    const expected = CODES / 34
    for (const here of counts) {
      const chiSquared = [...GAME_CODE_ALPHABET].reduce(
        (sum, sign) => sum + ((here.get(sign) ?? 0) - expected) ** 2 / expected,
        0,
      )
      // 33 degrees of freedom: a uniform source exceeds 100 less than once in ten million
      // positions.
      expect(chiSquared).toBeLessThan(100)
    }
  })

  it('use every character of the source, the first and the last included', () => {
    expect(gameCodeFrom(() => 0)).toBe('000000')
    expect(gameCodeFrom((n) => n - 1)).toBe('ZZZZZZ')
  })

  it.each([
    [' abc234 ', 'ABC234'],
    ['abc2345', 'ABC234'],
    ['', ''],
    ['oiOI2x', '01012X'],
    ['ıØø234', '100234'],
    ['7k4 q2x', '7K4Q2X'],
    ['7K4–Q2X', '7K4Q2X'],
    ['\u20667K4Q2X\u2069', '7K4Q2X'],
    ['７Ｋ４Ｑ２Ｘ', '7K4Q2X'],
  ])('%j as typed reads %j', (typed, code) => {
    expect(normalizeGameCode(typed)).toBe(code)
  })

  it.each(['ABC23', 'ABC2345', 'ABCI23', 'ABCO23', 'abc234', 'ABC 23', 'ÄBC234', ''])(
    '%j is not a code',
    (text) => {
      expect(isGameCode(text)).toBe(false)
    },
  )

  test('every generated code is valid, and is found however it is typed', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(33)), (values) => {
        const code = gameCodeFrom(() => values.next().value as number)
        expect(isGameCode(code)).toBe(true)
        expect(normalizeGameCode(` ${code.toLowerCase()} `)).toBe(code)
        const misread = code.replaceAll('0', 'O').replaceAll('1', 'I')
        expect(normalizeGameCode(misread)).toBe(code)
        expect(normalizeGameCode(misread.toLowerCase())).toBe(code)
      }),
    )
  })
})
