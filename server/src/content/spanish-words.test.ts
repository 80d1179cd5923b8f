import { careerFields, translatedTitles } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import { expect, test } from 'vitest'
import { careers } from '../../test/content'
import { synonyms } from '../search'

/** Thousands of searches take half a minute: a part of them, spread over all clusters. */
const NTH = 6
const all = careers.filter((career) => translatedTitles(career).length > 0)
const translated = all.filter((_, i) => i % NTH === 0)
const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** Without accents, and without one letter of the longest word. */
function withSlip(title: string): string {
  const words = plain(title).toLowerCase().split(' ')
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  return words.map((word) => (word === longest ? word.slice(0, 3) + word.slice(4) : word)).join(' ')
}

test('a career is the first of a search for its Spanish title, as of one for its English title', () => {
  expect(all.length).toBeGreaterThan(350)
  const first = (q: string) => searchList(careers, q, careerFields, synonyms)[0]?.title
  const missed = translated.flatMap((career) =>
    [career.title, ...translatedTitles(career).flatMap((title) => [title, withSlip(title)])]
      .filter((q) => first(q) !== career.title)
      .map((q) => `${q}: ${first(q)}`),
  )
  expect(missed).toEqual([])
})

test('either form of a Spanish title is one that people say', () => {
  const titles = (es: string) =>
    translatedTitles({ translations: { es: { title: es, description: '', tasks: [] } } })
  expect(titles('Maestro o maestra de kínder')).toEqual(['Maestro de kínder', 'maestra de kínder'])
  expect(titles('Entrenador deportivo o entrenadora deportiva')).toEqual([
    'Entrenador deportivo',
    'entrenadora deportiva',
  ])
  expect(titles('Piloto comercial')).toEqual(['Piloto comercial'])
})
