import { careerFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import { expect, test } from 'vitest'
import { careers } from '../../test/content'
import { everydayWords } from '../../test/search/everyday-words'
import { synonyms } from '../search'

const FIRST = 3
const ids = new Set(careers.map(({ id }) => id))

const firstOf = (q: string) =>
  searchList(careers, q, careerFields, synonyms)
    .slice(0, FIRST)
    .map(({ id }) => id.slice('ca_'.length))

test('what a fourteen-year-old types leads to the career, with one slip of a finger too', () => {
  expect(everydayWords.length).toBeGreaterThanOrEqual(150)
  const named = everydayWords.flatMap(({ first }) => first)
  expect(named.filter((id) => !ids.has(`ca_${id}`))).toEqual([])
  const missed = everydayWords.flatMap(({ word, slip, first }) =>
    [word, slip].flatMap((q) => {
      const found = firstOf(q)
      return found.some((id) => first.includes(id)) ? [] : [`${q}: ${found.join(', ')}`]
    }),
  )
  expect(missed).toEqual([])
})
