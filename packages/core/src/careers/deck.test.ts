import { expect, test } from 'vitest'
import { seededRandom } from '../random'
import { sampleCareers } from '../testing/sample-careers'
import { distanceOf, figureText, makeDeck } from './deck'

const careers = sampleCareers(40)
const deckOf = (topic: Parameters<typeof makeDeck>[1], seed = 'a') =>
  makeDeck(careers, topic, seededRandom(seed))

test('the career comes first, then related ones, then its industry, then all others', () => {
  const [first] = careers
  const deck = deckOf({ careerId: first?.id ?? null, industry: null })
  expect(deck).toHaveLength(careers.length)
  expect(deck[0]?.id).toBe(first?.id)
  const related = first?.relatedCareers.length ?? 0
  expect(new Set(deck.slice(1, 1 + related).map(({ id }) => id))).toEqual(
    new Set(first?.relatedCareers),
  )
  const ranks = deck.slice(1 + related).map(({ industry }) => industry === first?.industry)
  expect(ranks.lastIndexOf(true)).toBeLessThan(ranks.indexOf(false))
})

test('an industry comes first, in an order of chance that the seed repeats', () => {
  const topic = { careerId: null, industry: 'Industry 2' }
  const ids = (seed: string) => deckOf(topic, seed).map(({ id }) => id)
  expect(
    deckOf(topic)
      .slice(0, 3)
      .every(({ industry }) => industry === 'Industry 2'),
  ).toBe(true)
  expect(ids('a')).toEqual(ids('a'))
  expect(ids('a')).not.toEqual(ids('b'))
})

test('careers that few students have heard of come behind the others of their part', () => {
  const some = careers.map((career, i) => ({ ...career, known: i % 2 ? 1 : 3 }))
  const topic = { careerId: null, industry: 'Industry 2' }
  const known = new Map(some.map((career) => [career.id, career.known]))
  const deck = makeDeck(some, topic, seededRandom('a'))
  const ranks = deck.map(({ id, industry }) => [industry === topic.industry ? 0 : 1, known.get(id)])
  const sorted = [...ranks].sort(([a, b = 0], [c, d = 0]) => Number(a) - Number(c) || d - b)
  expect(ranks).toEqual(sorted)
})

test('only figures that are known and the career’s own are on its card', () => {
  const [career] = careers
  if (!career) throw new Error('no career')
  const figures = (change: object) =>
    makeDeck([{ ...career, ...change }], { careerId: null, industry: null }, () => 0)[0]?.figures
  expect(Object.keys(figures({}) ?? {})).toEqual(['pay', 'growth', 'jobs'])
  expect(figures({ salaryMedian: 239_200 })).not.toHaveProperty('pay')
  expect(figures({ salaryCurrency: 'EUR' })).not.toHaveProperty('pay')
  expect(figures({ growthRate: null, employment2024: null })).toEqual({ pay: career.salaryMedian })
  expect(figures({ figuresGroup: 'All other artists' })).toEqual({})
})

test('first pay and the six interests are on a card where they are known and its own', () => {
  const [career] = careers
  if (!career) throw new Error('no career')
  const card = (change: object = {}) =>
    makeDeck([{ ...career, ...change }], { careerId: null, industry: null }, () => 0)[0]
  expect(card()?.firstPay).toBe(career.salaryMin)
  for (const change of [{ salaryMin: null }, { figuresGroup: 'All other' }, { salaryMin: 239_200 }])
    expect(card(change)?.firstPay).toBeNull()
  expect(card()?.interestScores).toMatchObject({ social: 2, enterprising: 3, conventional: 4 })
  expect(card({ interestSocial: null })?.interestScores).toBeNull()
})

test('figures are compared by the larger one, growth by points', () => {
  expect(distanceOf('pay', 40_000, 50_000)).toBeCloseTo(0.2)
  expect(distanceOf('growth', -2, 3)).toBe(5)
})

test.each([
  ['pay', 43_180, '$43,180'],
  ['growth', 5.9, '+5.9%'],
  ['growth', -5.9, '−5.9%'],
  ['growth', 0, '+0%'],
  ['jobs', 19_600, '19,600'],
] as const)('%s of %d is read as %s', (figure, value, text) => {
  expect(figureText(figure, value, 'en')).toBe(text)
  expect(figureText(figure, value, 'es-US')).toBe(text)
})
