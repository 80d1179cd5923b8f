import type { ImportProblem } from '@pathquest/game-core/contracts'
import type { FoundQuestion } from '../found-question'
import type { FoundFile } from './table'

const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/i
const OPTION = /^\s*([A-Za-z])[.)]\s+(.*\S)\s*$/

/** Moodle's Aiken: a question, options `A. …` or `A) …`, and `ANSWER: A`. */
export const isAiken = (text: string): boolean =>
  /^[^\S\n]*ANSWER[^\S\n]*:[^\S\n]*[A-Z]\b/m.test(text) && /^[^\S\n]*A[.)][^\S\n]/m.test(text)

export function readAiken(text: string): FoundFile {
  const found: FoundQuestion[] = []
  let question: string[] = []
  let options: { name: string; text: string }[] = []
  let from = 0
  const close = (key: string | null) => {
    if (question.length > 0 || options.length > 0) {
      found.push(makeQuestion(question.join('\n'), options, key, from))
    }
    question = []
    options = []
  }
  text.split('\n').forEach((line, i) => {
    const answer = ANSWER.exec(line)
    const option = OPTION.exec(line)
    if (answer) close((answer[1] ?? '').trim())
    else if (option && question.length > 0) {
      options.push({ name: (option[1] ?? '').toUpperCase(), text: option[2] ?? '' })
    } else if (line.trim() !== '') {
      // Text after options: the question before has no answer line.
      if (options.length > 0) close(null)
      if (question.length === 0) from = i + 1
      question.push(line.trim())
    }
  })
  close(null)
  return { format: 'aiken', title: null, found }
}

function makeQuestion(
  questionText: string,
  options: { name: string; text: string }[],
  key: string | null,
  line: number,
): FoundQuestion {
  const names = new Set((key ?? '').toUpperCase().split(/[\s,;]+/))
  const notices: ImportProblem[] = []
  if (key && !options.some(({ name }) => names.has(name))) {
    notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
  }
  return {
    where: { place: 'line', number: line, file: null },
    questionText,
    options: options.map(({ name, text }) => ({ text, isCorrect: names.has(name) })),
    notices,
  }
}
