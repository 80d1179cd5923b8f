import { expect, test } from 'vitest'
import { handoverCodeOf } from './visit'

test('the one-time code is read from the hash of a launch alone', () => {
  expect(handoverCodeOf('#h=abc_DEF-123')).toBe('abc_DEF-123')
  for (const hash of ['', '#', '#h=', '#how', '#h=a b', '#h=a&x=1', `#h=${'a'.repeat(101)}`])
    expect(handoverCodeOf(hash)).toBeNull()
})
