import { expect, test } from 'vitest'
import { isReached, milestoneOf } from './achievements'

const figures = { games_played: 20, podium_finishes: 0, pathkeys_collected: 9 }

test.each([
  ['games_played', 20, true],
  ['games_played', 21, false],
  ['podium_finishes', 1, false],
  ['pathkeys_collected', 9, true],
] as const)('%s %i: reached %s', (event, count, reached) => {
  const milestone = milestoneOf({ event, count })
  expect(milestone && isReached(milestone, figures)).toBe(reached)
})

test.each([
  {},
  { event: 'birthday', count: 1 },
  { event: 'games_played' },
  { event: 'games_played', count: '1' },
  { event: 'games_played', count: 0 },
])('%o is no milestone', (metadata) => {
  expect(milestoneOf(metadata)).toBeNull()
})
