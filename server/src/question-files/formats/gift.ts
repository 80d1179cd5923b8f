import { type GIFTQuestion, parse } from 'gift-pegjs'
import type { FoundQuestion } from '../found-question'
import { lastCategory } from './answer-key'
import { type GiftBlock, giftBlocks } from './gift-blocks'
import { readGiftQuestion } from './gift-question'
import { lenient, protect } from './gift-text'
import type { FoundFile } from './table'

/** Moodle's GIFT: a block has braces with an answer, a truth, a number or nothing in them. */
export const isGift = (text: string): boolean =>
  /(^|[^\\])\{[^\S\n]*(\}|[=~#]|(T|F|TRUE|FALSE|t|f|true|false)\s*[}#]|\n\s*[=~])/.test(text) ||
  /^(::|\$CATEGORY:)/m.test(text)

/** Block by block, so that a mistake in one leaves the others alone. */
export function readGift(text: string): FoundFile {
  let title: string | null = null
  const found = giftBlocks(text).flatMap((block): FoundQuestion[] => {
    const where = { place: 'line', number: block.line, file: null } as const
    const category = /^\$CATEGORY:\s*(.*)$/.exec(block.text)
    if (category) {
      title ??= lastCategory(category[1] ?? '') || null
      return []
    }
    const read = (text: string) =>
      parseBlock(text)?.map((question) => ({
        ...readGiftQuestion(question, block),
        ...fromTags(block),
      }))
    const parsed = read(block.text) ?? readParts(block.text, read)
    if (!parsed) {
      const { lines, text } = block
      return [{ where, questionText: text, lines, reason: { code: 'unreadable' } }]
    }
    return parsed.map((question, i) => ({ where, lines: i === 0 ? block.lines : 0, ...question }))
  })
  const written = text.split('\n').filter((line) => line.trim() !== '').length
  const inRows = found.reduce((sum, { lines = 0 }) => sum + lines, 0)
  return { format: 'gift', title, found, headings: written - inRows }
}

/** Questions that no empty line parts: each ends where a line ends with its brace. */
function readParts<One>(text: string, read: (part: string) => One[] | undefined) {
  const parts = text.split(/(?<=[^\\]\})[^\S\n]*\n/)
  const all = parts.map((part) => read(part))
  return parts.length > 1 && all.every((one) => one !== undefined) ? all.flat() : undefined
}

/** As the grammar wants it, else with what people leave unescaped; undefined where neither reads. */
function parseBlock(text: string): GIFTQuestion[] | undefined {
  const strict = protect(text)
  for (const attempt of [strict, lenient(strict)]) {
    try {
      return parse(attempt)
    } catch {
      // The next attempt, or none: the block is listed as unreadable.
    }
  }
  return undefined
}

/** Points, time and the rest, as our own export writes them into the comments of a question. */
function fromTags({ tags, image }: GiftBlock): Partial<FoundQuestion> {
  const numbers = { points: Number(tags.get('points')), time: Number(tags.get('time')) }
  return {
    ...(tags.has('points') ? { points: numbers.points } : {}),
    ...(tags.has('time') ? { timeLimitSeconds: numbers.time } : {}),
    ...(tags.has('difficulty') ? { difficulty: tags.get('difficulty') ?? '' } : {}),
    ...(tags.has('driver') ? { businessDriver: tags.get('driver') ?? '' } : {}),
    ...(image ? { imageUrl: image.url, imageAlt: image.alt ?? '' } : {}),
  }
}
