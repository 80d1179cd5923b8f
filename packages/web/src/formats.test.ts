import { expect, test } from 'vitest'
import { localMoment, parseMoment } from './formats'

test('a field shows the same time that it returns', () => {
  const at = new Date(2026, 2, 5, 7, 9).getTime()
  expect(localMoment(at)).toBe('2026-03-05T07:09')
  expect(parseMoment(localMoment(at))).toBe(at)
})

test('null is an empty field', () => {
  expect(localMoment(null)).toBe('')
})
