import type { QuestionDraft } from '@pathquest/core/contracts'
import { OPTIONS_MAX } from '@pathquest/core/question-sets/set-choices'
import type { Language } from '../../runtime/language'
import { escapeCell } from '../cell-escape'

const LETTERS = 'ABCDEF'

const HEADERS: Record<Language, { question: string; option: string; rest: readonly string[] }> = {
  en: {
    question: 'Question',
    option: 'Option',
    rest: [
      'Correct',
      'Time limit (seconds)',
      'Points',
      'Difficulty',
      'Business driver',
      'Explanation',
      'Image',
      'Image description',
    ],
  },
  es: {
    question: 'Pregunta',
    option: 'Opción',
    rest: [
      'Correcta',
      'Tiempo (segundos)',
      'Puntos',
      'Dificultad',
      'Factor de negocio',
      'Explicación',
      'Imagen',
      'Descripción de la imagen',
    ],
  },
}

/** The columns of our own tables, as `formats/columns.ts` reads them. */
export function headerIn(language: Language): string[] {
  const { question, option, rest } = HEADERS[language]
  const options = Array.from({ length: OPTIONS_MAX }, (_, i) => `${option} ${LETTERS[i]}`)
  return [question, ...options, ...rest]
}

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
