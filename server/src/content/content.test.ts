import { CAREER_SECTORS, PATHKEY_TYPES, RARITIES } from '@pathquest/game-core/constants'
import { describe, expect, test } from 'vitest'
import {
  CLUSTER_CAREER_SECTORS,
  CONTENT_SOURCES,
  careerSectorOf,
  careers,
  GAMING_CAREER_SECTORS,
  GAMING_INDUSTRY,
  ONET_ATTRIBUTION,
  pathkeys,
  questionSets,
} from './index'

const careerIds = new Set(careers.map((career) => career.id))
const isUnique = (values: string[]) => new Set(values).size === values.length
const drawable = pathkeys.filter((key) => key.keyType !== 'milestone')

/** Every text a reader may see, with where it stands. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

describe('careers', () => {
  test('there are 24 with unique ids, titles and resolved relations', () => {
    expect(careers).toHaveLength(24)
    expect(isUnique(careers.map((career) => career.id))).toBe(true)
    expect(isUnique(careers.map((career) => career.title))).toBe(true)
    for (const career of careers) {
      expect(career.id).toMatch(/^ca_[a-z0-9-]+$/)
      expect(career.onetSocCode).toMatch(/^\d\d-\d{4}\.\d\d$/)
      expect(career.relatedCareers.length).toBeGreaterThanOrEqual(3)
      expect(career.relatedCareers).not.toContain(career.id)
      for (const id of career.relatedCareers) expect(careerIds).toContain(id)
    }
  })

  test('they cover all 16 clusters and five gaming careers, each with a career sector', () => {
    const industries = new Set(careers.map((career) => career.industry))
    for (const cluster of Object.keys(CLUSTER_CAREER_SECTORS)) expect(industries).toContain(cluster)
    expect(careers.filter((career) => career.industry === GAMING_INDUSTRY)).toHaveLength(5)
    for (const career of careers) {
      expect(CAREER_SECTORS).toContain(careerSectorOf(career.industry, career.sector))
    }
  })

  test('pay is ordered, and top-coded pay has no maximum', () => {
    for (const { id, salaryMin, salaryMedian, salaryMax } of careers) {
      expect(salaryMin, id).toBeLessThan(salaryMedian ?? Number.NaN)
      if (salaryMax === null) continue
      expect(salaryMedian, id).toBeLessThan(salaryMax)
      expect(salaryMax, id).toBeLessThan(239_200)
    }
    expect(careers.find(({ id }) => id === 'ca_airline-pilot')?.salaryMax).toBeNull()
  })

  test('growth agrees with the two employment figures and with the outlook sentence', () => {
    for (const career of careers) {
      const { employment2023, employment2033Projected, growthRate } = career
      if (employment2023 === null || employment2033Projected === null || growthRate === null) {
        throw new Error(`${career.id} lacks a figure that its outlook is built on`)
      }
      const growth = (100 * (employment2033Projected - employment2023)) / employment2023
      expect(Math.abs(growth - growthRate), career.id).toBeLessThan(0.8)
      expect(career.jobOutlook).toContain(`${Math.abs(growthRate).toFixed(1)}%`)
      expect(career.jobOutlook).toContain(growthRate < 0 ? 'shrink' : 'grow')
      expect(career.jobOutlook).not.toMatch(/(faster|slower) than average/)
    }
  })

  test('gaming careers name the wider group that the figures describe', () => {
    for (const career of careers.filter(({ industry }) => industry === GAMING_INDUSTRY)) {
      expect(career.figuresGroup).toBeTruthy()
    }
    for (const { figuresGroup, jobOutlook } of careers) {
      if (figuresGroup) expect(jobOutlook).toContain(figuresGroup)
    }
  })

  test('no group figure is shown as the pay of esports players or streamers', () => {
    for (const { onetSocCode } of careers) {
      expect(['27-2021.00', '27-2099.00']).not.toContain(onetSocCode)
    }
  })

  test('each has four to six tasks, an education level and texts of readable length', () => {
    for (const career of careers) {
      expect(career.tasks.length).toBeGreaterThanOrEqual(4)
      expect(career.tasks.length).toBeLessThanOrEqual(6)
      expect(career.educationLevel.length).toBeGreaterThanOrEqual(1)
      expect(career.description.length, career.id).toBeLessThanOrEqual(220)
      expect(career.dayInLifeText.length, career.id).toBeLessThanOrEqual(420)
      expect(career.workEnvironment.length, career.id).toBeLessThanOrEqual(180)
    }
  })
})

describe('career sectors', () => {
  test('the table knows 16 clusters and 13 gaming sectors and only the ten sectors', () => {
    expect(Object.keys(CLUSTER_CAREER_SECTORS)).toHaveLength(16)
    expect(Object.keys(GAMING_CAREER_SECTORS)).toHaveLength(13)
    const mapped = [CLUSTER_CAREER_SECTORS, GAMING_CAREER_SECTORS].flatMap(Object.values)
    for (const sector of mapped) expect(CAREER_SECTORS).toContain(sector)
    for (const sector of CAREER_SECTORS) expect(mapped).toContain(sector)
  })

  test('an unknown industry or sector has no career sector', () => {
    expect(careerSectorOf('', '')).toBeNull()
    expect(careerSectorOf(GAMING_INDUSTRY, 'Finance')).toBeNull()
    expect(careerSectorOf('Finance', 'anything')).toBe('Business')
  })
})

describe('pathkeys', () => {
  test('there are 24 with unique ids, names and codes', () => {
    expect(pathkeys).toHaveLength(24)
    expect(isUnique(pathkeys.map((key) => key.id))).toBe(true)
    expect(isUnique(pathkeys.map((key) => key.name))).toBe(true)
    expect(isUnique(pathkeys.map((key) => key.keyCode))).toBe(true)
    for (const key of pathkeys) {
      expect(key.id).toMatch(/^pk_[a-z0-9-]+$/)
      expect(key.keyCode).toMatch(/^(CR|SK|IN|ML)-[A-Z]{3}-\d\d$/)
      expect(key.colorPrimary).toMatch(/^#[0-9a-f]{6}$/)
      expect(key.colorSecondary).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  test('all rarities and kinds exist, all rarities also among keys that can be drawn', () => {
    expect(new Set(pathkeys.map((key) => key.keyType))).toEqual(new Set(PATHKEY_TYPES))
    expect(new Set(drawable.map((key) => key.rarity))).toEqual(new Set(RARITIES))
  })

  test('the first key, drawn when none fits, is a common one and no milestone', () => {
    expect(pathkeys[0]).toMatchObject({ rarity: 'common' })
    expect(drawable[0]).toBe(pathkeys[0])
  })

  test('metadata names an existing career, one of the ten sectors, or an event', () => {
    for (const { id, keyType, metadata } of pathkeys) {
      if (keyType === 'career') expect(careerIds, id).toContain(metadata.careerId)
      else if (keyType === 'milestone') {
        expect(['games_played', 'pathkeys_collected', 'podium_finishes']).toContain(metadata.event)
        expect(metadata.count).toBeGreaterThan(0)
      } else expect(CAREER_SECTORS, id).toContain(metadata.sector)
    }
    expect(pathkeys.filter((key) => key.keyType === 'milestone')).toHaveLength(4)
  })

  test('a draw finds a key for every career sector and for every career with a set', () => {
    for (const sector of CAREER_SECTORS) {
      expect(
        drawable.some(({ metadata }) => metadata.sector === sector),
        sector,
      ).toBe(true)
    }
    for (const { careerId } of questionSets) {
      if (!careerId) continue
      expect(
        drawable.some(({ metadata }) => metadata.careerId === careerId),
        careerId,
      ).toBe(true)
    }
  })
})

describe('texts', () => {
  test('are typographically clean and without stray spaces', () => {
    for (const [path, text] of textsOf({ careers, pathkeys, questionSets }, 'content')) {
      expect(text, path).not.toMatch(/['"]|\s{2}|^\s|\s$|\.\.\.| - |<|>/)
    }
  })

  test('the sources are named with the required attribution', () => {
    expect(ONET_ATTRIBUTION).toBe(
      'Includes information from O*NET 30.1 by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0',
    )
    for (const { url } of CONTENT_SOURCES) expect(url).toMatch(/^https:\/\//)
  })
})
