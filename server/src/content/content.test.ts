import { readdirSync } from 'node:fs'
import { CAREER_SECTORS } from '@pathquest/core/careers/career-choices'
import { PATHKEY_TYPES, RARITIES } from '@pathquest/core/rewards/amounts'
import { describe, expect, test } from 'vitest'
import { content } from '../../test/content'
import { readingGrade } from '../../test/reading-grade'
import { programFolder } from '../runtime/program-folder'
import { contentHash, parseContent, readContentFiles } from './files'
import {
  CLUSTER_CAREER_SECTORS,
  CONTENT_SOURCES,
  careerSectorOf,
  GAMING_CAREER_SECTORS,
  GAMING_INDUSTRY,
  ONET_ATTRIBUTION,
} from './index'

const { careers, pathkeys, questionSets } = content
const careerIds = new Set(careers.map((career) => career.id))
const isUnique = (values: string[]) => new Set(values).size === values.length
const drawable = pathkeys.filter((key) => key.keyType !== 'milestone')
/** Whose pay nobody knows: the wider group has far better and far worse paid work in it. */
const WITHOUT_PAY = ['27-2021.00', '27-2099.00']

/** Every text a reader may see, with where it stands. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

describe('files', () => {
  const files = readContentFiles()
  const nameOf = (text: string) =>
    text
      .toLowerCase()
      .replace('&', 'and')
      .replace(/[^a-z0-9]+/g, '-')

  test('careers and sets stand in the file of their cluster, gaming in that of its sector', () => {
    const folder = programFolder('content', 'pathkeys.json')
    expect(readdirSync(`${folder}/careers`)).toEqual(readdirSync(`${folder}/question-sets`))
    for (const { name, text } of files.filter(({ name }) => name.startsWith('careers/'))) {
      for (const { industry, sector } of JSON.parse(text) as typeof careers) {
        const place = industry === GAMING_INDUSTRY ? `gaming-${sector}` : industry
        expect(name).toBe(`careers/${nameOf(place)}.json`)
      }
      const inFile = new Set((JSON.parse(text) as typeof careers).map(({ id }) => id))
      const sets = files.find((file) => file.name === name.replace('careers', 'question-sets'))
      for (const { id, careerId } of JSON.parse(sets?.text ?? '') as typeof questionSets) {
        expect(careerId === null || inFile.has(careerId), id).toBe(true)
      }
    }
  })

  test('what is not as the schema wants it is refused with file and place', () => {
    const change = (name: string, from: string, to: string) =>
      files.map((file) => (file.name === name ? { name, text: file.text.replace(from, to) } : file))
    expect(() => parseContent(change('careers/finance.json', '"Accountant"', '7'))).toThrow(
      /server\/content\/careers\/finance\.json: .*title/s,
    )
    expect(() => parseContent(change('pathkeys.json', '"common"', '"comon"'))).toThrow(
      /pathkeys\.json: .*rarity/s,
    )
    expect(() => parseContent([{ name: 'pathkeys.json', text: '{' }])).toThrow('is no JSON')
  })

  test.each([
    ['an unknown kind', '"kind": "several"', '"kind": "many"', /kind/],
    ['a field of another kind', '"kind": "several"', '"kind": "order"', /items|options/],
    ['all options right', '"right": "ABE"', '"right": "ABCDE"', /_09: At least one option must/],
    ['letters out of order', '"right": "ABE"', '"right": "EBA"', /right/],
    ['an option that is not there', '"right": "ABE"', '"right": "ABF"', /_09: /],
    ['an option twice', 'Using neutral words', 'Asking only loyal fans', /_09: /],
    ['a number off its scale', '"value": 6.7', '"value": 67', /_11: The right number must be on/],
    ['a pair alone', '["Pie chart", "Parts of one whole"],', '["Pie chart"],', /pairs/],
    ['a poll without its “why”', '"asksWhy": true,', '', /asksWhy/],
  ])('a question with %s is refused', (_, from, to, what) => {
    const name = 'question-sets/marketing.json'
    const file = files.find((one) => one.name === name)
    if (!file?.text.includes(from)) throw new Error(`${name} has no ${from}`)
    const changed = { name, text: file.text.replace(from, to) }
    expect(() => parseContent([changed])).toThrow(/marketing\.json: /)
    expect(() => parseContent([changed])).toThrow(what)
  })

  test('their hash changes with every byte', () => {
    const [first, ...others] = files
    if (!first) throw new Error('There is no file')
    const hash = contentHash(files)
    expect(contentHash(readContentFiles())).toBe(hash)
    expect(contentHash(others)).not.toBe(hash)
    expect(contentHash([{ ...first, text: `${first.text} ` }, ...others])).not.toBe(hash)
    expect(contentHash([{ ...first, name: 'other.json' }, ...others])).not.toBe(hash)
  })
})

describe('careers', () => {
  test('there are 129 with unique ids and titles, and relations that exist', () => {
    expect(careers).toHaveLength(129)
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
    const gaming = careers.filter((career) => career.industry === GAMING_INDUSTRY)
    expect(gaming).toHaveLength(69)
    expect(new Set(gaming.map(({ sector }) => sector))).toEqual(
      new Set(Object.keys(GAMING_CAREER_SECTORS)),
    )
    for (const { id, industry, sector } of careers) {
      expect(CAREER_SECTORS, id).toContain(careerSectorOf(industry, sector))
    }
  })

  test('pay is ordered, top-coded pay has no maximum, and what is not known is not there', () => {
    for (const { id, salaryMin, salaryMedian, salaryMax } of careers) {
      if (salaryMedian === null) {
        expect([salaryMin, salaryMax], id).toEqual([null, null])
        continue
      }
      expect(salaryMin, id).toBeLessThan(salaryMedian)
      if (salaryMax === null) continue
      expect(salaryMedian, id).toBeLessThan(salaryMax)
      expect(salaryMax, id).toBeLessThan(239_200)
    }
    expect(careers.find(({ id }) => id === 'ca_airline-pilot')?.salaryMax).toBeNull()
  })

  test('growth agrees with the two employment figures and with the outlook sentence', () => {
    for (const career of careers) {
      const { id, employment2023, employment2033Projected, growthRate, jobOutlook } = career
      if (employment2023 === null || employment2033Projected === null || growthRate === null) {
        throw new Error(`${id} lacks a figure that its outlook is built on`)
      }
      const growth = (100 * (employment2033Projected - employment2023)) / employment2023
      expect(Math.abs(growth - growthRate), id).toBeLessThan(0.8)
      expect(jobOutlook, id).toContain(`${Math.abs(growthRate).toFixed(1)}%`)
      const word = growthRate < 0 ? 'to shrink by' : growthRate > 0 ? 'to grow' : 'about the same'
      expect(jobOutlook, id).toContain(word)
      expect(jobOutlook, id).toContain('from 2023 to 2033')
      expect(jobOutlook, id).not.toMatch(/(faster|slower) than average/)
    }
  })

  test('gaming careers name the wider group that the figures describe', () => {
    for (const career of careers.filter(({ industry }) => industry === GAMING_INDUSTRY)) {
      expect(career.figuresGroup, career.id).toBeTruthy()
    }
    for (const { figuresGroup, jobOutlook } of careers) {
      if (figuresGroup) expect(jobOutlook).toContain(figuresGroup)
    }
  })

  test('no group figure is shown as the pay of esports players or streamers', () => {
    const without = careers.filter(({ onetSocCode }) => WITHOUT_PAY.includes(onetSocCode))
    expect(without.map(({ id }) => id).sort()).toEqual([
      'ca_live-streamer',
      'ca_professional-esports-player',
    ])
    for (const { salaryMin, salaryMedian, salaryMax } of without) {
      expect([salaryMin, salaryMedian, salaryMax]).toEqual([null, null, null])
    }
    for (const { id, title, jobOutlook } of careers) {
      expect(`${title} ${jobOutlook}`, id).not.toMatch(/\$|salary|paid/i)
    }
  })

  test('the six interest scores are all there or all unknown', () => {
    const scored = careers.filter((career) => {
      const scores = [
        career.interestRealistic,
        career.interestInvestigative,
        career.interestArtistic,
        career.interestSocial,
        career.interestEnterprising,
        career.interestConventional,
      ]
      const known = scores.filter((score) => score !== null).length
      expect([0, 6], career.id).toContain(known)
      return known === 6
    })
    expect(scored.length).toBeGreaterThan(120)
  })

  test('other titles are what people would type, and not the title itself', () => {
    for (const { id, title, otherTitles } of careers) {
      expect(isUnique(otherTitles), id).toBe(true)
      expect(
        otherTitles.map((other) => other.toLowerCase()),
        id,
      ).not.toContain(title.toLowerCase())
    }
  })

  test('a task is a line without a full stop', () => {
    for (const { id, tasks } of careers)
      for (const task of tasks) expect(task, id).not.toMatch(/\.$/)
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
  test('there are 60 with unique ids, names, codes and pairs of colors', () => {
    expect(pathkeys).toHaveLength(60)
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

  test('the first key, drawn when none fits, is a common one and no milestone', () => {
    expect(pathkeys[0]).toMatchObject({ rarity: 'common' })
    expect(drawable[0]).toBe(pathkeys[0])
  })

  test('a key of a career names one that exists; few keys are milestones', () => {
    for (const key of pathkeys) {
      if (key.keyType === 'career') expect(careerIds, key.id).toContain(key.metadata.careerId)
    }
    expect(pathkeys.filter((key) => key.keyType === 'milestone')).toHaveLength(7)
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

describe('texts', () => {
  test('are typographically clean and without stray spaces', () => {
    const unclean = textsOf(content, 'content').filter(([, text]) =>
      /['"]|\s{2}|^\s|\s$|\.\.\.| - |<|>/.test(text),
    )
    expect(unclean).toEqual([])
  })

  test('are read by a student of grade 8', () => {
    const hard = [
      ...careers.map(({ id, description, dayInLifeText, workEnvironment }) => ({
        id,
        grade: readingGrade([description, dayInLifeText, workEnvironment].join(' ')),
      })),
      ...questionSets.map(({ id, questions }) => ({
        id,
        grade: readingGrade(
          questions.map((one) => `${one.questionText} ${one.explanation}`).join(' '),
        ),
      })),
    ].filter(({ grade }) => grade > 8.5)
    expect(hard).toEqual([])
  })

  test('the sources are named with the required attribution', () => {
    expect(ONET_ATTRIBUTION).toBe(
      'Includes information from O*NET 30.1 by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0',
    )
    for (const { url } of CONTENT_SOURCES) expect(url).toMatch(/^https:\/\//)
  })
})
