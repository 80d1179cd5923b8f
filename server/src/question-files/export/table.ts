import { OPTIONS_MAX } from '@pathquest/game-core/constants'
import type { QuestionDraft } from '@pathquest/game-core/contracts'
import { escapeCell } from '../cell-escape'

const LETTERS = 'ABCDEF'

/** The columns of our own tables, as `formats/columns.ts` reads them. */
export const HEADER: readonly string[] = [
  'Question',
  ...Array.from({ length: OPTIONS_MAX }, (_, i) => `Option ${LETTERS[i]}`),
  'Correct',
  'Time limit (seconds)',
  'Points',
  'Difficulty',
  'Business driver',
  'Explanation',
  'Image',
  'Image description',
]

/** Cells of one question; texts that a spreadsheet would run are escaped, numbers are numbers. */
export function tableRow(question: QuestionDraft): (string | number)[] {
  const { options } = question
  const right = options.flatMap(({ isCorrect }, i) => (isCorrect ? (LETTERS[i] ?? []) : []))
  const cells = [
    question.questionText,
    ...Array.from({ length: OPTIONS_MAX }, (_, i) => options[i]?.text ?? ''),
    right.join(','),
    question.timeLimitSeconds,
    question.points,
    question.difficulty,
    question.businessDriver ?? '',
    question.explanation ?? '',
    question.imageUrl ?? '',
    question.imageAlt ?? '',
  ]
  return cells.map((cell) => (typeof cell === 'string' ? escapeCell(cell) : cell))
}
