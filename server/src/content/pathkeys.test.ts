import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import { PATHKEY_TYPES, RARITIES, type Rarity } from '@pathquest/core/rewards/amounts'
import { describe, expect, test } from 'vitest'
import { careers, pathkeys } from '../../test/content'
import { careerSectorOf } from './index'

const careerIds = new Set(careers.map((career) => career.id))
const isUnique = (values: string[]) => new Set(values).size === values.length
const drawable = pathkeys.filter((key) => key.keyType !== 'milestone')

describe('pathkeys', () => {
  test('there are 160 and more with unique ids, names, codes and pairs of colors', () => {
    expect(pathkeys.length).toBeGreaterThanOrEqual(160)
    expect(isUnique(pathkeys.map((key) => key.id))).toBe(true)
    expect(isUnique(pathkeys.map((key) => key.name))).toBe(true)
    expect(isUnique(pathkeys.map((key) => key.description))).toBe(true)
    expect(isUnique(pathkeys.map((key) => key.keyCode))).toBe(true)
    expect(isUnique(pathkeys.map((key) => key.colorPrimary + key.colorSecondary))).toBe(true)
  })

  test('all rarities and kinds exist, all rarities also among keys that can be drawn', () => {
    expect(new Set(pathkeys.map((key) => key.keyType))).toEqual(new Set(PATHKEY_TYPES))
    expect(new Set(drawable.map((key) => key.rarity))).toEqual(new Set(RARITIES))
  })

  test('each rarity has fewer keys than the one before it, and none is a handful', () => {
    const share = (rarity: Rarity) =>
      pathkeys.filter((key) => key.rarity === rarity).length / pathkeys.length
    const shares = RARITIES.map(share)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(shares[0]).toBeLessThan(0.4)
    expect(shares.at(-1)).toBeGreaterThan(0.05)
  })

  test('the first key, drawn when none fits, is a common one and no milestone', () => {
    expect(pathkeys[0]).toMatchObject({ rarity: 'common' })
    expect(drawable[0]).toBe(pathkeys[0])
  })

  test('a key of a career names one that exists; few keys are milestones', () => {
    for (const key of pathkeys) {
      if (key.keyType === 'career') expect(careerIds, key.id).toContain(key.metadata.careerId)
    }
    expect(pathkeys.length - drawable.length).toBeLessThan(pathkeys.length / 10)
  })

  test('every sector has an industry key and a skill key; no career has two', () => {
    for (const keyType of ['industry', 'skill'] as const) {
      const sectors = pathkeys.filter((key) => key.keyType === keyType).map((key) => key.metadata)
      for (const sector of CAREER_SECTORS) expect(sectors).toContainEqual({ sector })
    }
    const ofCareers = pathkeys.flatMap((key) =>
      key.keyType === 'career' ? key.metadata.careerId : [],
    )
    expect(isUnique(ofCareers)).toBe(true)
    for (const sector of CAREER_SECTORS) {
      const inSector = careers.filter((one) => careerSectorOf(one.industry, one.sector) === sector)
      expect(
        inSector.some(({ id }) => ofCareers.includes(id)),
        sector,
      ).toBe(true)
    }
  })
})
