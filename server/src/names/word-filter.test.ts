import { expect, test } from 'vitest'
import { isDoubtfulName } from './word-filter'

const doubtful = [
  'fuck',
  'FUCK you',
  'f u c k',
  'f.u.c.k',
  'fu_ck',
  'fu ck',
  'sh1t',
  '$h!t',
  'fuuuuck',
  'ＦＵＣＫ',
  'fúck',
  'a s s h o l e',
  'b1tch',
  'mierda',
  'Hitler',
  'n4zi',
]
test.each(doubtful)('%s is doubtful', (name) => {
  expect(isDoubtfulName(name)).toBe(true)
})

const fine = [
  'Ana',
  'José María',
  'Bass Hit',
  'Push It',
  'Cassandra',
  'Grass Hopper',
  'Shi Tao',
  'Scunthorpe',
  'Essex Fan',
  'Assistant Sam',
  'Class Act',
  'Brave Otter',
  'Matsushita',
  '김민준',
  'Зоя',
  '🦊 Fox',
  'Max 2',
  'JJ',
]
test.each(fine)('%s is fine', (name) => {
  expect(isDoubtfulName(name)).toBe(false)
})
