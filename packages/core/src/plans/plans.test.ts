import { describe, expect, test } from 'vitest'
import { mindsetOf } from './mindsets'
import { schoolYearOf, schoolYearSpan } from './plan-limits'

describe('A school year', () => {
  test.each([
    ['2026-07-31T23:59:59.999Z', 2025],
    ['2026-08-01T00:00:00.000Z', 2026],
    ['2027-01-15T12:00:00.000Z', 2026],
  ])('of %s began in %i', (at, year) => {
    expect(schoolYearOf(Date.parse(at))).toBe(year)
  })

  test('ends where the next one begins', () => {
    const { fromMs, untilMs } = schoolYearSpan(2026)
    expect([schoolYearOf(fromMs), schoolYearOf(untilMs - 1), schoolYearOf(untilMs)]).toEqual([
      2026, 2026, 2027,
    ])
  })
})

describe('A game practises', () => {
  const quiz = { ends: 'ranked', settings: {}, pace: 'class', grades: 'points' } as const
  test.each([
    ['that learning goes on, if it is about a career', quiz, true, 'M6'],
    [
      'that learning goes on, if it deals careers',
      { ...quiz, material: 'careers' as const },
      false,
      'M6',
    ],
    [
      'who one is, where nothing is right',
      { ...quiz, grades: 'participation' as const },
      false,
      'M1',
    ],
    ['belonging, together', { ...quiz, ends: 'shared' as const }, false, 'M2'],
    ['doing one’s best, at one’s own pace', { ...quiz, pace: 'self' as const }, false, 'M5'],
    ['wanting to learn, with the class on one question', quiz, false, 'M3'],
  ])('%s', (_, mode, isAboutCareer, mindset) => {
    expect(mindsetOf(mode, isAboutCareer)).toBe(mindset)
  })
})
