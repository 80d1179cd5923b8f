import {
  BUSINESS_DRIVERS,
  CAREER_SECTORS,
  DIFFICULTIES,
  GRADE_MAX,
  GRADE_MIN,
  GRADES,
  OPTIONS_MAX,
  OPTIONS_MIN,
  POINTS_MAX,
  POINTS_MIN,
  SUBJECTS,
  TIME_LIMIT_MAX_SECONDS,
  TIME_LIMIT_MIN_SECONDS,
} from '@pathquest/game-core/constants'
import { describe, expect, test } from 'vitest'
import { careerSectorOf, careers, GAMING_INDUSTRY, questionSets } from './index'

const questions = questionSets.flatMap((set) => set.questions)
const rightPosition = (options: { isCorrect: boolean }[]) =>
  options.findIndex((option) => option.isCorrect)
const isUnique = (values: string[]) => new Set(values).size === values.length

describe('question sets', () => {
  test('there are 8 with 10 questions each and unique ids', () => {
    expect(questionSets).toHaveLength(8)
    expect(isUnique(questionSets.map((set) => set.id))).toBe(true)
    expect(isUnique(questions.map((question) => question.id))).toBe(true)
    expect(isUnique(questions.map((question) => question.questionText))).toBe(true)
    for (const set of questionSets) {
      expect(set.id).toMatch(/^qs_[a-z0-9-]+$/)
      expect(set.title.length).toBeGreaterThanOrEqual(3)
      expect(set.questions.map((question) => question.orderIndex)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ])
      for (const question of set.questions) {
        expect(question.id).toMatch(new RegExp(`^qn_${set.id.slice(3)}_\\d\\d$`))
      }
    }
  })

  test('subjects, sectors and difficulties are the documented ones', () => {
    for (const set of questionSets) {
      expect(SUBJECTS).toContain(set.subject)
      expect(CAREER_SECTORS).toContain(set.careerSector)
      expect(DIFFICULTIES).toContain(set.difficultyLevel)
      expect(set.tags.length).toBeGreaterThan(0)
    }
  })

  test('grades are sorted, within 6 to 12, and all covered', () => {
    for (const { gradeLevel } of questionSets) {
      expect(gradeLevel).toEqual([...new Set(gradeLevel)].sort((a, b) => a - b))
      expect(Math.min(...gradeLevel)).toBeGreaterThanOrEqual(GRADE_MIN)
      expect(Math.max(...gradeLevel)).toBeLessThanOrEqual(GRADE_MAX)
    }
    expect(new Set(questionSets.flatMap((set) => set.gradeLevel))).toEqual(new Set(GRADES))
  })

  test('at least three belong to a career, in its mapped sector, and two to gaming', () => {
    const ofCareers = questionSets.filter((set) => set.careerId)
    expect(ofCareers.length).toBeGreaterThanOrEqual(3)
    for (const set of questionSets) {
      expect(set.questionSetType).toBe(set.careerId ? 'career_quest' : 'standard')
    }
    const found = ofCareers.map((set) => {
      const career = careers.find(({ id }) => id === set.careerId)
      if (!career) throw new Error(`${set.id} names an unknown career`)
      expect(set.careerSector).toBe(careerSectorOf(career.industry, career.sector))
      return career
    })
    const gaming = found.filter((career) => career.industry === GAMING_INDUSTRY)
    expect(gaming.length).toBeGreaterThanOrEqual(2)
  })

  test('all six business drivers are present, in at least three sets all of them', () => {
    const complete = questionSets.filter((set) => {
      const present = new Set(set.questions.map((question) => question.businessDriver))
      return BUSINESS_DRIVERS.every((driver) => present.has(driver))
    })
    expect(complete.length).toBeGreaterThanOrEqual(3)
    for (const { businessDriver } of questions) {
      expect([...BUSINESS_DRIVERS, null]).toContain(businessDriver)
    }
  })
})

describe('questions', () => {
  test.each(questions)('$id keeps the limits and has exactly one right option', (question) => {
    const texts = question.options.map((option) => option.text)
    expect(question.questionText.length).toBeGreaterThanOrEqual(10)
    expect(question.questionText.length).toBeLessThanOrEqual(160)
    expect(texts.length).toBeGreaterThanOrEqual(OPTIONS_MIN)
    expect(texts.length).toBeLessThanOrEqual(OPTIONS_MAX)
    expect(isUnique(texts.map((text) => text.toLowerCase()))).toBe(true)
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThanOrEqual(60)
    }
    expect(question.options.filter((option) => option.isCorrect)).toHaveLength(1)
    expect(question.timeLimitSeconds).toBeGreaterThanOrEqual(TIME_LIMIT_MIN_SECONDS)
    expect(question.timeLimitSeconds).toBeLessThanOrEqual(TIME_LIMIT_MAX_SECONDS)
    expect(question.points).toBeGreaterThanOrEqual(POINTS_MIN)
    expect(question.points).toBeLessThanOrEqual(POINTS_MAX)
    expect(DIFFICULTIES).toContain(question.difficulty)
    expect(question.explanation.length).toBeGreaterThanOrEqual(20)
    expect(question.explanation.length).toBeLessThanOrEqual(200)
  })

  test('right options stand evenly at A to D, overall and within a set', () => {
    const count = (list: typeof questions, position: number) =>
      list.filter((question) => rightPosition(question.options) === position).length
    for (const position of [0, 1, 2, 3]) {
      expect(count(questions, position) / questions.length).toBeGreaterThanOrEqual(0.2)
      expect(count(questions, position) / questions.length).toBeLessThanOrEqual(0.3)
      for (const set of questionSets) {
        expect(count(set.questions, position), set.id).toBeGreaterThanOrEqual(1)
        expect(count(set.questions, position), set.id).toBeLessThanOrEqual(4)
      }
    }
  })

  test('the right option is the longest in at most 45 % of the questions', () => {
    const longest = questions.filter(({ options }) => {
      const right = options[rightPosition(options)]?.text.length ?? 0
      return right === Math.max(...options.map((option) => option.text.length))
    })
    expect(longest.length / questions.length).toBeLessThanOrEqual(0.45)
  })
})
