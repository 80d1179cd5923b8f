import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import { describe, expect, test } from 'vitest'
import { content } from '../../test/content'
import {
  CLUSTER_CAREER_SECTORS,
  careerSectorOf,
  GAMING_CAREER_SECTORS,
  GAMING_INDUSTRY,
} from './index'

const { careers, featured } = content
const careerIds = new Set(careers.map((career) => career.id))
const gaming = careers.filter(({ industry }) => industry === GAMING_INDUSTRY)
const isUnique = (values: string[]) => new Set(values).size === values.length
/** Whose pay nobody knows: the wider group has far better and far worse paid work in it. */
const WITHOUT_PAY = ['ca_live-streamer', 'ca_professional-esports-player']

describe('careers', () => {
  test('there are a thousand with unique ids and titles, and relations that exist', () => {
    expect(careers.length).toBeGreaterThanOrEqual(1000)
    expect(isUnique(careers.map((career) => career.id))).toBe(true)
    expect(isUnique(careers.map((career) => career.title))).toBe(true)
    for (const { id, relatedCareers } of careers) {
      expect(relatedCareers, id).not.toContain(id)
      expect(isUnique(relatedCareers), id).toBe(true)
      for (const related of relatedCareers) expect(careerIds, id).toContain(related)
    }
  })

  test('they cover all 16 clusters and 69 gaming careers of all sectors, each with a career sector', () => {
    const industries = new Set(careers.map((career) => career.industry))
    for (const cluster of Object.keys(CLUSTER_CAREER_SECTORS)) expect(industries).toContain(cluster)
    expect(gaming).toHaveLength(69)
    expect(new Set(gaming.map(({ sector }) => sector))).toEqual(
      new Set(Object.keys(GAMING_CAREER_SECTORS)),
    )
    for (const { id, industry, sector } of careers) {
      expect(CAREER_SECTORS, id).toContain(careerSectorOf(industry, sector))
    }
  })

  test('the featured ones are chosen with a reason, and they alone have the longer texts', () => {
    const ids = featured.flatMap((block) => block.careers)
    expect(ids.length).toBeGreaterThanOrEqual(368)
    expect(isUnique(ids)).toBe(true)
    const chosen = new Set(ids)
    for (const { id, dayInLifeText, routes, translations, tasks } of careers) {
      expect(
        [dayInLifeText !== null, routes.length > 0, translations.es !== undefined],
        id,
      ).toEqual(Array(3).fill(chosen.has(id)))
      const { es } = translations
      if (es) expect(es.tasks, id).toHaveLength(tasks.length)
    }
    for (const { id } of gaming) expect(chosen, id).toContain(id)
    for (const { id, known } of careers) if (known === 3) expect(chosen, id).toContain(id)
  })

  test('pay is ordered, top-coded pay has no maximum, and what is not known is not there', () => {
    for (const { id, salaryMin, salaryMedian, salaryMax, isMedianTopCoded } of careers) {
      if (salaryMedian === null) {
        expect(salaryMax, id).toBeNull()
        expect(salaryMin !== null, id).toBe(isMedianTopCoded)
        continue
      }
      expect(isMedianTopCoded, id).toBe(false)
      expect(salaryMin, id).toBeLessThan(salaryMedian)
      if (salaryMax === null) continue
      expect(salaryMedian, id).toBeLessThan(salaryMax)
      expect(salaryMax, id).toBeLessThan(239_200)
    }
    expect(careers.find(({ id }) => id === 'ca_airline-pilot')?.salaryMax).toBeNull()
    expect(careers.find(({ id }) => id === 'ca_cardiologist')?.isMedianTopCoded).toBe(true)
  })

  test('growth agrees with the two employment figures of its years', () => {
    const known = careers.filter(({ growthRate }) => growthRate !== null)
    expect(known.length).toBeGreaterThan(950)
    for (const { id, employment2024, employment2034Projected, growthRate } of known) {
      if (!employment2024 || !employment2034Projected || growthRate === null) {
        throw new Error(`${id} lacks a figure that its growth is built on`)
      }
      const growth = (100 * (employment2034Projected - employment2024)) / employment2024
      // Both counts are rounded to a hundred.
      const rounding = 0.06 + 11_000 / employment2024
      expect(Math.abs(growth - growthRate), id).toBeLessThan(rounding)
    }
  })

  test('the figures that the API documents by year stay beside the newer ones', () => {
    const nurse = careers.find(({ id }) => id === 'ca_registered-nurse')
    expect(nurse).toMatchObject({ employment2023: 3_300_100, employment2033Projected: 3_497_300 })
    expect(nurse?.employment2024).not.toBe(nurse?.employment2023)
  })

  test('gaming careers name the wider group that the figures describe', () => {
    for (const { id, figuresGroup } of gaming) expect(figuresGroup, id).toBeTruthy()
  })

  test('no group figure is shown as the pay of esports players or streamers', () => {
    const without = gaming.filter(({ id }) => WITHOUT_PAY.includes(id))
    expect(without).toHaveLength(2)
    for (const { salaryMin, salaryMedian, salaryMax, isMedianTopCoded } of without) {
      expect([salaryMin, salaryMedian, salaryMax]).toEqual([null, null, null])
      expect(isMedianTopCoded).toBe(false)
    }
    for (const { id, title } of careers) expect(title, id).not.toMatch(/\$|salary|paid/i)
  })

  test('interest scores are known for all but a few', () => {
    const scored = careers.filter(({ interestRealistic }) => interestRealistic !== null)
    expect(careers.length - scored.length).toBeLessThan(20)
  })

  test('other titles are what people would type, and no title of any career', () => {
    const titles = new Set(careers.map(({ title }) => title.toLowerCase()))
    for (const { id, otherTitles } of careers) {
      expect(isUnique(otherTitles), id).toBe(true)
      for (const other of otherTitles) {
        if (titles.has(other.toLowerCase())) expect.fail(`${id}: ${other} is a career of its own`)
      }
    }
  })

  test('a task is a line without a full stop, and no two careers have the same one', () => {
    const tasks = careers.flatMap((career) => career.tasks)
    for (const task of tasks) {
      expect(task).not.toMatch(/\.$/)
      expect(task.split(' ').length, task).toBeLessThanOrEqual(12)
    }
    expect(isUnique(tasks.map((task) => task.toLowerCase()))).toBe(true)
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
