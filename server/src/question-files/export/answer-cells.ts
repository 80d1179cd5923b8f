import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import { plainNumber } from '../formats/number-answer'
import { oneLine } from '../plain-text'
import { LETTERS } from './table-columns'

interface AnswerCells {
  options: readonly string[]
  correct: string
  /** Beside the options, in their order. */
  partners?: readonly string[]
  /** Tolerance, half points, scale and unit. */
  numbers?: readonly string[]
}

/** An answer in the columns of our own tables. */
export function answerCells(answer: FileAnswer): AnswerCells {
  switch (answer.type) {
    case 'options': {
      const right = answer.options.flatMap(({ isCorrect }, i) =>
        isCorrect ? (LETTERS[i] ?? []) : [],
      )
      return { options: answer.options.map(({ text }) => text), correct: right.join(',') }
    }
    case 'poll':
      return { options: answer.options, correct: '' }
    case 'order':
      return { options: answer.items, correct: '' }
    case 'text': {
      const accepted = answer.accepted.map(oneLine)
      const last = LETTERS.length - 1
      // More than there are columns: each on a line of the last one.
      return { options: [...accepted.slice(0, last), accepted.slice(last).join('\n')], correct: '' }
    }
    case 'match':
      return {
        options: answer.pairs.map(({ left }) => left),
        correct: '',
        partners: answer.pairs.map(({ right }) => right),
      }
    case 'number': {
      const { value, tolerance, near, scale = {} } = answer
      const numbers = [tolerance, near, scale.min, scale.max, scale.step]
      const cells = numbers.map((one) => (one === undefined ? '' : plainNumber(one)))
      return { options: [], correct: plainNumber(value), numbers: [...cells, scale.unit ?? ''] }
    }
  }
}

const KINDS: Record<FileAnswer['type'], string> = {
  options: 'choice',
  poll: 'poll',
  text: 'typed',
  number: 'number',
  order: 'order',
  match: 'match',
}

/** As `formats/row-kind.ts` reads it. */
export function kindCell(answer: FileAnswer): string {
  if (answer.type === 'options' && answer.isMultiple) return 'several'
  return answer.type === 'poll' && answer.asksWhy ? 'poll, why' : KINDS[answer.type]
}
