import { expect, test } from 'vitest'
import { namedCareer } from './chosen-career'
import { countedOptions } from './counted-options'
import { isFiltering, NO_FILTER, queryOf, withoutFilters } from './set-filter'

const career = { id: 'ca_nurse', typed: 'Registered Nurse' }

test.each([
  [{}, {}],
  [{ q: '  ward ' }, { q: 'ward' }],
  [
    { grade: '9', tag: 'soil' },
    { grade_level: 9, tag: 'soil' },
  ],
  [{ subject: 'Science' }, { exploration_type: 'subject', subject: 'Science' }],
  [{ career }, { career_id: 'ca_nurse' }],
  // A text that names no career yet filters nothing.
  [{ career: { id: '', typed: 'Regis' } }, {}],
])('%o is asked of the server as %o', (filter, query) => {
  expect(queryOf({ ...NO_FILTER, ...filter })).toEqual({ sort: 'own_first', ...query })
})

test('every search and filter can be cleared, the search kept', () => {
  expect(isFiltering(NO_FILTER)).toBe(false)
  expect(isFiltering({ ...NO_FILTER, grade: '6' })).toBe(true)
  expect(isFiltering({ ...NO_FILTER, career: { id: '', typed: 'Regis' } })).toBe(true)
  expect(withoutFilters({ ...NO_FILTER, q: 'ward', career })).toEqual({ ...NO_FILTER, q: 'ward' })
})

test('a whole title names its career, whatever its case', () => {
  const careers = [
    { id: 'ca_actor', title: 'Actor' },
    { id: 'ca_nurse', title: 'Registered Nurse' },
  ]
  expect(namedCareer(careers, ' registered NURSE ')?.id).toBe('ca_nurse')
  expect(namedCareer(careers, 'nurse')).toBeUndefined()
})

test('a chosen value stays in its filter, where no set has it any more', () => {
  const english = { locale: 'en', contentLang: undefined }
  const counts = [{ name: 'soil', count: 1200 }]
  expect(countedOptions(counts, 'soil', english)).toEqual([
    { value: 'soil', label: 'soil (1,200)' },
  ])
  expect(countedOptions(counts, 'bees', english).at(-1)).toEqual({
    value: 'bees',
    label: 'bees (0)',
  })
  expect(countedOptions(undefined, '', english)).toEqual([])
})
