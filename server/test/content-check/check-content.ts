import { GAMING_INDUSTRY } from '../../src/content/career-sectors'
import { readingGrade } from '../reading-grade'
import { deadReferences, figureErrors, questFaults } from './careers-rules'
import type { CheckedContent } from './checked-content'
import { duplicates, nearDuplicates } from './likeness'
import {
  blockedWords,
  negativeStems,
  pointingOptions,
  titleWords,
  tooLong,
  unsourcedFigures,
} from './question-rules'
import { monotony, rightByLength, rightPlaces, tellingShares, variety, wornOptions } from './spread'
import { staleFigures } from './stated-figures'

/** What the catalogue promises at least. */
const LEAST = {
  careers: 1_000,
  gamingCareers: 68,
  featuredCareers: 368,
  questionSets: 1_060,
  questions: 8_600,
  handWrittenQuestions: 2_000,
  otherKinds: 1_000,
  stems: 24,
  pathkeys: 160,
}
const GRADE_MEDIAN_MAX = 8
const GRADE_MAX = 10

/** What is measured, and what is wrong; the content is as it should be where nothing is wrong. */
export interface ContentReport {
  figures: Record<string, number | number[]>
  faults: Record<keyof typeof RULES, string[]>
}

/** Texts of one career or one set, easiest first; Spanish ones have other syllables. */
function gradedTexts({ careers, questionSets }: CheckedContent): { id: string; grade: number }[] {
  return [
    ...careers.map(({ id, description, dayInLifeText, workEnvironment }) => ({
      id,
      text: [description, dayInLifeText ?? '', workEnvironment].join(' '),
    })),
    ...questionSets
      .filter(({ tags }) => !tags.includes(SPANISH_TAG))
      .map(({ id, questions }) => ({
        id,
        text: questions.map((one) => `${one.questionText} ${one.explanation}`).join(' '),
      })),
  ]
    .map(({ id, text }) => ({ id, grade: readingGrade(text) }))
    .sort((a, b) => a.grade - b.grade)
}

export const SPANISH_TAG = 'español'

function countsOf({ careers, featured, pathkeys, questionSets, questions }: CheckedContent) {
  return {
    careers: careers.length,
    gamingCareers: careers.filter(({ industry }) => industry === GAMING_INDUSTRY).length,
    featuredCareers: new Set(featured.flatMap((block) => block.careers)).size,
    questionSets: questionSets.length,
    questions: questions.length,
    handWrittenQuestions: questions.filter(({ stem }) => stem === null).length,
    otherKinds: questions.filter(({ kind }) => kind !== 'choice').length,
    stems: new Set(questions.flatMap(({ stem }) => stem ?? [])).size,
    pathkeys: pathkeys.length,
  }
}

const medianOf = (grades: readonly { grade: number }[]): number =>
  grades[grades.length >> 1]?.grade ?? 0

function tooFew(content: CheckedContent): string[] {
  const counts = countsOf(content)
  return Object.entries(LEAST)
    .filter(([name, least]) => counts[name as keyof typeof LEAST] < least)
    .map(([name, least]) => `${name}: less than ${least}`)
}

function hardToRead(content: CheckedContent): string[] {
  const grades = gradedTexts(content)
  const median = medianOf(grades)
  return [
    ...(median > GRADE_MEDIAN_MAX ? [`median: ${median.toFixed(1)}`] : []),
    ...grades.filter(({ grade }) => grade > GRADE_MAX).map(({ id }) => id),
  ]
}

/** What is wrong by each rule; nothing where the content is as it should be. */
export const RULES = {
  tooFew,
  hardToRead,
  figureErrors: (content) => [
    ...figureErrors(content),
    ...unsourcedFigures(content),
    ...staleFigures(content),
  ],
  giveaways: (content) => [...titleWords(content), ...tellingShares(content)],
  duplicates,
  nearDuplicates,
  deadReferences,
  questFaults,
  blockedWords,
  tooLong,
  negativeStems,
  pointingOptions,
  wornOptions,
  monotony,
} satisfies Record<string, (content: CheckedContent) => string[]>

export function checkContent(content: CheckedContent): ContentReport {
  const grades = gradedTexts(content)
  const faults = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, rule(content)]),
  ) as ContentReport['faults']
  const { forms, stem } = variety(content)
  const figures = {
    ...countsOf(content),
    readingGradeMedian: round(medianOf(grades), 1),
    readingGradeMax: round(grades.at(-1)?.grade ?? 0, 1),
    rightPlaces: rightPlaces(content).map((share) => round(share, 3)),
    rightIsLongest: round(rightByLength(content, 'longest'), 3),
    rightIsShortest: round(rightByLength(content, 'shortest'), 3),
    formsInThreeSets: forms,
    oneStemInThreeSets: stem,
    ...Object.fromEntries(Object.entries(faults).map(([name, all]) => [name, all.length])),
  }
  return { figures, faults }
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
