import { setFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import { describe, expect, test } from 'vitest'
import { careers, questionSets } from '../../test/content'
import { synonyms } from '../search'

const careerOf = new Map(careers.map((career) => [career.id, career]))
const find = (q: string) =>
  searchList(
    questionSets,
    q,
    (set) => setFields(set, careerOf.get(set.careerId ?? '') ?? null),
    synonyms,
  )

/** What a teacher looks for who plans tomorrow's lesson. */
const TOPICS =
  'nurse doctor hospital teeth medicine mental health | welding building plumbing electricity carpentry cars trucks planes trains ships | climate weather ocean animals farming recycling energy water plants nature | esports video games coding robots artificial intelligence cybersecurity internet app design | money banking taxes business marketing shopping insurance real estate | law court police firefighter military government | music art film fashion dance writing photography news | space chemistry biology physics math engineering | cooking food hotel travel sports hair | teaching childcare languages museum library'

/** Two words of a topic stand together. */
const PAIRS = [
  'mental health',
  'video games',
  'artificial intelligence',
  'app design',
  'real estate',
]
const words = PAIRS.reduce((text, pair) => text.replace(pair, pair.replace(' ', '_')), TOPICS)
  .split(/[ |]+/)
  .map((word) => word.replace('_', ' '))

describe('topics', () => {
  test('there are sixty', () => {
    expect(new Set(words).size).toBeGreaterThanOrEqual(60)
  })

  test.each(words)('"%s" finds at least three sets', (word) => {
    expect(find(word).length).toBeGreaterThanOrEqual(3)
  })
})
