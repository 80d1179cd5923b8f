import { expect, test } from 'vitest'
import { nearestByTitle } from './near'

const careers = [
  { title: 'Electrician', sector: 'Construction' },
  { title: 'Plumber', otherTitles: ['Pipe Fitter'], sector: 'Construction' },
  { title: 'Airline Pilot', sector: 'Transport' },
  { title: 'Nurse', sector: 'Health' },
  { title: 'Veterinarian', otherTitles: ['Vet'], sector: 'Health' },
]
const near = (query: string, count = 2) =>
  nearestByTitle(careers, query, count).map(({ title }) => title)

test('the most similar title comes first, also another title or one word of it', () => {
  expect(near('zeppelin pilot')[0]).toBe('Airline Pilot')
  expect(near('eletrikian')[0]).toBe('Electrician')
  expect(near('pipefiter')[0]).toBe('Plumber')
  expect(near('VETS')[0]).toBe('Veterinarian')
})

test('what is like nothing gets one of each sector, never one twice', () => {
  expect(near('qqq', 6)).toEqual(['Electrician', 'Airline Pilot', 'Nurse'])
  expect(near('', 2)).toEqual(['Electrician', 'Airline Pilot'])
})
