import { expect, test } from 'vitest'
import { ACHIEVEMENT_IDS, achievements, isReached, readMilestone } from './achievements'

const earned = (pathkeysCollected: number, distinctPathkeys: number, gamesPlayed: number) =>
  achievements({ pathkeysCollected, distinctPathkeys, gamesPlayed })
    .filter((one) => one.earned)
    .map((one) => one.id)

test('every account has the welcome key; First Steps is earned with the first game', () => {
  expect(earned(0, 0, 0)).toEqual(['welcome'])
  expect(earned(0, 0, 1)).toEqual(['welcome', 'first_steps'])
})

test('Collector: 10 copies; Explorer: 25 distinct keys; Dedication: 20 games', () => {
  expect(earned(9, 24, 19)).toEqual(['welcome', 'first_steps'])
  expect(earned(10, 9, 0)).toEqual(['welcome', 'collector'])
  expect(earned(25, 25, 0)).toEqual(['welcome', 'collector', 'explorer'])
  expect(earned(0, 0, 20)).toEqual(['welcome', 'first_steps', 'dedication'])
  expect(earned(25, 25, 20)).toEqual([...ACHIEVEMENT_IDS])
})

test('each reports its progress, never beyond its goal', () => {
  const far = achievements({ pathkeysCollected: 4, distinctPathkeys: 3, gamesPlayed: 31 })
  expect(far.map(({ id, reached, goal }) => [id, reached, goal])).toEqual([
    ['welcome', 1, 1],
    ['first_steps', 1, 1],
    ['collector', 4, 10],
    ['explorer', 3, 25],
    ['dedication', 20, 20],
  ])
})

const figures = { games_played: 20, podium_finishes: 0, pathkeys_collected: 9 }

test.each([
  ['games_played', 20, true],
  ['games_played', 21, false],
  ['podium_finishes', 1, false],
  ['pathkeys_collected', 9, true],
] as const)('%s %i: reached %s', (event, count, reached) => {
  const milestone = readMilestone({ event, count })
  expect(milestone && isReached(milestone, figures)).toBe(reached)
})

test.each([
  {},
  { event: 'birthday', count: 1 },
  { event: 'games_played' },
  { event: 'games_played', count: '1' },
  { event: 'games_played', count: 0 },
])('%o is not a milestone', (metadata) => {
  expect(readMilestone(metadata)).toBeNull()
})
