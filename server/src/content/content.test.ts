import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { content } from '../../test/content'
import { programFolder } from '../runtime/program-folder'
import { contentHash, parseContent, readContentFiles } from './files'
import { CONTENT_SOURCES, GAMING_INDUSTRY, ONET_ATTRIBUTION } from './index'

const { careers, questionSets } = content

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
    const clusters = readdirSync(`${folder}/careers`)
    const sets = readdirSync(`${folder}/question-sets`)
    expect(sets.filter((name) => !name.startsWith('topics-'))).toEqual(clusters)
    for (const name of readdirSync(`${folder}/career-questions`)) expect(clusters).toContain(name)
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
      const byHand = files.find((file) => file.name === name.replace('careers', 'career-questions'))
      const written = JSON.parse(byHand?.text ?? '[]') as { careerId: string }[]
      for (const { careerId } of written) expect(inFile, name).toContain(careerId)
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

describe('texts', () => {
  test('are typographically clean and without stray spaces', () => {
    const unclean = textsOf(content, 'content').filter(([, text]) =>
      /['"]|\s{2}|^\s|\s$|\.\.\.| - |<|>/.test(text),
    )
    expect(unclean).toEqual([])
  })

  test('the sources are named with the required attribution', () => {
    expect(ONET_ATTRIBUTION).toBe(
      'Includes information from O*NET 30.1 by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0',
    )
    for (const { url } of CONTENT_SOURCES) expect(url).toMatch(/^https:\/\//)
  })
})
