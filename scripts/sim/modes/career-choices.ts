import type { DeckFigure } from '@pathquest/core/careers/deck'
import { type Random, seededRandom } from '@pathquest/core/random'
import { type Contour, WORTH } from '@pathquest/modes/close-contour/contour'
import { figureOf } from '@pathquest/modes/close-contour/deal'
import { CONTOURS } from '@pathquest/modes/close-contour/manifest'
import type { OwnTrail } from '@pathquest/modes/clue-trail/views'
import { figureIn, groundIn } from '@pathquest/modes/higher-ground/ground'
import type { PlayerPlay } from '@pathquest/modes/higher-ground/views'
import { clamp, normal } from './pupils'
import type { Choice } from './sight'

/** How many other careers a clue rules out, for who knows most: faint ones first. */
const CUTS = [0.25, 0.25, 0.35, 0.35, 0.6, 0.6] as const

/** clue_trail: rules careers out, and marks one when waiting for a clue would not bring more. */
export const markTrail: Choice = ({ skill, sense }, { view, setup, memory, random }) => {
  const { isAsked, isKept, mark, clues, options, index, worth } =
    view.modeView as unknown as OwnTrail
  if (view.stage.name === 'result' || !isAsked || isKept || options.length === 0) return null
  const right = setup.questions[index]?.correctIndex ?? 0
  const before = memory.trail?.index === index ? memory.trail : null
  let left = before?.left ?? options.map((_, option) => option)
  for (let clue = before?.clues ?? 0; clue < clues.length; clue++) {
    const out = (CUTS[clue] ?? 0) * (0.45 + 0.75 * skill)
    left = left.filter((option) => option === right || random() >= out)
  }
  memory.trail = { index, clues: clues.length, left }
  const pick = left[Math.floor(random() * left.length)] ?? right
  if (mark) {
    const isRuledOut = !left.includes(mark.option)
    if (isRuledOut) return { type: 'mark', option: pick }
    return left.length === 1 ? { type: 'keep' } : null
  }
  const later = clues.length < CUTS.length ? Math.min(1, 1.5 / left.length) * (worth - 1) : 0
  const now = (worth / left.length) * (1 + 0.35 * (1 - sense) * normal(random))
  return now >= later ? { type: 'mark', option: pick } : null
}

/** Half a contour's width as a part of the truth; growth has 20 points for the whole. */
const PARTS: Readonly<Record<Contour, number>> = { tight: 0.05, middle: 0.15, wide: 0.4 }
const GROWTH_SCALE = 20

/** close_contour: guesses by feeling for figures, and draws by how sure the guess is. */
export const drawContour: Choice = ({ figures, sense }, { bot, setup, random }) => {
  const question = setup.questions.find(({ id }) => id === bot?.questionId)
  if (bot?.type !== 'answer' || !question) return null
  const { min, max, step } = question.shape as unknown as Record<'min' | 'max' | 'step', number>
  const { value } = question.solution as unknown as { value: number }
  const { hard, bias } = cardOf(`${setup.seed} ${question.id}`)
  const off = random() < 0.12 ? 0.05 : (0.42 - 0.3 * figures) * hard
  const range = figureOf(question) === 'growth' ? GROWTH_SCALE : value
  const guess = value + range * (bias + off * normal(random))
  const felt = off * Math.exp(0.5 * (1 - sense) * normal(random))
  const worth = (contour: Contour) => WORTH[contour] * Math.min(1, (0.8 * PARTS[contour]) / felt)
  const contour = CONTOURS.reduce((best, one) => (worth(one) > worth(best) ? one : best))
  const answer = clamp(min + step * Math.round((guess - min) / step), min, max)
  return { ...bot, answer, contour }
}

/** How hard a figure is to guess, and where the whole class is led astray. */
function cardOf(seed: string) {
  const random = seededRandom(`card ${seed}`)
  return { hard: 0.7 + 0.6 * random(), bias: 0.08 * normal(random) }
}

/** higher_ground: places the card whose gap is clearer. */
export const placeCard: Choice = ({ figures, sense }, { bot, view, setup, random }) => {
  const { play } = view.modeView as unknown as { play: PlayerPlay }
  const { pair, figure } = play
  if (bot?.type !== 'place' || !pair) return bot
  const ground = groundIn({ material: setup.material ?? null })
  const ridge = play.ridge.map(({ value }) => value)
  const cards = pair.map(({ key }) => {
    const felt = feltFigure(figure, figureIn(ground, key, figure), 0.5 - 0.4 * figures, random)
    const clear = Math.min(...ridge.map((value) => apart(figure, felt, value)))
    const gap = ridge.filter((value) => value < felt).length
    return { gap, clear: clear + 0.3 * (1 - sense) * normal(random) }
  })
  const card = (cards[0]?.clear ?? 0) > (cards[1]?.clear ?? 0) ? 0 : 1
  return { ...bot, card, gap: cards[card]?.gap ?? 0 }
}

/** Points of growth that are as far apart as e times a figure: 2 are as much as 15 %. */
const GROWTH_E = 14

const feltFigure = (figure: DeckFigure, value: number, off: number, random: Random): number =>
  figure === 'growth'
    ? value + GROWTH_E * off * normal(random)
    : value * Math.exp(off * normal(random))

const apart = (figure: DeckFigure, one: number, other: number): number =>
  figure === 'growth' ? Math.abs(one - other) / GROWTH_E : Math.abs(Math.log(one / other))
