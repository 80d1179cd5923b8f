import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { ImportReason } from '@pathquest/core/questions/imports'
import type { FoundQuestion } from '../found-question'
import { plainText, typedText } from '../rendered/visible-text'
import type { FoundFile } from './table'
import { HEADER_WITHIN_ROWS } from './table-layout'

/** What the second cell of `NewQuestion` says. */
const KINDS: Readonly<Record<string, ImportReason | null>> = {
  MC: null,
  MS: null,
  TF: null,
  SA: null,
  WR: 'essay',
  M: 'matching',
  O: 'ordering',
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
  if (code) {
    const answer = partsAnswer(kind, all, notices)
    return {
      ...found,
      reason: { code, params: { name: kind.slice(0, 80) } },
      ...(answer && { answer, explanation: text('feedback'), notices }),
    }
  }
  const points = Number(text('points') || Number.NaN)
  if (Number.isFinite(points)) found.points = points
  const image = text('image')
  if (image !== '') notices.push({ code: 'image_left_out', params: { name: image.slice(0, 80) } })
  const explanation = text('feedback')
  const weighted = ([weight = '', ...rest]: Cells) => ({
    share: Number(weight) || 0,
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

/** `Choice` and `Match` share a number; each `Item` follows the one before it. */
function partsAnswer(
  kind: string,
  all: (name: string) => Cells[],
  notices: Notices,
): FileAnswer | undefined {
  const texts = (name: string) => all(name).map((cells) => textFrom(cells, notices).text)
  if (kind === 'O') return { type: 'order', items: texts('item') }
  if (kind !== 'M') return undefined
  const numbered = (name: string) =>
    all(name).map(([number = '', ...rest]) => ({ number, text: textFrom(rest, notices).text }))
  const matches = new Map(numbered('match').map(({ number, text }) => [number, text]))
  return {
    type: 'match',
    pairs: numbered('choice').map(({ number, text }) => ({
      left: text,
      right: matches.get(number) ?? '',
    })),
  }
}

interface Weighted {
  text: string
  /** Of the points, in percent; of several right answers 1 or 0. */
  share: number
}

function answersOf(
  kind: string,
  options: readonly Weighted[],
  [so]: readonly Weighted[],
  notices: Notices,
): Pick<FoundQuestion, 'options' | 'truth' | 'answer'> {
  if (kind === 'TF') return so ? { truth: so.share > 0 } : { options: [] }
  const best = Math.max(0, ...options.map(({ share }) => share))
  if (kind === 'SA') {
    const answers = options.filter(({ share }) => share > 0).map(({ text }) => text)
    notices.push({ code: 'text_answer', params: { answer: answers.join(' / ').slice(0, 200) } })
    return {
      options: answers.slice(0, 1).map((text) => ({ text, isCorrect: true })),
      answer: { type: 'text', accepted: answers },
    }
  }
  const isRight = ({ share }: Weighted) => share > 0 && (kind === 'MS' || share === best)
  if (options.some((one) => one.share > 0 && !isRight(one))) {
    notices.push({ code: 'partial_credit', params: {} })
  }
  return { options: options.map((one) => ({ text: one.text, isCorrect: isRight(one) })) }
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
