import { expect, test } from 'vitest'
import { NO_FILTER } from '../../question-sets/set-filter'
import { readShown, writeShown } from './use-sets-address'

test('what is shown is in the URL, and read from it again', () => {
  const career = { id: 'ca_nurse', typed: 'Registered Nurse' }
  const filter = { ...NO_FILTER, q: 'ward', grade: '9', tag: 'bees & soil', career }
  const search = writeShown({ which: 'mine', filter }, new URLSearchParams('a=b'))
  expect(search.toString()).toBe('a=b&q=ward&grade=9&tag=bees+%26+soil&career=ca_nurse&list=mine')
  expect(readShown(search)).toEqual({
    which: 'mine',
    filter: { ...filter, career: { id: 'ca_nurse', typed: '' } },
  })
})

test('the list of all sets has a URL without parameters', () => {
  expect(writeShown({ which: 'all', filter: NO_FILTER }).toString()).toBe('')
  expect(readShown(new URLSearchParams())).toEqual({ which: 'all', filter: NO_FILTER })
})
