import { expect, test } from 'vitest'
import { factsOf, isHint } from './career-facts'

const career = {
  salaryMin: 30_000,
  salaryMax: 90_000,
  salaryMedian: 51_000,
  growthRate: 4,
  employment2024: 12_000,
}

test('every figure of a career is a fact with its year', () => {
  expect(factsOf(career)).toEqual([
    { fact: 'pay', amount: 51_000, currency: 'USD', year: '2024' },
    { fact: 'jobs', jobs: 12_000, year: '2024' },
    { fact: 'growth', percent: 4 },
  ])
  expect(factsOf({ ...career, growthRate: -2 }).at(-1)).toEqual({ fact: 'decline', percent: 2 })
})

test('unknown figures, and those of a broader group, are no facts of it', () => {
  const unknown = { salaryMin: null, salaryMax: null, salaryMedian: null }
  expect(factsOf({ ...unknown, growthRate: null, employment2024: null })).toEqual([])
  expect(factsOf({ ...career, isWiderGroup: true })).toEqual([])
})

test('a fact is a hint where the question or an option is about the same thing', () => {
  const [pay, jobs, growth] = factsOf(career)
  if (!pay || !jobs || !growth) throw new Error('three facts')
  const asked = ['What does a beekeeper EARN in a year?', 'About $50,000']
  expect(isHint(pay, asked)).toBe(true)
  expect(isHint(jobs, asked)).toBe(false)
  expect(isHint(growth, ['Will there be more of them in the future?'])).toBe(true)
  expect(isHint(pay, ['¿Cuánto gana?'])).toBe(true)
  expect(isHint(pay, ['Which tool opens a hive?', 'A smoker'])).toBe(false)
})
