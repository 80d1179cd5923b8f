import { readFileSync } from 'node:fs'
import {
  PATHKEY_TYPES,
  type PathkeyType,
  RARITIES,
  type Rarity,
} from '@pathquest/core/rewards/amounts'
import { expect, test } from 'vitest'
import { codeCutPath, keyCuts, ridgePath } from './bitting'
import { careerCourse } from './career-course'
import { terrainPaths } from './contour'
import { BOWS, framePath, keyShape, PIPS } from './pathkey-shape'

test('the same code gives the same artwork', () => {
  expect(keyShape('CAR-GDES-01', 'career', 'epic')).toEqual(
    keyShape('CAR-GDES-01', 'career', 'epic'),
  )
  expect(ridgePath('home', 700, 40)).toBe(ridgePath('home', 700, 40))
  expect(careerCourse('Data Analyst', 320, 104)).toEqual(careerCourse('Data Analyst', 320, 104))
})

test('the cut of a known key is the drawn one', () => {
  expect(keyCuts('CAR-GDES-01').map((depth) => depth + 1)).toEqual([4, 2, 4, 3, 1])
  expect(keyCuts('SKL-PATT-09').map((depth) => depth + 1)).toEqual([1, 5, 3, 1, 5])
})

test('a cut never has the same depth twice in a row', () => {
  for (let i = 0; i < 500; i++) {
    const cuts = keyCuts(`K-${i}`, 6)
    expect(cuts.every((depth, at) => at === 0 || depth !== cuts[at - 1])).toBe(true)
  }
})

test('1,000 codes give 1,000 different keys of each kind, ground included', () => {
  for (const kind of PATHKEY_TYPES) {
    const seen = new Set<string>()
    for (let i = 0; i < 1000; i++) {
      const code = `${kind}-${i}`
      const ground = terrainPaths(`t${code}`, 200, 200, { hills: 3, levels: 1, cells: 8 })
      seen.add(JSON.stringify([keyShape(code, kind, 'common'), ground]))
    }
    expect(seen.size).toBe(1000)
  }
})

test('no path contains an invalid number', () => {
  for (const rarity of RARITIES) {
    for (const kind of PATHKEY_TYPES) {
      expect(JSON.stringify(keyShape('X', kind, rarity))).not.toMatch(/NaN|undefined|null/)
    }
  }
  expect(codeCutPath('7K4Q2X')).not.toMatch(/NaN|undefined/)
  expect(terrainPaths('x', 320, 104).join('')).not.toMatch(/NaN|undefined/)
})

/** The catalogue that seeding reads. */
const pathkeys: { id: string; keyCode: string; keyType: PathkeyType; rarity: Rarity }[] =
  JSON.parse(
    readFileSync(new URL('../../../../server/content/pathkeys.json', import.meta.url), 'utf8'),
  )

test('no two pathkeys of the catalogue have the same cut, whatever their colours', () => {
  const drawn = pathkeys.map(({ keyCode, keyType, rarity }) =>
    JSON.stringify([framePath(rarity), BOWS[keyType], keyShape(keyCode, keyType, rarity)]),
  )
  expect(pathkeys.length).toBeGreaterThanOrEqual(60)
  const alike = pathkeys.filter((_, i) => drawn.indexOf(drawn[i] as string) !== i)
  expect(alike.map(({ id }) => id)).toEqual([])
})

test('rarity is recognisable without colour: by its frame, and by as many pips as it is worth', () => {
  expect(new Set(RARITIES.map((rarity) => framePath(rarity))).size).toBe(RARITIES.length)
  expect(RARITIES.map((rarity) => PIPS[rarity])).toEqual([1, 2, 3, 4, 5])
})
