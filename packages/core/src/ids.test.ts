import { expect, test } from 'vitest'
import { ID_PREFIX, idFrom } from './ids'

test('an id has the prefix of its kind and holds five bits of each of twenty bytes', () => {
  expect(idFrom('session', new Uint8Array(20))).toBe(`gs_${'0'.repeat(20)}`)
  expect(idFrom('player', new Uint8Array(32).fill(255))).toBe(`gp_${'x'.repeat(20)}`)
  const bytes = Uint8Array.from({ length: 20 }, (_, i) => i)
  expect(idFrom('question', bytes)).toBe('qn_0123456789abcdefghij')
})

test('all 32 characters differ, and no two kinds share a prefix', () => {
  const all = Array.from({ length: 32 }, (_, i) => idFrom('draw', new Uint8Array(20).fill(i))[3])
  expect(new Set(all).size).toBe(32)
  expect(new Set(Object.values(ID_PREFIX)).size).toBe(Object.keys(ID_PREFIX).length)
})
