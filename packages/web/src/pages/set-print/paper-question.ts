import type { EditableQuestion } from '@pathquest/core/contracts'
import { hashText, seededRandom, shuffled } from '@pathquest/core/random'
import { answerForFile } from '@pathquest/kinds/catalogue'

/** What is on paper below a question, with its solution: the key is of the same paper. */
export type PaperAnswer =
  /** Lettered; `right` has the indices. A poll and a survey have none. */
  | {
      type: 'options'
      texts: readonly string[]
      right: readonly number[]
      isMultiple: boolean
      asksWhy: boolean
    }
  | { type: 'line'; accepted: readonly string[] }
  | {
      type: 'number'
      unit: string
      range: { min: number; max: number } | null
      value: number
      tolerance: number
    }
  /** As printed, with the number that belongs before each. */
  | { type: 'order'; texts: readonly string[]; places: readonly number[] }
  /** The right side is lettered; `letters` has its index for each on the left. */
  | {
      type: 'match'
      left: readonly string[]
      right: readonly string[]
      letters: readonly number[]
    }

/** null: a kind that says nothing of its answer; there are lines to write on. */
export function paperAnswer(question: EditableQuestion): PaperAnswer | null {
  const answer = answerForFile(question)
  if (!answer) return null
  switch (answer.type) {
    case 'options':
      return {
        type: 'options',
        texts: answer.options.map(({ text }) => text),
        right: answer.options.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : [])),
        isMultiple: answer.isMultiple ?? false,
        asksWhy: false,
      }
    case 'poll': {
      const { options: texts, asksWhy } = answer
      return { type: 'options', texts, right: [], isMultiple: false, asksWhy }
    }
    case 'text':
      return { type: 'line', accepted: answer.accepted }
    case 'number': {
      const { value, tolerance, scale = {} } = answer
      const { min, max, unit = '' } = scale
      const range = min === undefined || max === undefined ? null : { min, max }
      return { type: 'number', unit, range, value, tolerance }
    }
    case 'order': {
      const printed = mixed(question.id, answer.items.length)
      return {
        type: 'order',
        texts: printed.map((place) => answer.items[place] as string),
        places: printed.map((place) => place + 1),
      }
    }
    case 'match': {
      // A text that belongs to two on the left is printed once.
      const partners = [...new Set(answer.pairs.map(({ right }) => right))]
      const right = mixed(question.id, partners.length).map((place) => partners[place] as string)
      return {
        type: 'match',
        left: answer.pairs.map(({ left }) => left),
        right,
        letters: answer.pairs.map((pair) => right.indexOf(pair.right)),
      }
    }
  }
}

/**
 * Places in an order that depends on the question alone, so that a key that is printed later fits
 * the quiz; never the order that is right.
 */
export function mixed(questionId: string, count: number): number[] {
  const inOrder = [...Array(count).keys()]
  const order = shuffled(inOrder, seededRandom(`on paper ${questionId}`))
  const isTold = order.every((place, i) => place === i)
  if (!isTold || count < 2) return order
  const turns = 1 + (hashText(questionId) % (count - 1))
  return [...order.slice(turns), ...order.slice(0, turns)]
}
