import { expect, test } from 'vitest'
import { readVisit } from './visit'

const stored = { token: 'secret', expiresAt: 1_000 }

test('a stored visit is valid until it expires', () => {
  expect(readVisit(stored, 999)).toEqual(stored)
  expect(readVisit(stored, 1_000)).toBeNull()
})

test('invalid data counts as no visit', () => {
  for (const other of [null, undefined, '', 'x', 7, [], {}, { ...stored, token: 1 }])
    expect(readVisit(other, 0)).toBeNull()
})
