import { findManifest } from '@pathquest/modes/catalogue'
import { expect, test } from 'vitest'
import { ANY_MODE, dayNumber, filterOf, isAnyMode, sizeRanges, wishOf } from './mode-wish'

const modesOf = (...ids: string[]) => ids.flatMap((id) => findManifest(id) ?? [])

test('the class sizes to choose from are those between which the modes differ', () => {
  const modes = modesOf('career_quest', 'second_look', 'strongbox')
  expect(sizeRanges(modes)).toEqual([{ min: 1, max: 3 }, { min: 4 }])
  expect(sizeRanges(modesOf('career_quest'))).toEqual([{ min: 1 }])
})

test('fields without a choice filter nothing', () => {
  expect(filterOf(ANY_MODE)).toEqual({ solo: false })
  expect(isAnyMode(ANY_MODE)).toBe(true)
  expect(filterOf({ ...ANY_MODE, minutes: '10', company: 'together' })).toMatchObject({
    minutes: 10,
    company: 'together',
  })
  expect(isAnyMode({ ...ANY_MODE, players: '4' })).toBe(false)
})

test('alone only the time narrows modes down, whatever was chosen for a class', () => {
  const wish = { ...ANY_MODE, minutes: '5', players: '4', company: 'together' } as const
  expect(wishOf(wish, 'class')).toEqual({ by: ['minutes', 'players', 'company'], wish })
  expect(wishOf(wish, 'solo')).toEqual({ by: ['minutes'], wish: { ...ANY_MODE, minutes: '5' } })
})

test('a day has one number from midnight to midnight where the teacher is', () => {
  const morning = dayNumber(new Date(2026, 10, 28, 0, 1))
  expect(dayNumber(new Date(2026, 10, 28, 23, 59))).toBe(morning)
  expect(dayNumber(new Date(2026, 10, 29, 0, 1))).toBe(morning + 1)
  expect(Number.isInteger(morning)).toBe(true)
})
