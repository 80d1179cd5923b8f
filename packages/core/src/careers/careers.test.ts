import { describe, expect, test } from 'vitest'
import {
  filterCareers,
  growthText,
  moneyText,
  salaryText,
  sortCareers,
  TOP_CODED_SALARY,
  webAddress,
} from './careers'

const career = (id: string, words: object = {}) => ({
  id,
  title: id,
  description: '',
  industry: '',
  sector: '',
  salaryMin: null as number | null,
  salaryMax: null as number | null,
  salaryMedian: null as number | null,
  growthRate: null as number | null,
  ...words,
})
const ids = (careers: { id: string }[]) => careers.map(({ id }) => id)

describe('Filters', () => {
  const careers = [
    career('coach', { industry: 'Gaming & Esports', sector: 'Esports' }),
    career('nurse', { industry: 'Health Science', sector: 'Care' }),
    career('caster', { industry: 'Gaming & Esports', sector: 'Broadcast' }),
  ]
  test.each([
    [{}, ['coach', 'nurse', 'caster']],
    [{ industry: '' }, ['coach', 'nurse', 'caster']],
    [{ industry: 'Gaming & Esports' }, ['coach', 'caster']],
    [{ industry: 'Gaming & Esports', sector: 'Broadcast' }, ['caster']],
    [{ ids: ['caster', 'coach', 'gone'] }, ['coach', 'caster']],
    [{ ids: [] }, []],
  ])('%o let through %o', (filter, expected) => {
    expect(ids(filterCareers(careers, filter))).toEqual(expected)
  })
})

describe('Sort', () => {
  test('title is alphabetical, as people sort', () => {
    const titles = ['zoologist', 'Élan coach', 'actor', 'Drone 10', 'Drone 9']
    expect(
      ids(
        sortCareers(
          titles.map((title) => career(title)),
          'title',
        ),
      ),
    ).toEqual(['actor', 'Drone 9', 'Drone 10', 'Élan coach', 'zoologist'])
  })

  test('salary is descending by median, then maximum, then minimum; unknown comes last', () => {
    const careers = [
      career('unknown'),
      career('low', { salaryMedian: 30, salaryMax: 900, salaryMin: 20 }),
      career('high', { salaryMedian: 80 }),
      career('same, lower max', { salaryMedian: 50, salaryMax: 60, salaryMin: 40 }),
      career('same, higher max', { salaryMedian: 50, salaryMax: 70, salaryMin: 10 }),
      career('same max, higher min', { salaryMedian: 50, salaryMax: 60, salaryMin: 45 }),
      career('max alone', { salaryMax: 40 }),
      career('min alone', { salaryMin: 35 }),
    ]
    expect(ids(sortCareers(careers, 'salary'))).toEqual([
      'high',
      'same, higher max',
      'same max, higher min',
      'same, lower max',
      'max alone',
      'min alone',
      'low',
      'unknown',
    ])
  })

  test('growth is descending, unknown last, equal ones by title', () => {
    const careers = [
      career('unknown'),
      career('shrinking', { growthRate: -4 }),
      career('b', { growthRate: 5 }),
      career('a', { growthRate: 5 }),
      career('still', { growthRate: 0 }),
    ]
    expect(ids(sortCareers(careers, 'growth'))).toEqual(['a', 'b', 'still', 'shrinking', 'unknown'])
  })

  test('the input list is not modified', () => {
    const careers = [career('b'), career('a')]
    sortCareers(careers, 'title')
    expect(ids(careers)).toEqual(['b', 'a'])
  })
})

describe('Figures', () => {
  test.each([
    [{ salaryMin: 62_000, salaryMax: 128_000, salaryMedian: 91_000 }, '$62,000 - $128,000'],
    [{ salaryMin: 62_000, salaryMax: null, salaryMedian: 91_000 }, '$91,000'],
    [{ salaryMin: null, salaryMax: 128_000, salaryMedian: 91_000 }, '$91,000'],
    [{ salaryMin: null, salaryMax: null, salaryMedian: 91_499.6 }, '$91,500'],
    [{ salaryMin: null, salaryMax: null, salaryMedian: null }, 'Salary varies'],
    [{ salaryMin: 62_000, salaryMax: null, salaryMedian: null }, 'Salary varies'],
    [{ salaryMin: 0, salaryMax: 10, salaryMedian: null }, '$0 - $10'],
  ])('%o reads %s', (pay, text) => {
    expect(salaryText(pay)).toBe(text)
  })

  test('a top-coded maximum is not shown; the median shows', () => {
    const pay = { salaryMin: 101_710, salaryMax: TOP_CODED_SALARY, salaryMedian: 219_140 }
    expect(salaryText(pay)).toBe('$219,140')
  })

  test('a median that is cut off reads "and more", and is sorted as the highest', () => {
    const surgeon = {
      salaryMin: 83_390,
      salaryMax: null,
      salaryMedian: null,
      isMedianTopCoded: true,
    }
    expect(salaryText(surgeon)).toBe('$239,200+')
    const careers = [career('dentist', { salaryMedian: 179_210 }), career('surgeon', surgeon)]
    expect(ids(sortCareers(careers, 'salary'))).toEqual(['surgeon', 'dentist'])
  })

  test('another currency and another language for "Salary varies"', () => {
    expect(moneyText(1234.5, 'EUR')).toBe('€1,235')
    const unknown = { salaryMin: null, salaryMax: null, salaryMedian: null }
    expect(salaryText(unknown, 'El salario varía')).toBe('El salario varía')
  })

  test.each([
    [17.9, '+17.9%'],
    [16, '+16%'],
    [-4, '-4%'],
    [-0.7, '-0.7%'],
    [0, null],
    [0.04, null],
    [-0.04, null],
    [null, null],
  ])('growth of %s reads %s', (rate, text) => {
    expect(growthText(rate)).toBe(text)
  })

  test('only web addresses become links', () => {
    expect(webAddress('https://example.org/video')).toBe('https://example.org/video')
    expect(webAddress('javascript:alert(1)')).toBeNull()
    expect(webAddress(' data:text/html,x')).toBeNull()
    expect(webAddress(null)).toBeNull()
  })
})
