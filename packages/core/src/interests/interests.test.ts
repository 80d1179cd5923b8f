import { describe, expect, test } from 'vitest'
import {
  INTERESTS,
  type Interest,
  type InterestScores,
  isLevel,
  type SurveyAnswer,
  strongestOf,
} from './interests'
import { type AnswerRecord, type MatchedCareer, matchCareers, variedMatches } from './match-careers'
import {
  ALL_STATEMENT_IDS,
  ALL_STATEMENTS,
  fitsSurvey,
  interestHeights,
  isWholeSurvey,
  STATEMENT_IDS,
  STATEMENTS,
} from './survey'

/** Six figures in the order of RIASEC. */
const six = (...values: number[]) =>
  Object.fromEntries(INTERESTS.map((interest, i) => [interest, values[i] ?? 0])) as Record<
    Interest,
    number
  >
const answersOf = (answer: (interest: Interest) => SurveyAnswer) =>
  Object.fromEntries(STATEMENT_IDS.map((id) => [id, answer(STATEMENTS[id])]))

describe('The strongest interests', () => {
  test.each([
    [
      'are three at most, the strongest first',
      six(4, 10, 8, 6),
      ['investigative', 'artistic', 'social'],
    ],
    ['leave out what somebody does not like at all', six(0, 9), ['investigative']],
    ['are none where nothing stands out', six(5, 5, 5, 5, 5, 5), []],
  ])('%s', (_, heights, strongest) => {
    expect(strongestOf(heights)).toEqual(strongest)
  })
})

describe('The survey', () => {
  test('asks five times for each interest, never twice in a row', () => {
    expect(STATEMENT_IDS).toHaveLength(30)
    for (const interest of INTERESTS) {
      expect(STATEMENT_IDS.filter((id) => STATEMENTS[id] === interest)).toHaveLength(5)
    }
    const asked = STATEMENT_IDS.map((id) => STATEMENTS[id])
    expect(asked.filter((interest, i) => interest === asked[i - 1])).toEqual([])
  })

  test('is whole when every statement is answered', () => {
    const whole = answersOf(() => 'unsure')
    const { fix_bike, ...most } = whole
    expect(isWholeSurvey(whole)).toBe(true)
    expect(isWholeSurvey(most)).toBe(false)
  })

  test('a game may ask other statements: five for each interest are a survey, more are none', () => {
    const others = Object.fromEntries(
      INTERESTS.flatMap((interest) =>
        ALL_STATEMENT_IDS.filter((id) => !(id in STATEMENTS) && ALL_STATEMENTS[id] === interest)
          .slice(0, 5)
          .map((id) => [id, 'like'] as const),
      ),
    )
    expect(isWholeSurvey(others)).toBe(true)
    expect(interestHeights(others)).toEqual(six(10, 10, 10, 10, 10, 10))
    expect(fitsSurvey(others)).toBe(true)
    expect(fitsSurvey({ ...others, fix_bike: 'like' })).toBe(false)
    const { lay_bricks, ...most } = others
    expect(isWholeSurvey(most)).toBe(false)
    expect(isWholeSurvey({ ...most, fix_bike: 'unsure' })).toBe(true)
  })

  test('[IM1] like counts 2, unsure 1, dislike and no answer 0: heights range from 0 to 10', () => {
    const liked = answersOf((one) => (one === 'artistic' ? 'like' : 'dislike'))
    expect(interestHeights(liked)).toEqual(six(0, 0, 10))
    expect(interestHeights(answersOf(() => 'unsure'))).toEqual(six(5, 5, 5, 5, 5, 5))
    expect(interestHeights({ fix_bike: 'like', build_shelf: 'unsure' })).toEqual(six(3))
  })

  test('[IM2] six heights that differ by less than 3 are level', () => {
    expect(isLevel(six(5, 5, 5, 5, 5, 5))).toBe(true)
    expect(isLevel(six(6, 4, 5, 5, 5, 5))).toBe(true)
    expect(isLevel(six(7, 4, 5, 5, 5, 5))).toBe(false)
  })
})

describe('Matching', () => {
  const NOTHING: AnswerRecord = { careers: new Map(), sectors: new Map() }
  const record = (
    careers: Record<string, [right: number, answered: number]>,
    sectors: Record<string, [right: number, answered: number]> = {},
  ): AnswerRecord => {
    const counts = (of: typeof careers) =>
      new Map(Object.entries(of).map(([id, [right, answered]]) => [id, { right, answered }]))
    return { careers: counts(careers), sectors: counts(sectors) }
  }
  const career = (
    id: string,
    interests: InterestScores | null,
    sector = 'Anything',
  ): MatchedCareer => ({ id, interests, sector })
  const builder = career('builder', six(7, 3, 1, 1, 2, 3))
  const teacher = career('teacher', six(1, 2, 3, 7, 3, 1), 'Education')
  const writer = career('writer', six(1, 3, 7, 2, 2, 1))
  const all = [writer, teacher, builder]
  const HANDS_ON = six(10, 4, 1, 2, 1, 3)
  const ids = (heights: InterestScores, of = NOTHING, careers = all) =>
    matchCareers(careers, heights, of).map(({ id }) => id)

  test('[IM3] the fit is the correlation of the two sixes: the shape counts, not the height', () => {
    const fitOf = (heights: InterestScores) => matchCareers([builder], heights, NOTHING)[0]?.fit
    expect(fitOf(six(10, 5, 2, 2, 3.5, 5))).toBeCloseTo(0.998, 3)
    const loud = six(9, 5, 3, 3, 4, 5)
    const quiet = six(7, 3, 1, 1, 2, 3)
    expect(fitOf(loud)).toBeCloseTo(1)
    expect(fitOf(quiet)).toBeCloseTo(1)
  })

  test('[IM4] right answers count above two in three, from eight answers on', () => {
    const strengthOf = (of: AnswerRecord) =>
      matchCareers([teacher], six(0, 0, 0, 10), of)[0]?.strength
    const here = (right: number, answered: number) =>
      strengthOf(record({ teacher: [right, answered] }))
    expect(here(7, 7)).toBeNull()
    expect(here(4, 8)).toBeNull()
    expect(here(6, 9)).toBeNull()
    expect(here(8, 8)).toEqual({ in: 'career', right: 8, answered: 8, value: 1 })
    expect(here(10, 12)?.value).toBeCloseTo(0.5)
  })

  test('[IM4] games on the career itself come before those on its sector', () => {
    const strengthOf = (of: AnswerRecord) =>
      matchCareers([teacher], six(0, 0, 0, 10), of)[0]?.strength
    const education = { Education: [9, 10] } as const
    expect(strengthOf(record({ teacher: [8, 8] }, { Education: [9, 10] }))?.in).toBe('career')
    expect(strengthOf(record({ teacher: [2, 3] }, { Education: [9, 10] }))).toMatchObject({
      in: 'sector',
      right: education.Education[0],
    })
    expect(strengthOf(record({}, { Business: [9, 10] }))).toBeNull()
  })

  test('[IM5] four fifths fit and one fifth strength make the order', () => {
    const twin = career('twin', builder.interests)
    expect(ids(HANDS_ON)).toEqual(['builder'])
    expect(ids(HANDS_ON, NOTHING, [twin, builder])).toEqual(['twin', 'builder'])
    expect(ids(HANDS_ON, record({ builder: [8, 8] }), [twin, builder])).toEqual(['builder', 'twin'])
    const [best] = matchCareers([builder], HANDS_ON, record({ builder: [8, 8] }))
    expect(best?.score).toBeCloseTo(0.8 * (best?.fit ?? 0) + 0.2)
  })

  test('[IM5] below a fit of 0.3 right answers match no career', () => {
    expect(ids(HANDS_ON, record({ teacher: [20, 20] }))).toEqual(['builder'])
  })

  test('[IM5] level heights match nothing by themselves: right answers do', () => {
    const level = six(5, 5, 5, 5, 5, 5)
    expect(ids(level)).toEqual([])
    const [only, ...more] = matchCareers(all, level, record({}, { Education: [10, 10] }))
    expect(only).toMatchObject({ id: 'teacher', fit: 0, shared: [], score: 0.2 })
    expect(more).toEqual([])
  })

  test('[IM6] the reason is at most two interests high in both, the weightier first', () => {
    const sharedOf = (heights: InterestScores, of: MatchedCareer) =>
      matchCareers([of], heights, NOTHING)[0]?.shared
    expect(sharedOf(HANDS_ON, builder)).toEqual(['realistic', 'investigative'])
    expect(sharedOf(six(0, 0, 5, 10, 9), teacher)).toEqual(['social', 'enterprising'])
    expect(sharedOf(six(0, 0, 10, 0, 0, 0), writer)).toEqual(['artistic'])
  })

  test('[IM7] a career without scores is never matched, whatever was answered', () => {
    const unknown = career('unknown', null, 'Education')
    const well = record({ unknown: [20, 20] }, { Education: [20, 20] })
    expect(ids(six(0, 0, 0, 10), well, [unknown])).toEqual([])
    expect(ids(six(5, 5, 5, 5, 5, 5), well, [unknown])).toEqual([])
  })

  test('[IM8] of one pathway the best two are shown, and then those of others', () => {
    const pathwayOf = (id: string) => id.charAt(0)
    expect(variedMatches(['a1', 'a2', 'a3', 'b1', 'a4', 'c1'], pathwayOf, 4)).toEqual([
      ...['a1', 'a2', 'b1', 'c1'],
    ])
    expect(variedMatches(['a1', 'a2', 'a3'], pathwayOf, 2)).toEqual(['a1', 'a2'])
  })

  test('a career whose scores are level matches nobody', () => {
    expect(ids(HANDS_ON, NOTHING, [career('flat', six(4, 4, 4, 4, 4, 4))])).toEqual([])
  })
})
