import { expect, test } from 'vitest'
import { measureFilter } from '../testing/names/measured'
import { nameBesideHost } from './display-name'
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
  'kkk',
  'kys',
  'kill yourself',
  'k!ll ur self',
  'mátate',
  'hijo de puta',
  'kabrón',
  'c*nt',
  'phaggot',
  'kcuf',
  'ꜰᴜᴄᴋ',
  '🇫🇺🇨🇰',
  'sʜɪᴛ',
  'хуй',
  '卐',
  'ᛋᛋ',
  '14/88',
  'Max 1488',
  '4ss',
  '🖕',
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
  'Ana L',
  'Ana1',
  'Dick Cheney',
  'Emily Dickinson',
  'Porntip',
  'Harshit Dikshit',
  'Nguyễn Bích Ngọc',
  'Kono',
  'Leo 88',
  'Ana 455',
  'Max 717',
]
test.each(fine)('%s is fine', (name) => {
  expect(isDoubtfulName(name)).toBe(false)
})

test('of names that it was not made from it stops nine in ten abusive ones, one in a hundred real ones', () => {
  const { recall, refusedReal } = measureFilter()
  expect(recall).toBeGreaterThanOrEqual(0.9)
  expect(refusedReal).toBeLessThanOrEqual(0.01)
})

test('a name that looks like the host\u2019s gets a number; with a title it is nobody else\u2019s', () => {
  expect(nameBesideHost('Dana Reyes', 'Dana Reyes')).toBe('Dana Reyes 2')
  expect(nameBesideHost('D\u0430na  Reyes.', 'Dana Reyes')).toMatch(/ 2$/)
  expect(nameBesideHost('Ms. Reyes', 'Dana Reyes')).not.toContain('Reyes')
  expect(nameBesideHost('Mrs Dana Reyes', 'Dana Reyes')).not.toContain('Reyes')
  expect(nameBesideHost('Dana', 'Dana Reyes')).toBe('Dana')
  expect(nameBesideHost('Mr Tom', 'Dana Reyes')).toBe('Mr Tom')
})
