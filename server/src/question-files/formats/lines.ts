import type { FoundQuestion } from '../found-question'
import type { FoundFile } from './table'
import { readKey } from './table'

const OPTION = /^(\*|✓|✔|\[x\]|\[ ?\])?\s*(?:\(?([A-Za-z])[.)]|[-•–])\s*(\*|✓|✔)?\s*(.*\S)\s*$/
const RIGHT_AFTER = /\s*(\*|✓|✔|\((correct|right|correcta|correcto)\))$/i
const ANSWER = /^(?:correct )?(?:answer|respuesta(?: correcta)?|key|clave)\s*[:=]\s*(.+)$/i
const NUMBERED = /^(?:(?:question|pregunta)\s*)?\d{1,3}\s*[.):]\s*/i

interface Open {
  line: number
  text: string[]
  options: { text: string; isCorrect: boolean }[]
  key: string | null
}

/**
 * Questions as people type them: a line or more, then options `A) …` or `- …`, the right one with
 * an asterisk or named by a line `Answer: B`. undefined for text that has no such thing.
 */
export function readLines(text: string): FoundFile | undefined {
  const found: FoundQuestion[] = []
  let open: Open | undefined
  const close = () => {
    if (open && open.options.length > 0) found.push(makeQuestion(open))
    open = undefined
  }
  text.split('\n').forEach((raw, i) => {
    const line = raw.trim()
    if (line === '') {
      if (open && (open.options.length > 0 || open.key !== null)) close()
      return
    }
    const key = ANSWER.exec(line)
    const option = open && OPTION.exec(line)
    if (open && key) open.key = (key[1] ?? '').trim()
    else if (open && option) open.options.push(makeOption(option))
    else {
      if (open && (open.options.length > 0 || NUMBERED.test(line))) close()
      open ??= { line: i + 1, text: [], options: [], key: null }
      open.text.push(open.text.length === 0 ? line.replace(NUMBERED, '') : line)
    }
  })
  close()
  return found.length > 0 ? { format: 'lines', title: null, found } : undefined
}

function makeOption([, before = '', , within, rest = '']: RegExpExecArray) {
  const isMarked = (before !== '' && !/^\[ ?\]$/.test(before)) || within !== undefined
  return { text: rest.replace(RIGHT_AFTER, ''), isCorrect: isMarked || RIGHT_AFTER.test(rest) }
}

function makeQuestion({ line, text, options, key }: Open): FoundQuestion {
  const notices: NonNullable<FoundQuestion['notices']> = []
  const named =
    key === null
      ? undefined
      : readKey(
          key,
          options.map((one) => one.text),
          notices,
        )
  return {
    where: { place: 'line', number: line, file: null },
    questionText: text.join('\n'),
    options: options.map((option, i) => ({
      text: option.text,
      isCorrect: option.isCorrect || (named?.has(i) ?? false),
    })),
    notices,
  }
}
