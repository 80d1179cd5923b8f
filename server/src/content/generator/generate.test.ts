import { describe, expect, test } from 'vitest'
import { generateFor, parseWritten, readContentFiles } from '../files'
import { type Interest, interestScore } from './career-facts'
import { CareerIndex } from './career-index'
import type { CareerSource } from './career-source'
import { inSentence, withArticle } from './phrase'

const written = parseWritten(readContentFiles())
const { sets, stems } = generateFor(written)
const careerOf = new Map(written.careers.map((career) => [career.id, career]))

describe('generated sets', () => {
  test('are the same for the same careers', () => {
    expect(generateFor(written).sets).toEqual(sets)
  })

  test('change little where a career is added', () => {
    const [last] = written.careers.slice(-1)
    const fewer = { ...written, careers: written.careers.filter((career) => career !== last) }
    const before = new Map(generateFor(fewer).sets.map((set) => [set.id, JSON.stringify(set)]))
    const same = sets.filter((set) => before.get(set.id) === JSON.stringify(set))
    expect(same.length / sets.length).toBeGreaterThan(0.5)
  })

  test('begin with the hand-written questions of the career', () => {
    const setOf = new Map(sets.map((set) => [set.careerId, set]))
    for (const { careerId, questions } of written.careerQuestions) {
      expect(setOf.get(careerId)?.questions.slice(0, questions.length), careerId).toEqual(questions)
    }
  })

  test('claim no pay, growth or education of a career whose figures are those of a wider group', () => {
    for (const { careerId, questions } of sets) {
      if (careerOf.get(careerId ?? '')?.figuresGroup === null) continue
      const asked = questions.map(({ id }) => stems.get(id) ?? '')
      expect(
        asked.filter((stem) => /^(?:pay|growth|jobs|openings|education)-/.test(stem)),
        careerId ?? '',
      ).toEqual([])
    }
  })
})

describe('a generated question', () => {
  const questionsBy = (...ids: string[]) =>
    sets.flatMap(({ questions }) => questions.filter(({ id }) => ids.includes(stems.get(id) ?? '')))

  test('is not the second of its form in a set', () => {
    for (const { id, questions } of sets) {
      const asked = questions.flatMap((question) => stems.get(question.id) ?? [])
      expect(new Set(asked).size, id).toBe(asked.length)
    }
  })

  test('asks for another name of a career once in a set, and for none that names a gender', () => {
    for (const { id, careerId, questions } of sets) {
      const { otherTitles = [] } = careerOf.get(careerId ?? '') ?? {}
      const named = questions
        .filter((one) => /other-name|names-to-careers/.test(stems.get(one.id) ?? ''))
        .map((one) => JSON.stringify(one))
      for (const name of otherTitles) {
        const asked = named.filter((text) => text.includes(`"${name}"`))
        expect(asked.length, `${id}: ${name}`).toBeLessThan(2)
      }
      expect(named.join(), id).not.toMatch(/stewardess|waitress|seamstress|hostess|actress/)
    }
  })

  test('tells what the career is from the beginning, and once in a set', () => {
    for (const { id, careerId, questions } of sets) {
      const { description = '' } = careerOf.get(careerId ?? '') ?? {}
      const told = questions.filter(
        (one) => stems.has(one.id) && description.startsWith(one.explanation.slice(0, 40)),
      )
      expect(told.length, id).toBeLessThanOrEqual(1)
    }
  })

  test('shows no name of a job that leaves out half of the people', () => {
    const shown = questionsBy('other-name', 'names-to-careers')
    expect(shown.length).toBeGreaterThan(100)
    const texts = JSON.stringify(shown)
    expect(texts).not.toMatch(/(?:repair|police|fire|mail|crafts)m[ae]n\b|cleaning lady/i)
  })

  test('calls nobody wrong who has much of an interest', () => {
    const byTitle = new Map(written.careers.map((career) => [career.title, career]))
    const shown = questionsBy('interest-shared')
    expect(shown.length).toBeGreaterThan(100)
    for (const question of shown) {
      const { options, right } = question as { options: string[]; right: string }
      const name = /called (\w+)/.exec(question.explanation)?.[1] as Interest
      for (const title of options.filter((_, at) => 'ABCD'[at] !== right)) {
        const score = interestScore(byTitle.get(title) as CareerSource, name)
        expect(score, `${question.id}: ${title}`).toBeLessThanOrEqual(3.5)
      }
    }
  })
})

test('a career is never far from one of its own cluster, nor from a related one', () => {
  const index = new CareerIndex(written.careers)
  const nurse = index.get('ca_registered-nurse')
  const chef = index.get('ca_chef')
  const vet = index.get('ca_veterinarian')
  if (!nurse || !chef || !vet) throw new Error('A career is missing')
  expect(index.isFar(nurse, chef)).toBe(true)
  expect(index.isFar(nurse, vet)).toBe(false)
})

test.each([
  ['Electrician', 'an electrician'],
  ['911 Dispatcher', 'a 911 dispatcher'],
  ['MRI Technologist', 'an MRI technologist'],
  ['X-Ray Technician', 'an X-ray technician'],
  ['Urologist', 'a urologist'],
  ['Usher', 'an usher'],
  ['Umpire', 'an umpire'],
  ['3D Character Artist', 'a 3D character artist'],
  ['English Professor', 'an English professor'],
  ['Short-Order Cook', 'a short-order cook'],
])('"%s" reads as "%s" in a sentence', (title, words) => {
  expect(withArticle(title)).toBe(words)
  expect(words.endsWith(inSentence(title))).toBe(true)
})
