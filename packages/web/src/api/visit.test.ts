import { expect, test } from 'vitest'
import { readVisit } from './visit'

const kept = { token: 'secret', expiresAt: 1_000 }

test('a kept visit is read until it ends', () => {
  expect(readVisit(kept, 999)).toEqual(kept)
  expect(readVisit(kept, 1_000)).toBeNull()
})

test('what is no visit counts as none', () => {
  for (const other of [null, undefined, '', 'x', 7, [], {}, { ...kept, token: 1 }])
    expect(readVisit(other, 0)).toBeNull()
})
