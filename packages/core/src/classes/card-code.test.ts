import { expect, test } from 'vitest'
import { formatCardCode, readCardCode, readClassCode } from './card-code'

test('a card is printed in two halves, and read as people type it', () => {
  expect(formatCardCode('ABCDE12345')).toBe('ABCDE-12345')
  for (const typed of ['ABCDE-12345', 'abcde 12345', ' abcde–i2345 ', '#ABCDE12345'])
    expect(readCardCode(typed)).toBe('ABCDE12345')
})

test('a code of another length is none', () => {
  expect(readCardCode('ABCDE-1234')).toBeNull()
  expect(readCardCode('')).toBeNull()
  expect(readClassCode('abcd-1234')).toBe('ABCD1234')
  expect(readClassCode('ABCDE12345')).toBeNull()
})
