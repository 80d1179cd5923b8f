import { expect, test } from 'vitest'
import type { CareerList, CareerSummary } from '../api/types'
import { narrowedList } from './narrow-list'

const career = (id: string, industry: string, sector: string) =>
  ({ id, title: id, industry, sector }) as CareerSummary
const loaded: CareerList = {
  careers: [career('a', 'Health', 'Care'), career('b', 'Finance', 'Banks')],
  credits: { attribution: '', sources: [] },
  total: 9,
  unfilteredTotal: 9,
  industries: [
    { name: 'Finance', count: 4 },
    { name: 'Health', count: 5 },
  ],
  sectors: [{ name: 'Banks', count: 3 }],
}
const ids = (narrowed: ReturnType<typeof narrowedList>) =>
  narrowed?.list.careers.map(({ id }) => id)

test('an industry leaves its careers, and its count is that of the filter', () => {
  const narrowed = narrowedList(loaded, {}, { industry: 'Finance' })
  expect(ids(narrowed)).toEqual(['b'])
  expect(narrowed).toMatchObject({ list: { total: 4 }, isCounted: true })
})

test('a sector is counted within the same industry only', () => {
  expect(narrowedList(loaded, {}, { sector: 'Banks' })).toMatchObject({ list: { total: 3 } })
  const other = narrowedList(loaded, {}, { industry: 'Finance', sector: 'Banks' })
  expect(ids(other)).toEqual(['b'])
  expect(other?.isCounted).toBe(false)
})

test('without its filters a list keeps its careers and counts all', () => {
  const filtered = { ...loaded, careers: loaded.careers.slice(1), total: 4 }
  const widened = narrowedList(filtered, { industry: 'Finance' }, {})
  expect(ids(widened)).toEqual(['b'])
  expect(widened).toMatchObject({ list: { total: 9 }, isCounted: true })
})

test('another order changes neither careers nor count', () => {
  const sorted = narrowedList(
    { ...loaded, total: 4 },
    { industry: 'Finance' },
    { industry: 'Finance', sort: 'salary' },
  )
  expect(sorted).toMatchObject({ list: { total: 4 }, isCounted: true })
})

test('nothing is known of other words, other lists and another language', () => {
  for (const to of [{ q: 'nurse' }, { ids: 'a' }, { lang: 'es' as const }]) {
    expect(narrowedList(loaded, {}, to)).toBeNull()
  }
})
