import type { ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { plainText, typedText } from '../rendered/visible-text'
import type { FoundFile } from './table'
import { HEADER_WITHIN_ROWS } from './table-layout'
import { typedAnswer } from './typed-answer'

/** What the second cell of `NewQuestion` says. */
const KINDS: Readonly<Record<string, ImportReason | null>> = {
  MC: null,
  MS: null,
  TF: null,
  SA: null,
  WR: 'essay',
  M: null,
  O: null,
  FIB: 'blanks',
  MSA: 'blanks',
}
/** Rows of a question; of a few nothing is taken: names, looks, and how hard it is from 1 to 10. */
const PARTS =
  /^(id|title|questiontext|points|difficulty|image|option|true|false|answer|hint|feedback|scoring|inputbox|initialtext|answerkey|choice|match|item|enumeration)$/i
const FLAG = /^((not )?html|regexp)?$/i

type Notices = NonNullable<FoundQuestion['notices']>
type Cells = readonly string[]
interface Block {
  kind: string
  number: number
  parts: Cells[]
}

/**
 * A question library of Brightspace (D2L): `NewQuestion` begins each question, and every row below it
 * is a part of it. undefined for other tables.
 */
export function readD2l(rows: readonly Cells[]): FoundFile | undefined {
  const trimmed = rows.map((cells) => cells.map((cell) => cell.trim()))
  const begins = ([name = '']: Cells) => /^newquestion$/i.test(name)
  if (!trimmed.slice(0, HEADER_WITHIN_ROWS).some(begins)) return undefined
  const blocks: Block[] = []
  const strays: FoundQuestion[] = []
  let headings = 0
  trimmed.forEach((cells, i) => {
    const [name = '', kind = ''] = cells
    if (cells.every((cell) => cell === '')) return
    if (begins(cells)) blocks.push({ kind: kind.toUpperCase(), number: i + 1, parts: [] })
    else if (name.startsWith('//')) headings++
    else if (!PARTS.test(name)) strays.push(stray(cells, i + 1))
    else if (blocks.length === 0) headings++
    else blocks.at(-1)?.parts.push(cells)
  })
  const found = [...blocks.map(readBlock), ...strays]
  found.sort((a, b) => (a.where.number ?? 0) - (b.where.number ?? 0))
  return { format: 'table', title: null, found, headings }
}

const stray = (cells: Cells, number: number): FoundQuestion => ({
  where: { place: 'row', number, file: null },
  questionText: cells.filter((cell) => cell !== '').join(' | '),
  reason: { code: 'stray_text' },
})

function readBlock({ kind, number, parts }: Block): FoundQuestion {
  const notices: Notices = []
  const all = (name: string) =>
    parts.filter(([first = '']) => first.toLowerCase() === name).map((cells) => cells.slice(1))
  const text = (name: string) => textFrom(all(name)[0] ?? [], notices).text
  const code = Object.hasOwn(KINDS, kind) ? KINDS[kind] : 'other_kind'
  const found: FoundQuestion = {
    where: { place: 'row', number, file: null },
    questionText: text('questiontext'),
    lines: parts.length + 1,
  }
  if (code) return { ...found, reason: { code, params: { name: kind.slice(0, 80) } } }
  const points = Number(text('points') || Number.NaN)
  if (Number.isFinite(points)) found.points = points
  const image = text('image')
  if (image !== '') notices.push({ code: 'image_left_out', params: { name: image.slice(0, 80) } })
  const explanation = text('feedback')
  if (kind === 'M' || kind === 'O') {
    const answered =
      kind === 'M' ? pairsOf(all('choice'), all('match'), notices) : orderOf(all('item'), notices)
    return { ...found, ...answered, explanation, notices }
  }
  const weighted = ([weight = '', ...rest]: Cells) => ({
    share: Number(weight) || 0,
    isPattern: rest.some((cell) => /^regexp$/i.test(cell)),
    ...textFrom(rest, notices),
  })
  const options = all(kind === 'SA' ? 'answer' : 'option').map(weighted)
  // Of true and false the text beside the weight is a remark.
  const truths = [...all('true'), ...all('false')].map(weighted)
  const remarks = [...options.map(({ remark }) => remark), ...truths.map((one) => one.text)]
  if (kind !== 'SA' && [...remarks, text('hint')].some((one) => one !== '')) {
    notices.push({ code: 'feedback_left_out', params: {} })
  }
  return { ...found, ...answersOf(kind, options, truths, notices), explanation, notices }
}

interface Weighted {
  text: string
  /** Of the points, in percent; of several right answers 1 or 0. */
  share: number
  /** It describes what is accepted. */
  isPattern: boolean
}

function answersOf(
  kind: string,
  options: readonly Weighted[],
  [so]: readonly Weighted[],
  notices: Notices,
): Partial<FoundQuestion> {
  if (kind === 'TF') return so ? { truth: so.share > 0 } : { options: [] }
  const best = Math.max(0, ...options.map(({ share }) => share))
  if (kind === 'SA') {
    const answered = typedAnswer(options, notices)
    const hasPattern = options.some(({ text, isPattern }) => isPattern && !isPlainPattern(text))
    return hasPattern ? { options: answered.options ?? [] } : answered
  }
  const isRight = ({ share }: Weighted) => share > 0 && (kind === 'MS' || share === best)
  if (options.some((one) => one.share > 0 && !isRight(one))) {
    notices.push({ code: 'partial_credit', params: {} })
  }
  const picksOne = kind === 'MC'
  return {
    options: options.map((one) => ({ text: one.text, isCorrect: isRight(one) })),
    ...(picksOne && { picksOne }),
  }
}

/** Letters, digits and spaces alone: the pattern is the word. */
const isPlainPattern = (text: string): boolean => /^[\p{L}\p{N} ,'-]+$/u.test(text)

/** `Choice,1,Hammer` and `Match,1,Carpenter` belong together. */
function pairsOf(
  choices: readonly Cells[],
  matches: readonly Cells[],
  notices: Notices,
): Partial<FoundQuestion> {
  const read = ([number = '', ...rest]: Cells) => ({ number, ...textFrom(rest, notices) })
  const [lefts, rights] = [choices.map(read), matches.map(read)]
  sayRemarks([...lefts, ...rights], notices)
  // Where several belong to the same one, they are the lines.
  const isMany = new Set(rights.map(({ number }) => number)).size < rights.length
  const [lines, partners] = isMany ? [rights, lefts] : [lefts, rights]
  const textOf = new Map(partners.map(({ number, text }) => [number, text]))
  const found = lines.map(({ number, text }) => ({ left: text, right: textOf.get(number) }))
  const pairs = found.flatMap(({ left, right }) => (right === undefined ? [] : [{ left, right }]))
  const used = new Set(lines.map(({ number }) => number))
  if (pairs.length < lines.length || partners.some(({ number }) => !used.has(number))) {
    notices.push({ code: 'partners_left_out', params: {} })
  }
  return { reason: { code: 'matching' }, answer: { type: 'match', pairs } }
}

/** Each item in its place. */
function orderOf(cells: readonly Cells[], notices: Notices): Partial<FoundQuestion> {
  const read = cells.map((item) => textFrom(item, notices))
  sayRemarks(read, notices)
  return {
    reason: { code: 'ordering' },
    answer: { type: 'order', items: read.map(({ text }) => text) },
  }
}

function sayRemarks(of: readonly { remark: string }[], notices: Notices): void {
  if (of.some(({ remark }) => remark !== ''))
    notices.push({ code: 'feedback_left_out', params: {} })
}

/** Commas of a text that nobody quoted part it: it goes on until a flag or an empty cell. */
function textFrom(cells: Cells, notices: Notices): { text: string; remark: string } {
  const end = cells.findIndex((cell) => FLAG.test(cell))
  const written = (end < 0 ? cells : cells.slice(0, end)).join(', ')
  const isHtml = end >= 0 && /^html$/i.test(cells[end] ?? '')
  const rest = end < 0 ? [] : cells.slice(end).filter((cell) => !FLAG.test(cell))
  return {
    text: (isHtml ? plainText(written, { notices }) : typedText(written, notices)).trim(),
    remark: rest.join(', '),
  }
}
