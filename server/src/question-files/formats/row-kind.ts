import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { FoundQuestion } from '../found-question'
import { same } from './answer-key'
import type { Columns } from './columns'
import { readNumber } from './number-answer'

type Asked = FileAnswer['type'] | 'truth'

/** What tools and people write about the kind of a row; `choice` and the like need no word. */
const WORDS: readonly [Asked, RegExp][] = [
  ['truth', /^(tf|t\/f|true.{0,5}false|verdadero.{0,5}falso)$/],
  ['poll', /\b(poll|survey|encuesta)\b/],
  ['text', /\btyped?\b|fill.in|\bblanks?\b|short.answer|escrita|escribir|respuesta corta/],
  ['number', /\b(number|numeric|numerical|slider|n[uú]mero|num[eé]rica)\b/],
  ['order', /\b(order|ordering|sequence|puzzle|orden|ordenar)\b/],
  ['match', /\b(match|matching|pairs|parejas|emparejar)\b/],
]
/** Our own word for options of which any number may be right. */
const SEVERAL = /^(several|several right answers|varias|varias respuestas correctas)$/

export function kindOfRow(type: string): Asked | undefined {
  const word = type.trim().toLowerCase()
  if (/choice|opci[oó]n/.test(word)) return undefined
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0]
}

export const isSeveral = (type: string): boolean => SEVERAL.test(type.trim().toLowerCase())

type Answered = Pick<FoundQuestion, 'answer' | 'reason' | 'truth'>

/** The answer of a row that names a kind without right options among wrong ones. */
export function answerOfRow(cells: readonly string[], columns: Columns): Answered | undefined {
  const cell = (index: number | null) => (index === null ? '' : (cells[index] ?? ''))
  const options = columns.options.map((index) => cell(index))
  const written = options.filter((text) => text !== '')
  const key = cell(columns.correct)
  const type = cell(columns.type)
  switch (kindOfRow(type)) {
    case 'truth':
      return written.length === 0 ? truthOf(key) : undefined
    case 'poll': {
      if (written.length < 2 || key !== '') return undefined
      return { answer: { type: 'poll', options: written, asksWhy: /why|por qu[eé]/i.test(type) } }
    }
    case 'text': {
      // Further ones in a line each, where there are more than columns.
      const accepted = key === '' ? written.flatMap((text) => text.split('\n')) : [key]
      const isClear = accepted.length > 0 && (key === '' || written.length === 0)
      return isClear ? { answer: { type: 'text', accepted } } : undefined
    }
    case 'number': {
      const answer = numberOf(
        key || (written.length === 1 ? (written[0] ?? '') : ''),
        cell,
        columns,
      )
      return { reason: { code: 'numeric' }, ...(answer && { answer }) }
    }
    case 'order': {
      const answer: FileAnswer = { type: 'order', items: written }
      return { reason: { code: 'ordering' }, ...(key === '' && { answer }) }
    }
    case 'match': {
      const pairs = options.map((left, i) => ({ left, right: cell(columns.partners[i] ?? null) }))
      const asked = pairs.filter(({ left, right }) => left !== '' || right !== '')
      const hasPartners = asked.some(({ right }) => right !== '')
      return {
        reason: { code: 'matching' },
        ...(hasPartners && { answer: { type: 'match', pairs: asked } }),
      }
    }
    default:
      return undefined
  }
}

const TRUE = ['t', 'v', 'true', 'verdadero']
const FALSE = ['f', 'false', 'falso']

function truthOf(key: string): Answered | undefined {
  const isOf = (words: readonly string[]) => words.some((word) => same(word, key))
  return isOf(TRUE) ? { truth: true } : isOf(FALSE) ? { truth: false } : undefined
}

/** With what its own columns say about it. */
function numberOf(
  said: string,
  cell: (index: number | null) => string,
  columns: Columns,
): FileAnswer | undefined {
  const value = readNumber(said)
  if (value === undefined) return undefined
  const near = readNumber(cell(columns.near))
  const numbers = {
    min: readNumber(cell(columns.scaleFrom)),
    max: readNumber(cell(columns.scaleTo)),
    step: readNumber(cell(columns.step)),
  }
  const scale = Object.fromEntries(
    Object.entries(numbers).filter(([, number]) => number !== undefined),
  )
  return {
    type: 'number',
    value,
    tolerance: readNumber(cell(columns.tolerance)) ?? 0,
    ...(near !== undefined && { near }),
    scale: { ...scale, unit: cell(columns.unit) },
  }
}
