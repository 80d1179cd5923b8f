import { DECK_FIGURES, type DeckCard, type DeckFigure } from '@pathquest/core/careers/deck'
import type { DealRequest, Dealt } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { Random } from '@pathquest/core/random'
import { median, nearWithin, rightWithin } from './contour'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const FIGURES = ['pay', 'growth', 'jobs'] as const satisfies readonly DeckFigure[]
const TEXTS = { en, es }
const POINTS = 10

/** What the room knows beside the questions: the middle of all careers of the deck. */
export interface Material {
  medians: Record<DeckFigure, number | null>
}

const UNITS: Readonly<Record<DeckFigure, string>> = { pay: '$', growth: '%', jobs: '' }

/** Which figure a question asks for, by its unit. */
export function figureOf({ shape }: Pick<KeyedQuestion, 'shape'>): DeckFigure {
  const { unit } = shape as { unit: string }
  return FIGURES.find((figure) => UNITS[figure] === unit) ?? 'jobs'
}

/** The ends of the scale; null: the figure does not fit on one. */
function scaleOf(figure: DeckFigure, value: number, random: Random) {
  if (figure === 'pay') {
    const isOn = value >= 20_000 && value <= 220_000
    return isOn ? { min: 20_000, max: 220_000, step: 1_000, unit: UNITS.pay } : null
  }
  if (figure === 'growth') {
    return value >= -30 && value <= 50 ? { min: -30, max: 50, step: 1, unit: UNITS.growth } : null
  }
  if (value < 100) return null
  // So far away by chance that the end does not tell the truth.
  const reach = value * (1.5 + 2.5 * random())
  const power = 10 ** Math.floor(Math.log10(reach))
  const max = Math.ceil(reach / power) * power
  return { min: 0, max, step: max / 200, unit: UNITS.jobs }
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** A figure of each card in turns; cards without that figure are passed over. */
export function deal({
  deck,
  settings: { cards, seconds },
  random,
  language,
}: Omit<DealRequest<{ cards: number; seconds: number }>, 'draw'>): Dealt | null {
  const questions: KeyedQuestion[] = []
  const left = [...deck]
  for (let i = 0; i < cards; i++) {
    const figure = FIGURES[i % FIGURES.length] as DeckFigure
    const at = left.findIndex(
      (card) => card.figures[figure] !== undefined && isAskable(figure, card.figures[figure]),
    )
    const [card] = at === -1 ? [] : left.splice(at, 1)
    const value = card?.figures[figure]
    const scale = value === undefined ? null : scaleOf(figure, value, random)
    if (!card || value === undefined || !scale) return null
    questions.push(ask({ card, figure, value, scale, number: i + 1, seconds, language }))
  }
  const medians = Object.fromEntries(
    FIGURES.map((figure) => [figure, median(deck.flatMap((card) => card.figures[figure] ?? []))]),
  ) as Material['medians']
  return { questions, material: { medians } }
}

const isAskable = (figure: DeckFigure, value: number): boolean =>
  scaleOf(figure, value, () => 0) !== null

interface Asked {
  card: DeckCard
  figure: DeckFigure
  value: number
  scale: NonNullable<ReturnType<typeof scaleOf>>
  number: number
  seconds: number
  language: 'en' | 'es'
}

function ask({ card, figure, value, scale, number, seconds, language }: Asked): KeyedQuestion {
  const texts = TEXTS[language]
  const words = { career: card.title, year: DECK_FIGURES[figure] }
  const truth = Math.abs(value)
  return {
    id: `card_${number}`,
    kind: 'number',
    text: filled(texts[`ask.${figure}`], words),
    imageUrl: null,
    options: [],
    correctIndex: null,
    shape: scale,
    solution: { value, tolerance: rightWithin(figure, truth), near: nearWithin(figure, truth) },
    points: POINTS,
    timeLimitSeconds: seconds,
    difficulty: 'medium',
    businessDriver: null,
    explanation: filled(texts.source, { year: DECK_FIGURES[figure] }),
  }
}
