import { BUSINESS_DRIVERS, GRADES } from '@pathquest/core/question-sets/set-choices'
import { describe, expect, test } from 'vitest'
import { careers, questionSets } from '../../test/content'
import { SPANISH_TAG } from '../../test/content-check/check-content'

const questions = questionSets.flatMap((set) => set.questions)
type Question = (typeof questions)[number]
const choicesIn = (all: Question[]) => all.filter(({ kind }) => kind === 'choice')
const rightPosition = ({ options }: Question) => options.findIndex((option) => option.isCorrect)
const driversIn = (set: { questions: Question[] }) =>
  new Set(set.questions.flatMap(({ businessDriver }) => businessDriver ?? []))
const topics = questionSets.filter((set) => set.careerId === null)
const spanish = topics.filter(({ tags }) => tags.includes(SPANISH_TAG))

describe('question sets', () => {
  test('questions are numbered in their set', () => {
    for (const set of questionSets) {
      for (const [at, { id }] of set.questions.entries()) {
        expect(id).toMatch(/^qn_[a-z0-9-]+_\d\d$/)
        if (set.careerId === null) expect(id).toBe(`qn_${set.id.slice(3)}_${number(at + 1)}`)
      }
    }
  })

  test('every career has one quest of eight to twelve questions', () => {
    expect(questionSets.filter((set) => set.careerId !== null)).toHaveLength(careers.length)
    for (const { careerId, questions } of questionSets) {
      if (careerId === null) continue
      expect(questions.length, careerId).toBeGreaterThanOrEqual(8)
      expect(questions.length, careerId).toBeLessThanOrEqual(14)
    }
  })

  test('there are 60 sets by topic of all sectors and subjects, 20 of them in Spanish as well', () => {
    expect(spanish).toHaveLength(20)
    expect(topics.length - spanish.length).toBeGreaterThanOrEqual(60)
    expect(new Set(topics.map(({ questionSetType }) => questionSetType))).toEqual(
      new Set(['standard']),
    )
    expect(new Set(topics.map(({ subject }) => subject)).size).toBe(10)
    for (const { id } of spanish) {
      const english = id.replace('qs_es-', 'qs_')
      expect(
        topics.some((set) => set.id === english),
        id,
      ).toBe(true)
    }
  })

  test('grades are sorted and all covered', () => {
    for (const { id, gradeLevel } of questionSets) {
      expect(gradeLevel, id).toEqual([...new Set(gradeLevel)].sort((a, b) => a - b))
    }
    expect(new Set(questionSets.flatMap((set) => set.gradeLevel))).toEqual(new Set(GRADES))
  })

  test('a set asks about several of the six business drivers, one by topic about four', () => {
    const poor = questionSets.filter((set) => driversIn(set).size < (set.careerId ? 2 : 4))
    expect(poor.map(({ id }) => id)).toEqual([])
    expect(driversIn({ questions })).toEqual(new Set(BUSINESS_DRIVERS))
    const complete = questionSets.filter((set) => driversIn(set).size === BUSINESS_DRIVERS.length)
    expect(complete.length).toBeGreaterThanOrEqual(20)
  })

  test('no place holds the right option of a set more than half of the time', () => {
    for (const set of questionSets) {
      const choices = choicesIn(set.questions)
      for (const position of [0, 1, 2, 3]) {
        const there = choices.filter((question) => rightPosition(question) === position)
        expect(there.length, set.id).toBeLessThanOrEqual(Math.max(4, choices.length / 2))
      }
    }
  })
})

const number = (at: number): string => String(at).padStart(2, '0')
