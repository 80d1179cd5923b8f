import { describe, expect, test } from 'vitest'
import { type CareerTexts, careerFields } from './documents'
import { searchList } from './search'
import { typoSimilarity } from './slips'
import { readSynonyms } from './synonyms'
import { contentWords, stemOf } from './words'

const career = (title: string, change: Partial<CareerTexts> = {}): CareerTexts => ({
  title,
  description: '',
  industry: '',
  sector: '',
  ...change,
})
const careers = [
  career('Dentist', { otherTitles: ['Tooth Doctor'] }),
  career('Firefighter', { description: 'Puts out fires and works with nurses.' }),
  career('Game Designer', { sector: 'Game development' }),
  career('Fashion Designer', { otherTitles: ['Clothing maker'] }),
  career('Physician', { description: 'Finds out what makes people sick.' }),
  career('Registered Nurse', { otherTitles: ['RN'], industry: 'Health Science' }),
  career('Wildlife Biologist', { description: 'Studies animals in forests.' }),
  career('Zoë’s Café Owner'),
]
const synonyms = readSynonyms([
  'doctor, md, médico: physician, registered nurse',
  'clothes, ropa: fashion designer',
  'social media: game designer',
  'animal: wildlife biologist',
])
const find = (q: string) => searchList(careers, q, careerFields, synonyms).map(({ title }) => title)

describe('The search', () => {
  test('without words everything stays as it is', () => {
    expect(searchList(careers, '  ', careerFields, synonyms)).toBe(careers)
  })

  test.each([
    ['nurses', 'Registered Nurse'],
    ['NURSING', 'Registered Nurse'],
    ['rn', 'Registered Nurse'],
    ['biology', 'Wildlife Biologist'],
    ['designing games', 'Game Designer'],
    ['zoe', 'Zoë’s Café Owner'],
    ['cafés', 'Zoë’s Café Owner'],
    ['forest', 'Wildlife Biologist'],
    ['health', 'Registered Nurse'],
  ])('knows the forms of a word: %s', (q, title) => {
    expect(find(q)[0]).toBe(title)
  })

  test('has the best match first: a doctor is no dentist', () => {
    expect(find('doctor')).toEqual(['Physician', 'Registered Nurse', 'Dentist'])
    expect(find('doctores')).toEqual(find('doctor'))
    expect(find('medicos')[0]).toBe('Physician')
    expect(find('nurse')).toEqual(['Registered Nurse', 'Firefighter'])
  })

  test('a whole typed title is an exact match', () => {
    expect(find('designer').slice(0, 2)).toEqual(['Game Designer', 'Fashion Designer'])
    expect(find('fashion designer')[0]).toBe('Fashion Designer')
    expect(find('physician')[0]).toBe('Physician')
  })

  test.each([
    ['nusre', 'Registered Nurse'],
    ['nurs', 'Registered Nurse'],
    ['docter', 'Physician'],
    ['firefigter', 'Firefighter'],
    ['phisician', 'Physician'],
    ['fysician', 'Physician'],
    ['animls', 'Wildlife Biologist'],
    ['socail media', 'Game Designer'],
    ['socialmedia', 'Game Designer'],
    ['gamedesigner', 'Game Designer'],
    ['fire fighter', 'Firefighter'],
    ['nursses', 'Registered Nurse'],
    ['cafs', 'Zoë’s Café Owner'],
  ])('forgives one typo: %s', (q, title) => {
    expect(find(q)[0]).toBe(title)
  })

  test('a word that exists is no typo of another', () => {
    expect(find('rope')).toEqual(['Fashion Designer'])
    expect(find('sick')[0]).toBe('Physician')
    expect(find('fire')[0]).toBe('Firefighter')
    expect(find('clothing')).toEqual(['Fashion Designer'])
  })

  test('finds inside of words, as far as it is typed', () => {
    expect(find('fight')).toEqual(['Firefighter'])
    expect(find('regi')).toEqual(['Registered Nurse'])
    expect(find('clothe')[0]).toBe('Fashion Designer')
  })

  test('items with every word exclude the others; without any, those with the most words', () => {
    expect(find('game designer')).toEqual(['Game Designer'])
    expect(find('nurse of zebras')).toEqual(['Registered Nurse'])
    expect(find('no such thing')).toEqual([])
    expect(find('zebras')).toEqual([])
    expect(find('xq')).toEqual([])
  })

  test('exact words of a title come before their synonyms', () => {
    const sets = [career('Dinner Rush', { otherTitles: ['Chef'] }), career('Start a Food Truck')]
    const trucks = readSynonyms(['restaurant, food truck: chef'])
    const titles = (q: string) =>
      searchList(sets, q, careerFields, trucks).map(({ title }) => title)
    for (const q of [
      'food truck',
      'food truk',
      'foodtruck',
      'Food Trucks',
      'start a',
      'a food tr',
    ]) {
      expect(titles(q)[0], q).toBe('Start a Food Truck')
    }
    expect(titles('restaurant')).toEqual(['Dinner Rush', 'Start a Food Truck'])
  })

  test('a broader field is a fallback, after items that have the word', () => {
    const wards = [
      career('Dentist', { industry: 'Health' }),
      career('Registered Nurse', { industry: 'Health' }),
      career('Clerk', { description: 'Helps a nurse.' }),
    ]
    const said = readSynonyms([
      'nurse: registered nurse, health',
      'midwife: health',
      'salud, health: nurse',
    ])
    const titles = (q: string) => searchList(wards, q, careerFields, said).map(({ title }) => title)
    expect(titles('nurse')).toEqual(['Registered Nurse', 'Clerk'])
    expect(titles('midwife')).toEqual(['Dentist', 'Registered Nurse'])
    expect(titles('salud')).toEqual(['Registered Nurse', 'Dentist'])
  })

  test('a term with its own entry is no prefix or part of another', () => {
    const jobs = [
      career('Sports Agent'),
      career('Transport Planner'),
      career('Hotel Manager', { industry: 'Hospitality' }),
      career('Nurse'),
    ]
    const said = readSynonyms(['sport: sports agent', 'hospital: nurse'])
    const titles = (q: string) => searchList(jobs, q, careerFields, said).map(({ title }) => title)
    expect(titles('sport')).toEqual(['Sports Agent'])
    expect(titles('hospital')).toEqual(['Nurse'])
  })

  test('words of a user are no synonyms of anything else', () => {
    for (const q of ['constructor', '__proto__', 'toString', '.*', '(', '\\']) {
      expect(() => find(q)).not.toThrow()
    }
  })
})

test('a sentence is searched by its meaningful words, in English and Spanish', () => {
  expect(contentWords('I want to be a nurse')).toEqual(['nurse'])
  expect(contentWords('¿Quiero ser enfermera?')).toEqual(['enfermera'])
  expect(contentWords('jobs')).toEqual(['jobs'])
  expect(contentWords('x '.repeat(200))).toHaveLength(12)
})

test('an inflected word and its base are one, animals and animation are not', () => {
  expect(new Set(['nurse', 'nurses', 'nursing'].map(stemOf)).size).toBe(1)
  expect(new Set(['bake', 'baking', 'baked'].map(stemOf)).size).toBe(1)
  expect(stemOf('animals')).not.toBe(stemOf('animation'))
  expect(stemOf('bus')).toBe('bus')
  expect(stemOf('cars')).not.toBe(stemOf('caring'))
  expect(stemOf('planes')).not.toBe(stemOf('planning'))
  expect(stemOf('care')).toBe(stemOf('caring'))
  expect(stemOf('plan')).toBe(stemOf('planning'))
})

test('a typo is one letter too many, too few, wrong or swapped, or a phonetic spelling', () => {
  for (const typed of ['plumer', 'plummber', 'plumner', 'plubmer']) {
    expect(typoSimilarity(typed, 'plumber'), typed).toBeGreaterThan(0.8)
  }
  expect(typoSimilarity('farmacist', 'pharmacist')).toBeGreaterThan(0.8)
  for (const typed of ['plmr', 'lpubmer', 'pluber s', 'lumberp']) {
    expect(typoSimilarity(typed, 'plumber'), typed).toBe(0)
  }
})
