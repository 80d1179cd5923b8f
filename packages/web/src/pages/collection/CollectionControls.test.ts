import type { CollectionEntry } from '@pathquest/core/contracts'
import type { PathkeyType, Rarity } from '@pathquest/core/rewards/amounts'
import { expect, test } from 'vitest'
import { type Arrangement, arrange, EVERYTHING, progress } from './CollectionControls'

const entry = (
  name: string,
  rarity: Rarity,
  keyType: PathkeyType,
  quantity = 0,
  acquiredAt: number | null = null,
): CollectionEntry => ({
  pathkey: {
    id: name,
    name,
    description: '',
    imageUrl: null,
    rarity,
    keyType,
    keyCode: name,
    colorPrimary: '#000000',
    colorSecondary: '#ffffff',
  },
  quantity,
  acquiredAt,
  career: null,
  sector: null,
  classOwners: null,
})

const KEYS = [
  entry('Ward Light', 'common', 'career', 1, 10),
  entry('Arena Voice', 'legendary', 'career'),
  entry('Calm Voice', 'rare', 'skill', 3, 30),
  entry('Full Ring', 'epic', 'milestone'),
  entry('Bug Finder', 'rare', 'skill', 1, 20),
]

test.each<[Partial<Arrangement>, string[]]>([
  [{}, ['Calm Voice', 'Bug Finder', 'Ward Light', 'Arena Voice', 'Full Ring']],
  [{ sort: 'rarity' }, ['Arena Voice', 'Full Ring', 'Bug Finder', 'Calm Voice', 'Ward Light']],
  [{ sort: 'name' }, ['Arena Voice', 'Bug Finder', 'Calm Voice', 'Full Ring', 'Ward Light']],
  [{ type: 'career' }, ['Ward Light', 'Arena Voice']],
  [{ rarity: 'rare', sort: 'name' }, ['Bug Finder', 'Calm Voice']],
  [{ ownedOnly: true }, ['Calm Voice', 'Bug Finder', 'Ward Light']],
  [{ type: 'milestone', ownedOnly: true }, []],
])('%o', (change, names) => {
  const arranged = arrange(KEYS, { ...EVERYTHING, ...change })
  expect(arranged.map(({ pathkey }) => pathkey.name)).toEqual(names)
})

test('the percentage is distinct keys owned of all keys, rounded', () => {
  expect(progress(KEYS)).toEqual({ owned: 3, total: 5, percent: 60 })
  expect(progress(KEYS.slice(0, 3))).toEqual({ owned: 2, total: 3, percent: 67 })
  expect(progress([])).toEqual({ owned: 0, total: 0, percent: 0 })
})
