import { FileRefusal } from '../../runtime/files/file-refusal'
import { readXml, type XmlElement } from '../xml'

/** The name of a question that could not be read; its text is what stands between its tags. */
export const UNREADABLE = 'unreadable'

const DOCUMENTS = [
  { root: 'quiz', question: 'question' },
  { root: 'questestinterop', question: 'item' },
] as const
const SHOWN = 300

/**
 * XML, and where a question of it is damaged the others: each is read by itself. Throws refusals
 * alone.
 */
export function readQuestionsXml(text: string): XmlElement {
  try {
    return readXml(text)
  } catch (refusal) {
    if (!(refusal instanceof FileRefusal) || refusal.code !== 'import_damaged') throw refusal
    const read = readOneByOne(text)
    if (!read) throw refusal
    return read
  }
}

function readOneByOne(text: string): XmlElement | undefined {
  const kind = DOCUMENTS.find(({ root }) => new RegExp(`<${root}[\\s>]`).test(text.slice(0, 4_000)))
  if (!kind) return undefined
  const { root, question } = kind
  let isAnyRead = false
  const children = blocksOf(text, question).map((block): XmlElement => {
    try {
      const element = readXml(block)
      isAnyRead = true
      return element
    } catch {
      const shown = block.replace(/<[^<>]*>|<!\[CDATA\[|\]\]>/g, ' ').slice(0, SHOWN)
      return { name: question, attributes: { type: UNREADABLE }, children: [shown] }
    }
  })
  return isAnyRead ? { name: root, attributes: {}, children } : undefined
}

/** From each begin of a question to the begin of the next one, cut behind its last end. */
function blocksOf(text: string, question: string): string[] {
  const begins = [...text.matchAll(new RegExp(`<${question}[\\s>]`, 'g'))].map(({ index }) => index)
  const end = `</${question}>`
  return begins.map((begin, i) => {
    const block = text.slice(begin, begins[i + 1])
    const last = block.lastIndexOf(end)
    return last < 0 ? block : block.slice(0, last + end.length)
  })
}

/** Fewer cells make no table of questions. */
const LEAST_DELIMITERS = 3

/**
 * A table without quotes that open a cell and never close it: each would take the rows below into its
 * cell. Lines between two quotes belong to a cell unless every one of them is a row by itself.
 */
export function withoutOpenQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text
  const lines = text.split('\n')
  const cells = lines.map((line) => line.split(delimiter).length - 1)
  // As many as the header has.
  const usual = cells.find((count) => count >= LEAST_DELIMITERS)
  if (usual === undefined) return text
  const isRow = (index: number) => (cells[index] ?? 0) >= usual || lines[index]?.trim() === ''
  const odd = lines.flatMap((line, i) => (line.split('"').length % 2 === 0 ? [i] : []))
  const mended = [...lines]
  for (let i = 0; i < odd.length; i++) {
    const from = odd[i] ?? 0
    const to = odd[i + 1]
    const end = to ?? lines.length - 1
    let isOpen = true
    for (let at = from; at <= end && isOpen; at++) isOpen = isRow(at)
    if (isOpen) mended[from] = withoutLastOpening(lines[from] ?? '', delimiter)
    // The next odd line closes it.
    else i++
  }
  return mended.join('\n')
}

function withoutLastOpening(line: string, delimiter: string): string {
  const at = Math.max(line.lastIndexOf(`${delimiter}"`), line.startsWith('"') ? -1 : -2)
  if (at === -2) return line.replace('"', '')
  return at === -1 ? line.slice(1) : line.slice(0, at + delimiter.length) + line.slice(at + 2)
}
