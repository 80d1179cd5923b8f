import { firstFault } from '@pathquest/core/kinds/form'
import type { OpenAnswer } from '@pathquest/core/kinds/kind'
import {
  contentOf,
  DOCUMENTED_KIND,
  keyedFields,
} from '@pathquest/core/questions/documented-fields'
import { findForm } from '@pathquest/kinds/catalogue'
import type { MatchShape } from '@pathquest/kinds/match/form'
import type { NumberShape, NumberSolution } from '@pathquest/kinds/number/form'
import type { PollShape } from '@pathquest/kinds/poll/form'
import { judge, readAnswer } from '@pathquest/kinds/rules'
import { isAccepted } from '@pathquest/kinds/typed/spelling'
import { describe, expect, test } from 'vitest'
import { questionSets } from '../../test/content'

type Question = (typeof questionSets)[number]['questions'][number]

const KINDS = ['choice', 'several', 'typed', 'number', 'order', 'match', 'poll']
const kindsIn = (set: { questions: Question[] }) => new Set(set.questions.map(({ kind }) => kind))
/** Those that have more than one kind of question. */
const mixed = questionSets.filter((set) => kindsIn(set).size > 1)
/** Hand-written ones about a topic, and about a career with four kinds or more. */
const rich = mixed.filter((set) => set.careerId === null || kindsIn(set).size >= 4)
const all = mixed.flatMap((set) => set.questions).filter(({ kind }) => kind !== DOCUMENTED_KIND)
const ofKind = (kind: string) => all.filter((question) => question.kind === kind)
const acceptedOf = ({ solution }: Question) => (solution as { accepted: string[] }).accepted

const meanOf = (shares: number[]) => shares.reduce((sum, one) => sum + one, 0) / shares.length

/** As the rules of a game read it. */
const keyed = (question: Question) => ({
  ...question,
  ...keyedFields(question),
  text: question.questionText,
})
/** The share of the points for an answer that a player could give. */
function shareOf(question: Question, answer: OpenAnswer): number | null {
  const asked = keyed(question)
  const read = readAnswer(asked, answer)
  if (read === null) throw new Error(`${question.id} takes no ${JSON.stringify(answer)}`)
  return judge(asked, read)
}

/** Everything a player reads before they answer. */
function textsOf({ questionText, kind, options, shape }: Question): string[] {
  const shown = kind === DOCUMENTED_KIND ? options.map(({ text }) => text) : shape
  const inside = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(inside)
        : []
  return [questionText, ...inside(shown)]
}

describe('sets with several kinds of questions', () => {
  test('are most sets; those by topic have at least three kinds', () => {
    expect(mixed.length).toBeGreaterThanOrEqual(900)
    for (const set of mixed)
      if (set.careerId === null) expect(kindsIn(set).size, set.id).toBeGreaterThanOrEqual(3)
    for (const kind of KINDS) {
      const having = rich.filter((set) => kindsIn(set).has(kind))
      expect(having.length, kind).toBeGreaterThanOrEqual(6)
    }
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(KINDS.length - 1)
  })

  test('are of many subjects, sectors and grades', () => {
    expect(new Set(mixed.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(9)
    expect(new Set(mixed.map(({ careerSector }) => careerSector)).size).toBeGreaterThanOrEqual(9)
    expect(new Set(mixed.flatMap(({ gradeLevel }) => gradeLevel)).size).toBeGreaterThanOrEqual(6)
  })
})

describe('questions of other kinds', () => {
  test('are valid for their kind, with no fault in its form', () => {
    for (const question of all) {
      expect(firstFault(findForm(question.kind)?.fault(contentOf(question))), question.id).toBe(
        undefined,
      )
      expect(question.options, question.id).toEqual([])
    }
  })

  test('give all of the points for their solution, and none for an opinion', () => {
    for (const question of all) {
      const { id, kind, shape, solution } = question
      if (kind === 'poll') {
        expect(solution, id).toBeNull()
        const places = (shape as unknown as PollShape).options.keys()
        for (const option of places) expect(shareOf(question, { option, why: null }), id).toBeNull()
      } else if (kind === 'typed') {
        for (const text of acceptedOf(question)) expect(shareOf(question, text), text).toBe(1)
      } else if (kind === 'number') {
        expect(shareOf(question, (solution as unknown as NumberSolution).value), id).toBe(1)
      } else {
        expect(shareOf(question, solution), id).toBe(1)
      }
    }
  })

  test('show no text twice', () => {
    for (const question of all) {
      const texts = textsOf(question).map((text) => text.toLowerCase())
      expect(new Set(texts).size, question.id).toBe(texts.length)
    }
  })

  test('an order is not shown as it is right, and what is shown is no clue', () => {
    const shares = ofKind('order').map((question) => {
      const shown = [...(question.shape as string[]).keys()]
      expect(question.solution, question.id).not.toEqual(shown)
      return Number(shareOf(question, shown))
    })
    expect(meanOf(shares)).toBeLessThanOrEqual(0.4)
  })

  test('pairs do not stand side by side', () => {
    const shares = ofKind('match').map((question) => {
      const { left, right } = question.shape as unknown as MatchShape
      const across = left.map((_, place) => place % right.length)
      const share = Number(shareOf(question, across))
      expect(share, question.id).toBeLessThan(1)
      return share
    })
    expect(meanOf(shares)).toBeLessThanOrEqual(0.3)
  })

  test('a number can be set on its scale, and is neither in the middle nor at an end', () => {
    for (const question of ofKind('number')) {
      const { min, max, step } = question.shape as unknown as NumberShape
      const { value } = question.solution as unknown as NumberSolution
      const nearest = min + Math.round((value - min) / step) * step
      expect(shareOf(question, nearest), question.id).toBe(1)
      for (const guess of [min, (min + max) / 2, max]) {
        expect(shareOf(question, guess), `${question.id}: ${guess}`).toBeLessThan(1)
      }
    }
  })

  test('a typed answer is in no other text of its set, and no spelling is accepted twice', () => {
    for (const set of mixed) {
      const read = set.questions.flatMap(textsOf).join(' ').toLowerCase()
      for (const question of set.questions.filter(({ kind }) => kind === 'typed')) {
        const [best = '', ...others] = acceptedOf(question)
        // A single letter is found in many a text.
        if (best.length > 1)
          expect(read, question.id).not.toMatch(new RegExp(`\\b${best.toLowerCase()}\\b`))
        expect(
          others.filter((text) => text.toLowerCase() === best.toLowerCase()),
          question.id,
        ).toEqual([])
        expect(isAccepted(` the ${best.toUpperCase()}! `, best), question.id).toBe(true)
      }
    }
  })

  test('the places of what is right among several tell nothing', () => {
    const several = ofKind('several')
    for (const place of [0, 1, 2, 3, 4]) {
      const right = several.filter(({ solution }) => (solution as number[]).includes(place))
      expect(right.length / several.length, `place ${place}`).toBeGreaterThan(0.35)
      expect(right.length / several.length, `place ${place}`).toBeLessThan(0.65)
    }
  })
})
