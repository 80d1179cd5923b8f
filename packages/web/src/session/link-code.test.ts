import { expect, test } from 'vitest'
import { codeOf } from './link-code'

const CODE = 'a-b_c'.repeat(8)

test('the code is the one in the address, else the one taken out of it', () => {
  expect(codeOf(`#c=${CODE}`, null)).toBe(CODE)
  expect(codeOf('', { code: CODE })).toBe(CODE)
  expect(codeOf(`#c=${CODE}`, { code: 'older' })).toBe(CODE)
})

test.each(['', '#c=', '#c=short', '#x', `#c=${CODE}&d=1`, `#c=${'a'.repeat(101)}`])(
  '%j is no code',
  (hash) => expect(codeOf(hash, null)).toBeNull(),
)

test('a state of another page is no code', () => {
  expect(codeOf('', { code: 5 })).toBeNull()
  expect(codeOf('', { from: { pathname: '/' } })).toBeNull()
})
