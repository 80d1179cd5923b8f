import { expect, test } from 'vitest'
import { readHandoverCode } from './visit'

test('the one-time code is only read from the hash of a launch', () => {
  expect(readHandoverCode('#h=abc_DEF-123')).toBe('abc_DEF-123')
  for (const hash of ['', '#', '#h=', '#how', '#h=a b', '#h=a&x=1', `#h=${'a'.repeat(101)}`])
    expect(readHandoverCode(hash)).toBeNull()
})
