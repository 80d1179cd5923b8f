import { expect, test } from 'vitest'
import { seededRandom } from '../random'
import { readDisplayName } from './display-name'
import { generateName } from './name-generator'

test('a generated name is an adjective and a noun that fit a leaderboard', () => {
  const random = seededRandom('names')
  const names = Array.from({ length: 500 }, () => generateName(random))
  for (const name of names) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect(readDisplayName(name)).toEqual({ ok: true, name })
  }
  expect(new Set(names).size).toBeGreaterThan(450)
})

test('the limits of the random range give a name, too', () => {
  expect(generateName(() => 0)).toBe('Able Albatross')
  expect(generateName(() => 0.999999)).toBe('Zesty Yak')
})
