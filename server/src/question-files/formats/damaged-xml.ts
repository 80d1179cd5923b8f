import { FileRefusal } from '../refusal'
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
