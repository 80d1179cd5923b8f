import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNestedDeeper } from './json-body'

const arrays = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => '{"a":'.repeat(levels) + 1 + '}'.repeat(levels)

test.each([arrays, objects])('as many levels as may be, and one more', (nested) => {
  expect(isNestedDeeper(nested(32), 32)).toBe(false)
  expect(isNestedDeeper(nested(33), 32)).toBe(true)
})

test('what is closed again does not count', () => {
  expect(isNestedDeeper(`[${Array(1000).fill('{"a":[]}').join(',')}]`, 3)).toBe(false)
})

test('brackets in strings are signs, after escaped quotes and before them', () => {
  expect(isNestedDeeper(JSON.stringify(['[[[[', '"[[[[', '\\', '[\\"[[']), 1)).toBe(false)
  expect(isNestedDeeper('["\\\\",[[1]]]', 2)).toBe(true)
})

test('agrees with the parsed value, whatever it is', () => {
  const depthOf = (value: unknown): number =>
    value === null || typeof value !== 'object'
      ? 0
      : 1 + Math.max(0, ...Object.values(value).map(depthOf))
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const depth = depthOf(value)
      expect(isNestedDeeper(JSON.stringify(value), depth)).toBe(false)
      if (depth > 0) expect(isNestedDeeper(JSON.stringify(value), depth - 1)).toBe(true)
    }),
  )
})
