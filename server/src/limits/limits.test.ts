import { expect, test } from 'vitest'
import { makeLimits } from './limits'

const times = (count: number, run: () => void) => {
  for (let i = 0; i < count; i++) run()
}

test('a seat polls and moves 10 times a second; others are not touched by it', () => {
  let at = 0
  const { countPlay } = makeLimits(() => at)
  times(10, () => countPlay('gp_1'))
  expect(() => countPlay('gp_1')).toThrow('rate_limited')
  countPlay('gp_2')
  at += 1_000
  countPlay('gp_1')
})

test('one address sends 5,000 requests at once and 200 times each second, others are not touched', () => {
  let at = 0
  const { countRequest } = makeLimits(() => at)
  times(5_000, () => countRequest('203.0.113.9'))
  expect(() => countRequest('203.0.113.9')).toThrow('rate_limited')
  countRequest('203.0.113.10')
  at += 1_000
  times(200, () => countRequest('203.0.113.9'))
  expect(() => countRequest('203.0.113.9')).toThrow('rate_limited')
})

test('200 sign-ins a minute from one address, 30 new games of one account', () => {
  let at = 0
  const { countSignIn, countNewGame } = makeLimits(() => at)
  times(200, () => countSignIn('203.0.113.9'))
  expect(() => countSignIn('203.0.113.9')).toThrow('rate_limited')
  times(30, () => countNewGame('pf_1'))
  expect(() => countNewGame('pf_1')).toThrow('rate_limited')
  at += 60_000
  countSignIn('203.0.113.9')
  countNewGame('pf_1')
})

test('a clock that is set back an hour locks nobody out for an hour', () => {
  let at = 2 * 3_600_000
  const { countPlay, countSharedRead } = makeLimits(() => at)
  times(10, () => countPlay('gp_1'))
  times(2_000, () => countSharedRead('203.0.113.9'))
  at -= 3_600_000
  countPlay('gp_1')
  expect(() => countSharedRead('203.0.113.9')).toThrow('rate_limited')
  at += 5
  countSharedRead('203.0.113.9')
})
