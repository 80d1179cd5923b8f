import { describe, expect, test } from 'vitest'
import { datesError, dayAfter, dueDay, duePresets, usualDue } from './due-dates'

const local = (text: string) => new Date(text).getTime()

describe('presets', () => {
  test('are tomorrow before school, a Thursday and a week from now', () => {
    // A Monday.
    expect(duePresets(local('2026-11-09T15:30'))).toEqual([
      { key: 'tomorrow', at: local('2026-11-10T08:00') },
      { key: 'thursday', at: local('2026-11-12T20:00') },
      { key: 'week', at: local('2026-11-16T20:00') },
    ])
  })

  test.each([
    // Tomorrow has a preset of its own, and today is no time to give homework for.
    ['a Wednesday', '2026-11-11T10:00', '2026-11-19T20:00'],
    ['a Thursday', '2026-11-12T10:00', '2026-11-19T20:00'],
    ['a Friday', '2026-11-13T10:00', '2026-11-19T20:00'],
    ['a Sunday', '2026-11-15T10:00', '2026-11-19T20:00'],
  ])('on %s, Thursday is at least two days away', (_, now, thursday) => {
    expect(duePresets(local(now))[1]?.at).toBe(local(thursday))
  })

  test('keep their hour where the clocks change', () => {
    expect(usualDue(local('2026-10-30T21:00'))).toBe(local('2026-11-06T20:00'))
    expect(dayAfter(local('2026-03-07T10:00'), 1, 8)).toBe(local('2026-03-08T08:00'))
  })
})

test.each([
  [null, 'none'],
  ['2026-11-09T15:30', 'past'],
  ['2026-11-09T23:59', 'today'],
  ['2026-11-10T00:00', 'tomorrow'],
  ['2026-11-10T23:59', 'tomorrow'],
  ['2026-11-11T00:00', 'later'],
])('the day of %s is "%s"', (due, day) => {
  expect(dueDay(due === null ? null : local(due), local('2026-11-09T15:30'))).toBe(day)
})

test('dates are refused with the reason', () => {
  const now = local('2026-11-09T15:30')
  const dueAt = now + 1000
  expect(datesError({ opensAt: null, dueAt: null }, now)).toBeUndefined()
  expect(datesError({ opensAt: now, dueAt }, now)).toBeUndefined()
  expect(datesError({ opensAt: dueAt, dueAt }, now)).toBe('order')
  expect(datesError({ opensAt: null, dueAt: now }, now)).toBe('past')
  expect(datesError({ opensAt: Number.NaN, dueAt }, now)).toBe('invalid')
  expect(datesError({ opensAt: null, dueAt: Number.NaN }, now)).toBe('invalid')
})
