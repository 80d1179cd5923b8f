import { BUSINESS_DRIVERS, GRADES } from '@pathquest/core/question-sets/set-choices'
import { describe, expect, test } from 'vitest'
import { careers, questionSets } from '../../test/content'
import { careerSectorOf } from './index'

const questions = questionSets.flatMap((set) => set.questions)
type Question = (typeof questions)[number]
const choicesIn = (all: Question[]) => all.filter(({ kind }) => kind === 'choice')
const choices = choicesIn(questions)
const rightPosition = ({ options }: Question) => options.findIndex((option) => option.isCorrect)
const isUnique = (values: string[]) => new Set(values).size === values.length
const driversIn = (set: { questions: Question[] }) =>
  new Set(set.questions.flatMap(({ businessDriver }) => businessDriver ?? []))

describe('question sets', () => {
  test('there are 132 with unique ids and titles, and questions numbered in their set', () => {
    expect(questionSets).toHaveLength(132)
    expect(isUnique(questionSets.map((set) => set.id))).toBe(true)
    expect(isUnique(questionSets.map((set) => set.title))).toBe(true)
    expect(isUnique(questions.map((question) => question.id))).toBe(true)
    for (const set of questionSets) {
      const slug = set.id.slice('qs_'.length)
      for (const { id } of set.questions) expect(id).toMatch(new RegExp(`^qn_${slug}_\\d\\d$`))
    }
  })

  test('no career has two quests; a quest is public and has at least eight questions', () => {
    for (const { id, industry, sector } of careers) {
      const quests = questionSets.filter((set) => set.careerId === id)
      expect(quests.length, id).toBeLessThanOrEqual(1)
      if (!quests[0]) continue
      expect(quests[0], id).toMatchObject({
        questionSetType: 'career_quest',
        isPublic: true,
        careerSector: careerSectorOf(industry, sector),
      })
      expect(quests[0]?.questions.length, id).toBeGreaterThanOrEqual(8)
    }
    const others = questionSets.filter((set) => set.careerId === null)
    expect(others.map((set) => set.questionSetType)).toEqual(['standard', 'standard', 'standard'])
  })

  test('grades are sorted and all covered', () => {
    for (const { id, gradeLevel } of questionSets) {
      expect(gradeLevel, id).toEqual([...new Set(gradeLevel)].sort((a, b) => a - b))
    }
    expect(new Set(questionSets.flatMap((set) => set.gradeLevel))).toEqual(new Set(GRADES))
  })

  test('a quest asks about at least four of the six business drivers, all are asked about', () => {
    const poor = questionSets.filter((set) => driversIn(set).size < 4)
    expect(poor.map(({ id }) => id)).toEqual([])
    expect(driversIn({ questions })).toEqual(new Set(BUSINESS_DRIVERS))
    const complete = questionSets.filter((set) => driversIn(set).size === BUSINESS_DRIVERS.length)
    expect(complete.length).toBeGreaterThanOrEqual(20)
  })
})

describe('questions', () => {
  test('no two ask the same, and no two options of one are the same', () => {
    expect(isUnique(questions.map((question) => question.questionText.toLowerCase()))).toBe(true)
    const doubled = choices.filter(
      ({ options }) => !isUnique(options.map(({ text }) => text.toLowerCase())),
    )
    expect(doubled.map(({ id }) => id)).toEqual([])
  })

  test('no option speaks of the others or of their places', () => {
    const pointing = choices.filter(({ options }) =>
      options.some(({ text }) => /of the above|\b([Bb]oth|[Nn]either) [A-D]\b/.test(text)),
    )
    expect(pointing.map(({ id }) => id)).toEqual([])
  })

  test('right options stand evenly at A to D, overall and within a set', () => {
    const count = (list: Question[], position: number) =>
      list.filter((question) => rightPosition(question) === position).length
    for (const position of [0, 1, 2, 3]) {
      expect(count(choices, position) / choices.length).toBeGreaterThanOrEqual(0.23)
      expect(count(choices, position) / choices.length).toBeLessThanOrEqual(0.27)
      for (const set of questionSets) {
        expect(count(choicesIn(set.questions), position), set.id).toBeGreaterThanOrEqual(1)
        expect(count(choicesIn(set.questions), position), set.id).toBeLessThanOrEqual(4)
      }
    }
  })

  test('the right option is the longest in at most 45 % of the questions', () => {
    const longest = choices.filter((question) => {
      const lengths = question.options.map(({ text }) => text.length)
      return lengths[rightPosition(question)] === Math.max(...lengths)
    })
    expect(longest.length / choices.length).toBeLessThanOrEqual(0.45)
  })
})
