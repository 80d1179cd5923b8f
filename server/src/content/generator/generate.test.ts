import { describe, expect, test } from 'vitest'
import { generateFor, parseWritten, readContentFiles } from '../files'
import { CareerIndex } from './career-index'
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
