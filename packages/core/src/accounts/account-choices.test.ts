import { expect, test } from 'vitest'
import { GAME_CODE_ALPHABET, normalizeCode } from '../rooms/game-code'
import { formatParentCode, parentCodeFrom } from './account-choices'

test('a code has eight characters that nobody mistakes for others', () => {
  expect(parentCodeFrom((n) => n - 1)).toBe('ZZZZZZZZ')
  const every = Array.from({ length: GAME_CODE_ALPHABET.length }, (_, i) => parentCodeFrom(() => i))
  expect(every.join('')).not.toMatch(/[IO]/)
})

test.each(['AB10-CD2E', 'ab10cd2e', ' AB10 CD2E ', 'ABIO-CD2E'])('%s is understood', (typed) => {
  expect(normalizeCode(typed)).toBe('AB10CD2E')
})

test('it is shown in two halves', () => {
  expect(formatParentCode('AB10CD2E')).toBe('AB10-CD2E')
})
