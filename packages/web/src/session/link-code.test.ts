import { expect, test } from 'vitest'
import { readLinkCode } from './link-code'

const CODE = 'a-b_c'.repeat(8)

test('the code is the one in the URL, else the one removed from it', () => {
  expect(readLinkCode(`#c=${CODE}`, null)).toBe(CODE)
  expect(readLinkCode('', { code: CODE })).toBe(CODE)
  expect(readLinkCode(`#c=${CODE}`, { code: 'older' })).toBe(CODE)
})

test.each(['', '#c=', '#c=short', '#x', `#c=${CODE}&d=1`, `#c=${'a'.repeat(101)}`])(
  '%j is not a code',
  (hash) => expect(readLinkCode(hash, null)).toBeNull(),
)

test('a state of another page is not a code', () => {
  expect(readLinkCode('', { code: 5 })).toBeNull()
  expect(readLinkCode('', { from: { pathname: '/' } })).toBeNull()
})
