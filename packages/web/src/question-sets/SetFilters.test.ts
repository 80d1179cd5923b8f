import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { readSynonyms } from '@pathquest/core/search/synonyms'
import { expect, test } from 'vitest'
import {
  filterChoices,
  filterSets,
  isFiltering,
  NO_FILTER,
  ownFirst,
  searchable,
  searchSets,
} from './SetFilters'

const aSet = (id: string, change: Partial<QuestionSetSummary> = {}): QuestionSetSummary => ({
  id,
  title: id,
  description: null,
  totalQuestions: 10,
  subject: 'Science',
  gradeLevel: [6, 7],
  difficultyLevel: 'medium',
  careerId: null,
  careerSector: null,
  questionSetType: 'standard',
  isPublic: true,
  isVerified: true,
  isMine: false,
  isFavourite: false,
  right: 'reader',
  updatedAt: 1,
  timesPlayed: 0,
  averageScore: null,
  tags: [],
  businessDrivers: [],
  kinds: [{ kind: 'choice', count: 10 }],
  ...change,
})

const careers = new Map([['ca_nurse', { title: 'Registered Nurse' }]])
const synonyms = readSynonyms(['enfermera: registered nurse'])
const sets = [
  aSet('Nurse shift', { careerId: 'ca_nurse', subject: 'Healthcare', gradeLevel: [9] }),
  aSet('Smart farm', { tags: ['soil'], careerSector: 'Agriculture' }),
  aSet('Anything', { gradeLevel: [] }),
]
const find = (change: Partial<typeof NO_FILTER>) => {
  const filter = { ...NO_FILTER, ...change }
  const all = sets.map((set) => searchable(set, careers))
  return filterSets(searchSets(all, filter.q, synonyms), filter).map(({ id }) => id)
}

test.each([
  [{}, ['Nurse shift', 'Smart farm', 'Anything']],
  [{ q: 'registered NURSE' }, ['Nurse shift']],
  [{ q: 'soil farm' }, ['Smart farm']],
  [{ q: 'agri' }, ['Smart farm']],
  [{ q: 'enfermeras' }, ['Nurse shift']],
  [{ q: 'Enfermra' }, ['Nurse shift']],
  [{ grade: '9' }, ['Nurse shift', 'Anything']],
  [{ subject: 'Science' }, ['Smart farm', 'Anything']],
  [{ careerId: 'ca_nurse' }, ['Nurse shift']],
  [{ tag: 'soil' }, ['Smart farm']],
  [{ q: 'soil', grade: '9' }, []],
])('%o finds %o', (filter, ids) => {
  expect(find(filter)).toEqual(ids)
})

test('favorites come first, then own sets, sets on topics and those on one career', () => {
  const sets = [
    { ...aSet('one'), careerId: 'ca_nurse' },
    { ...aSet('two'), careerId: null },
    { ...aSet('three'), careerId: null },
    { ...aSet('mine'), isMine: true, careerId: 'ca_nurse' },
    { ...aSet('starred'), isFavourite: true },
  ]
  expect(ownFirst(sets).map(({ id }) => id)).toEqual(['starred', 'mine', 'two', 'three', 'one'])
  expect(sets.at(-1)?.id).toBe('starred')
})

test('only values that occur in the sets are offered as filters', () => {
  expect(filterChoices(sets, careers)).toEqual({
    subjects: ['Healthcare', 'Science'],
    tags: ['soil'],
    careers: [{ value: 'ca_nurse', label: 'Registered Nurse' }],
  })
  expect(isFiltering(NO_FILTER)).toBe(false)
  expect(isFiltering({ ...NO_FILTER, grade: '6' })).toBe(true)
})
