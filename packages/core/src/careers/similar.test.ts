import { expect, test } from 'vitest'
import { INTERESTS, type InterestScores } from '../interests/interests'
import { type ComparedCareer, SIMILAR_CAREERS_SHOWN, similarCareers } from './similar'

const scores = (...six: number[]) =>
  Object.fromEntries(INTERESTS.map((interest, i) => [interest, six[i] ?? 1])) as InterestScores
const practical = scores(7, 3, 1, 2, 2, 3)
const social = scores(1, 3, 3, 7, 4, 2)
const career = (id: string, change: Partial<ComparedCareer> = {}): ComparedCareer => ({
  id,
  industry: 'Health',
  sector: 'Care',
  interests: social,
  educationLevel: ['Bachelor’s degree'],
  ...change,
})
const one = career('one')
const reasons = (others: ComparedCareer[]) =>
  Object.fromEntries(similarCareers(one, others).map(({ id, because }) => [id, because]))

test('each says in a word why it is like this one', () => {
  const elsewhere = { industry: 'Education', sector: 'Teaching' }
  expect(
    reasons([
      career('same-work', { interests: practical }),
      career('same-interests', elsewhere),
      career('same-field', { sector: 'Laboratory', interests: practical }),
      career('same-school', { industry: 'Trade', sector: 'Sales', interests: practical }),
    ]),
  ).toEqual({
    'same-work': 'work',
    'same-interests': 'interests',
    'same-field': 'field',
    'same-school': 'education',
  })
})

test('near interests come before far ones, and the nearer education first', () => {
  const others = [
    career('far', { sector: 'a', interests: practical }),
    career('school', { sector: 'b', educationLevel: ['High school diploma or equivalent'] }),
    career('near', { sector: 'c' }),
    career('unknown', { sector: 'd', interests: null, educationLevel: [] }),
  ]
  expect(similarCareers(one, others).map(({ id }) => id)).toEqual([
    'near',
    'school',
    'far',
    'unknown',
  ])
})

test('of one pathway two at most, as many as are shown, itself and named ones left out', () => {
  const many = Array.from({ length: 20 }, (_, i) => career(`c${i}`, { sector: `s${i % 5}` }))
  const similar = similarCareers(one, [one, ...many], ['c0'])
  const ids = similar.map(({ id }) => id)
  expect(ids).toHaveLength(SIMILAR_CAREERS_SHOWN)
  expect(ids).not.toContain('one')
  expect(ids).not.toContain('c0')
  const pathways = ids.map((id) => Number(id.slice(1)) % 5)
  expect(Math.max(...pathways.map((a) => pathways.filter((b) => b === a).length))).toBe(2)
})

test('the order of the catalogue does not matter', () => {
  const many = Array.from({ length: 30 }, (_, i) => career(`c${i}`, { sector: `s${i % 9}` }))
  expect(similarCareers(one, [...many].reverse())).toEqual(similarCareers(one, many))
})
