import type { ImportProblem } from '@pathquest/core/contracts'
import type { FoundQuestion } from '../found-question'
import { typedText } from '../rendered/visible-text'
import { keyReadings } from './answer-key'
import { isAsked, type TypedLine } from './line-kinds'
import { isBareLetter, typedAnswer } from './typed-answer'

/** A typed question while its lines are read. */
export interface OpenQuestion {
  text: TypedLine[]
  /** Of each line of it: an empty line came before. */
  gaps: boolean[]
  /** Lines with a letter, a number or a bullet. */
  options: TypedLine[]
  key: string | null
  explanation: string | null
  /** Written lines that went into it. */
  lines: number
  /** An empty line came after it. */
  isParted: boolean
  isAsked(): boolean
  /** Its text has answers of its own, so that `next` begins another one. */
  isWhole(next: TypedLine): boolean
}

export const openQuestion = (): OpenQuestion => ({
  text: [],
  gaps: [],
  options: [],
  key: null,
  explanation: null,
  lines: 0,
  isParted: false,
  isAsked() {
    return isAsked(this.text.at(-1)?.text ?? '')
  },
  isWhole(next) {
    const isAnswer = this.text.length > 0 && !isAsked(next.text) && next.count === null
    const asked = this.text.findLastIndex(({ text }) => isAsked(text))
    const hasBlock =
      this.text.length - asked > 2 && this.gaps.slice(asked + 2).every((isGap) => !isGap)
    // A question whose answers are parted from it by an empty line, or from each other.
    if (isAnswer && asked >= 0 && !hasBlock) return false
    return hasAnswers(this.text)
  },
})

/** Answers without letters: one of them has a mark, or they follow a question. */
function hasAnswers(lines: readonly TypedLine[]): boolean {
  const [first, ...rest] = lines
  if (!first) return false
  if (rest.some(({ isMarked }) => isMarked)) return true
  return rest.length >= 2 && (first.count !== null || isAsked(first.text))
}

const TRUTH = /^(?:(true|t|verdadero|v)|false|f|falso)\.?$/i

type Keys = ReadonlyMap<number, string>

/** A question, or several that are told apart by their signs alone, or the reason why it is none. */
export function questionsOf(open: OpenQuestion, keys: Keys): FoundQuestion[] {
  if (open.options.length > 0) return [makeQuestion(open, open.text, open.options, keys)]
  const parts = split(open.text)
  return parts.map((part, i) => {
    const isLast = i === parts.length - 1
    const whole = { ...open, lines: part.length + (isLast ? open.lines - open.text.length : 0) }
    if (!isLast) Object.assign(whole, { key: null, explanation: null })
    const at = endOfText(part)
    return makeQuestion(whole, part.slice(0, at), part.slice(at), keys)
  })
}

/** `Who …? Baker *Roofer Where …? Here *There`, a line each: a question mark begins the next one. */
function split(lines: readonly TypedLine[]): TypedLine[][] {
  const parts: TypedLine[][] = []
  const begins = ({ text, isMarked }: TypedLine) => isAsked(text) && !isMarked
  if (lines.slice(1).every(({ text }) => isAsked(text))) return [[...lines]]
  for (const line of lines) {
    const part = parts.at(-1)
    const isFull = part?.some(begins) && endOfText(part) <= part.length - 2
    if (!part || (begins(line) && isFull)) parts.push([line])
    else part.push(line)
  }
  return parts
}

/** Where the text of a question ends and answers without letters begin; its length: it has none. */
function endOfText(lines: readonly TypedLine[]): number {
  const asked = lines.findLastIndex(({ text, isMarked }) => isAsked(text) && !isMarked)
  const isOnlyOne = lines.filter(({ text }) => isAsked(text)).length === 1
  if (isOnlyOne && asked >= 0 && asked < lines.length - 1) return asked + 1
  return hasAnswers(lines) ? 1 : lines.length
}

function makeQuestion(
  { key: said, explanation, lines }: OpenQuestion,
  text: readonly TypedLine[],
  typed: readonly TypedLine[],
  keys: Keys,
): FoundQuestion {
  const answers = withoutList(typed)
  const notices: ImportProblem[] = []
  const more = { notices, ...(explanation ? { explanation } : {}) }
  const where = { place: 'line', number: text[0]?.number ?? 0, file: null } as const
  const count = text.find((line) => line.count !== null)?.count ?? null
  const questionText = typedText(
    text
      .map((line) => line.text)
      .filter((line) => line !== '')
      .join('\n'),
    notices,
  )
  const key = said ?? (count === null ? null : (keys.get(count) ?? null))
  const options = answers.map(({ label, text: whole, isMarked }) => ({
    text: typedText(label?.rest ?? whole, notices),
    isCorrect: isMarked,
  }))
  const isQuestion = count !== null || text.some((line) => isAsked(line.text)) || key !== null
  if (options.length === 0 && !isQuestion) {
    return { where, questionText, lines, reason: { code: 'stray_text' } }
  }
  const truth = options.length === 0 ? TRUTH.exec(key ?? '') : null
  if (truth) return { where, questionText, truth: truth[1] !== undefined, lines, ...more }
  if (options.length === 0 && key !== null) {
    const { answer, ...typed } = typedAnswer([{ text: key, share: 1 }], notices)
    const said = answer && !isBareLetter(key) ? { ...typed, answer } : typed
    return { where, questionText, lines, ...said, ...more }
  }
  if (key !== null) {
    const right = rightOf(key, options, answers)
    if (!right) notices.push({ code: 'key_nowhere', params: { key: key.slice(0, 80) } })
    for (const index of right ?? []) Object.assign(options[index] ?? {}, { isCorrect: true })
  }
  const bold = answers.flatMap(({ isBold }, i) => (isBold ? [i] : []))
  if (options.every(({ isCorrect }) => !isCorrect) && bold.length === 1 && key === null) {
    Object.assign(options[bold[0] ?? 0] ?? {}, { isCorrect: true })
  }
  return { where, questionText, options, lines, ...more }
}

/** Answers in the order of their letters, without what only makes a list of them. */
function withoutList(typed: readonly TypedLine[]): readonly TypedLine[] {
  if (typed.length < 2) return typed
  // An asterisk before each of them is a bullet.
  const isStarred = typed.every(({ isMarked }) => isMarked)
  const isLettered = typed.every(
    ({ label, text }, i) => !label && /^[A-H] \S/.test(text) && text.charCodeAt(0) === 65 + i,
  )
  const plain = typed.map((line) => ({
    ...line,
    isMarked: line.isMarked && !isStarred,
    text: isLettered ? line.text.slice(2) : line.text,
  }))
  const places = new Set(plain.map(({ label }) => (label?.isNumber === false ? label.index : null)))
  if (places.has(null) || places.size < plain.length) return plain
  return plain.sort((a, b) => (a.label?.index ?? 0) - (b.label?.index ?? 0))
}

/** Letters name lettered options; beside them a number is a text. */
function rightOf(
  key: string,
  options: readonly { text: string }[],
  answers: readonly TypedLine[],
): number[] | undefined {
  const texts = options.map(({ text }) => text)
  const { place, text } = keyReadings(key, texts)
  const label = answers[0]?.label
  const isPlace = label?.isNumber || (label?.index !== null && label && !/^\d+$/.test(key))
  const read = isPlace ? (place ?? text) : (text ?? place)
  if (read) return read
  // `B, because …`
  const [first] = /^\(?[A-Za-z]\)?(?=\s*[.):,–—-]\s)/.exec(key) ?? []
  return first === undefined ? undefined : keyReadings(first, texts).place
}
