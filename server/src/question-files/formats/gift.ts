import type { ImportProblem } from '@pathquest/core/contracts'
import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import {
  type GIFTQuestion,
  type Numerical,
  parse,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs'
import type { FoundQuestion } from '../found-question'
import { readScale } from '../number-scale'
import { looksLikeHtml } from '../plain-text'
import { optionText, plainText, typedText, type VisibleTextOptions } from '../rendered/visible-text'
import { lastCategory } from './answer-key'
import { type GiftBlock, giftBlocks } from './gift-blocks'
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
      parseBlock(text)?.map((question) => withTags(describe(question), block))
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

const ESCAPED = ['\\', '{', '}', '=', '~', '#', ':', 'n'] as const
/** Private-use characters stand for what was escaped while the grammar reads. */
const STAND_IN_FROM = 0xe000
const standIn = (sign: string) =>
  String.fromCharCode(STAND_IN_FROM + ESCAPED.indexOf(sign as (typeof ESCAPED)[number]))
const ARROW = '\ue010'
/** Indentation: the grammar would make one space of it. */
const NBSP = '\ue011'

const protect = (text: string) =>
  text
    .replace(/[\ue000-\ue011]/g, '')
    .replaceAll('\u00a0', NBSP)
    .replace(/\\([\\{}=~#:n])/g, (_, sign) => standIn(sign))
    // Both signs of an answer at once: Moodle takes it for the right one.
    .replace(/~[^\S\n]*=/g, '=')
const restore = (text: string) =>
  text
    .replaceAll(ARROW, '->')
    .replaceAll(NBSP, '\u00a0')
    .replace(/[\ue000-\ue007]/g, (stands) => {
      const sign = ESCAPED[stands.charCodeAt(0) - STAND_IN_FROM]
      return sign === 'n' ? '\n' : (sign ?? '')
    })

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

/** Colons and arrows that mean nothing, and signs in the text before the answers. */
function lenient(text: string): string {
  const title = /^\s*::.*?::/s.exec(text)?.[0] ?? ''
  const rest = text.slice(title.length)
  const brace = rest.indexOf('{')
  const stem = brace < 0 ? rest : rest.slice(0, brace)
  const answers = brace < 0 ? '' : rest.slice(brace)
  const signs = (part: string, which: RegExp) => part.replace(which, (sign) => standIn(sign))
  const isNumeric = /^\{\s*#/.test(answers)
  return (
    title +
    signs(stem, /[=~#:]/g) +
    (isNumeric ? answers : signs(answers.replaceAll('->', ARROW), /:/g))
  )
}

function plain({ format, text }: TextFormat, seeing: VisibleTextOptions): string {
  const whole = restore(text)
  // As our own export writes it.
  if (format === 'plain') return whole
  if (format === 'markdown') {
    return typedText(whole.replace(/(\*\*|__)(\S[^*_]*)\1/g, '$2'), seeing.notices)
  }
  return format === 'html' || looksLikeHtml(whole)
    ? plainText(whole, seeing)
    : typedText(whole, seeing.notices)
}

type Described = Omit<FoundQuestion, 'where'>

/** In small letters the grammar takes it for a word to type. */
const TRUTH = /^(?:(true|t|verdadero|v)|false|f|falso)$/i

function describe(question: GIFTQuestion): Described {
  if (question.type === 'Category') return { questionText: question.title }
  const notices: ImportProblem[] = []
  const see = (text: TextFormat) => plain(text, { notices })
  const questionText = see(question.stem)
  switch (question.type) {
    case 'MC':
    case 'Short': {
      const explained = question.globalFeedback ?? question.choices.find(isWhole)?.feedback
      const explanation = explained ? see(explained) : undefined
      const said = question.choices.filter(({ feedback }) => feedback && feedback !== explained)
      if (said.length > 0) notices.push({ code: 'feedback_left_out', params: {} })
      if (question.type === 'Short' && question.choices.length === 1) {
        const truth = TRUTH.exec(see((question.choices[0] as TextChoice).text))
        if (truth) return { questionText, truth: truth[1] !== undefined, notices }
      }
      const hasWhole = question.choices.some(isWhole)
      const options = question.choices.map((choice) => ({
        text: optionText((seeing) => plain(choice.text, seeing), notices),
        isCorrect: hasWhole ? isWhole(choice) : isPartial(choice),
      }))
      if (question.choices.some(isPartial)) notices.push({ code: 'partial_credit', params: {} })
      if (question.type === 'Short') {
        const answer = options.map(({ text }) => text).join(' / ')
        notices.push({ code: 'text_answer', params: { answer: answer.slice(0, 200) } })
        options.splice(1)
      }
      return {
        questionText,
        options,
        notices,
        ...(question.type === 'Short' && { answer: accepted(question.choices, see) }),
        ...(explanation ? { explanation } : {}),
      }
    }
    case 'TF': {
      const explained = question.globalFeedback ?? question.trueFeedback
      return {
        questionText,
        truth: question.isTrue,
        notices,
        ...(explained ? { explanation: see(explained) } : {}),
      }
    }
    case 'Numerical':
      return {
        questionText,
        reason: { code: 'numeric' },
        ...numberAnswer(question.choices),
        ...explainedBy(question.globalFeedback, see),
      }
    case 'Matching':
      return {
        questionText,
        reason: { code: 'matching' },
        answer: {
          type: 'match',
          pairs: question.matchPairs.map(({ subquestion, subanswer }) => ({
            left: see(subquestion),
            right: restore(subanswer),
          })),
        },
        ...explainedBy(question.globalFeedback, see),
      }
    case 'Essay':
      return { questionText, reason: { code: 'essay' } }
    case 'Description':
      return { questionText, reason: { code: 'description' } }
  }
}

type See = (text: TextFormat) => string

const explainedBy = (feedback: TextFormat | null | undefined, see: See) =>
  feedback ? { explanation: see(feedback) } : {}

/** Words to type that are wholly right. */
const accepted = (choices: readonly TextChoice[], see: See): FileAnswer => ({
  type: 'text',
  accepted: choices.filter(isWhole).map(({ text }) => see(text)),
})

/** The number that gets all points, by value and tolerance or as a range. */
function numberAnswer(choices: Numerical['choices']): Pick<Described, 'answer'> {
  const one = Array.isArray(choices)
    ? choices.find(({ weight }) => weight === null || weight === 100)?.text
    : choices
  if (!one) return {}
  const { number, range = 0, numberHigh, numberLow } = one
  if (number !== undefined) {
    const half = Array.isArray(choices) ? choices.find(({ weight }) => weight === 50)?.text : null
    const near = half?.number === number && half.range ? { near: half.range } : {}
    return { answer: { type: 'number', value: number, tolerance: range, ...near } }
  }
  if (numberHigh === undefined || numberLow === undefined) return {}
  const tolerance = (numberHigh - numberLow) / 2
  return { answer: { type: 'number', value: numberLow + tolerance, tolerance } }
}

/** `=` is right; `~%50%` is half right, and two of these are right together. */
const isWhole = ({ isCorrect, weight }: TextChoice) =>
  weight === null ? isCorrect : weight === 100
const isPartial = ({ weight }: TextChoice) => weight !== null && weight > 0 && weight < 100

function withTags(described: Described, block: GiftBlock): Described {
  const { answer } = described
  const scale = readScale(block.tags.get('scale'))
  return {
    ...described,
    ...fromTags(block),
    ...(answer?.type === 'number' && scale && { answer: { ...answer, scale } }),
  }
}

/** Points, time and the rest, as our own export writes them into the comments of a question. */
function fromTags({ tags, image }: GiftBlock): Partial<Described> {
  const numbers = { points: Number(tags.get('points')), time: Number(tags.get('time')) }
  return {
    ...(tags.has('points') ? { points: numbers.points } : {}),
    ...(tags.has('time') ? { timeLimitSeconds: numbers.time } : {}),
    ...(tags.has('difficulty') ? { difficulty: tags.get('difficulty') ?? '' } : {}),
    ...(tags.has('driver') ? { businessDriver: tags.get('driver') ?? '' } : {}),
    ...(image ? { imageUrl: image.url, imageAlt: image.alt ?? '' } : {}),
  }
}
