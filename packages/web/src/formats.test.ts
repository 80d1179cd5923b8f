import { expect, test } from 'vitest'
import { localMoment, momentOf } from './formats'

test('a field shows the moment that it gives back', () => {
  const at = new Date(2026, 2, 5, 7, 9).getTime()
  expect(localMoment(at)).toBe('2026-03-05T07:09')
  expect(momentOf(localMoment(at))).toBe(at)
})

test('none is an empty field', () => {
  expect(localMoment(null)).toBe('')
})
