import { expect, test } from 'vitest'
import {
  anotherCharacter,
  CHARACTER_COLOURS,
  characterCode,
  characterOf,
  HEADS,
  parseCharacter,
  THINGS,
} from './character'

test('there are at least 12 heads, 8 colours and 6 things', () => {
  expect(new Set(HEADS).size).toBeGreaterThanOrEqual(12)
  expect(new Set(CHARACTER_COLOURS).size).toBeGreaterThanOrEqual(8)
  expect(new Set(THINGS).size).toBeGreaterThanOrEqual(6)
})

test('everybody has one: the same id the same, and a class of 30 mostly different ones', () => {
  const ids = Array.from({ length: 30 }, (_, i) => `pl_${i * 7919}`)
  const codes = ids.map((playerId) => characterCode(characterOf({ playerId })))
  expect(codes).toEqual(ids.map((playerId) => characterCode(characterOf({ playerId }))))
  expect(new Set(codes).size).toBeGreaterThan(25)
})

test('a chosen one counts; an unknown one reads as that of the id', () => {
  const own = characterOf({ playerId: 'ana' })
  expect(characterOf({ playerId: 'ana', character: 'kite-sun-map' })).toEqual({
    head: 'kite',
    colour: 'sun',
    thing: 'map',
  })
  expect(characterOf({ playerId: 'ana', character: 'dragon-sun-map' })).toEqual(own)
})

test.each([null, 7, '', 'kite', 'kite-sun', 'kite-sun-map-more', 'constructor-sun-map'])(
  '%s is no character',
  (code) => {
    expect(parseCharacter(code)).toBeNull()
  },
)

test('another one has another head, whatever chance says', () => {
  const before = characterOf({ playerId: 'ana' })
  for (const chance of [0, 0.3, 0.999_999, 1]) {
    const after = anotherCharacter(before, chance)
    expect(after.head).not.toBe(before.head)
    expect(parseCharacter(characterCode(after))).toEqual(after)
  }
})
