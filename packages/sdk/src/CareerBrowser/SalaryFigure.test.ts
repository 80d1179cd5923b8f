import { expect, test } from 'vitest'
import { salaryScale } from './SalaryFigure'

test('range and median are on one axis from nothing to $150k', () => {
  expect(salaryScale({ salaryMin: 30_000, salaryMax: 120_000, salaryMedian: 75_000 })).toEqual({
    range: { from: 20, to: 80 },
    median: 50,
    isBeyond: false,
  })
})

test('what is beyond the axis ends at its end, and the label says that', () => {
  expect(salaryScale({ salaryMin: 77_020, salaryMax: 208_620, salaryMedian: 132_270 })).toEqual({
    range: { from: 51.3, to: 100 },
    median: 88.2,
    isBeyond: true,
  })
})

test('a median alone is only a ring, unknown pay draws nothing', () => {
  expect(salaryScale({ salaryMin: 100_000, salaryMax: null, salaryMedian: 219_140 })).toEqual({
    range: null,
    median: 100,
    isBeyond: true,
  })
  expect(salaryScale({ salaryMin: 100_000, salaryMax: null, salaryMedian: null })).toBeNull()
})
