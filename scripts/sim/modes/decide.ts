import type { GameSetup } from '@pathquest/core/game'
import type { Json } from '@pathquest/core/json'
import type { Bot } from '@pathquest/core/modes/mode'
import type { Random } from '@pathquest/core/random'
import type { OwnTrail } from '@pathquest/modes/clue-trail/views'
import { figureIn, groundIn } from '@pathquest/modes/higher-ground/ground'
import type { PlayerPlay } from '@pathquest/modes/higher-ground/views'
import { MODE_BOTS } from '@pathquest/modes/registry/bots'
import { LEAST_SKILL, normal, type Pupil } from './pupils'

type BotView = Parameters<Bot>[0]
type BotMove = NonNullable<ReturnType<Bot>>

/** How often a pupil has seen each question: what came back is known better. */
export type Seen = Record<string, number>

/**
 * The next move of a pupil: what the mode's bot decides, with an answer as right as the pupil is
 * skilled. Modes whose moves are themselves answers have their own lines here.
 */
export function decide(
  pupil: Pupil,
  view: BotView,
  setup: GameSetup,
  seen: Seen,
  random: Random,
): BotMove | null {
  if (setup.modeId === 'clue_trail') return markTrail(pupil, view, setup, random)
  const move = MODE_BOTS[setup.modeId]?.(view, random, pupil.id) ?? null
  if (move?.type === 'answer') return answered(move, pupil, setup, seen, random)
  if (move?.type === 'place') return placed(move, pupil, view, setup, random)
  return move
}

const logit = (share: number): number => Math.log(share / (1 - share))
const EASIER = { easy: 0.7, medium: 0, hard: -0.7 } as const
/** A question seen before is missed so much less often. */
const REMEMBERED = 0.4

function answered(
  move: BotMove,
  pupil: Pupil,
  setup: GameSetup,
  seen: Seen,
  random: Random,
): BotMove {
  const question = setup.questions.find(({ id }) => id === move.questionId)
  if (!question) return move
  if (question.kind === 'number') return { ...move, answer: guessed(question, pupil, random) }
  const times = seen[question.id] ?? 0
  seen[question.id] = times + 1
  const first = 1 / (1 + Math.exp(-logit(pupil.skill) - EASIER[question.difficulty]))
  const isRight = random() < 1 - (1 - first) * REMEMBERED ** times
  const right = question.correctIndex ?? 0
  const aside = 1 + Math.floor(random() * (question.options.length - 1))
  return { ...move, answer: isRight ? right : (right + aside) % question.options.length }
}

/** Off by a factor: from a tenth for who knows most to two thirds. */
const spread = ({ skill }: Pupil): number => 0.1 + 0.57 * ((0.95 - skill) / (0.95 - LEAST_SKILL))

function guessed(question: GameSetup['questions'][number], pupil: Pupil, random: Random): Json {
  const { min, max, step } = question.shape as unknown as { min: number; max: number; step: number }
  const { value } = question.solution as unknown as { value: number }
  // Growth may be around zero: its error is a part of the scale.
  const range = value > 0 && min >= 0 ? value : (max - min) / 4
  const guess = value + range * spread(pupil) * normal(random)
  return Math.min(max, Math.max(min, min + step * Math.round((guess - min) / step)))
}

/** Knows the career sooner the more is known; marks something from the first clue on. */
function markTrail(pupil: Pupil, view: BotView, setup: GameSetup, random: Random): BotMove | null {
  const { isAsked, isKept, mark, clues, options, index } = view.modeView as unknown as OwnTrail
  if (view.stage.name === 'result' || !isAsked || isKept || options.length === 0) return null
  if (mark?.clue === clues.length) return null
  const right = setup.questions[index]?.correctIndex ?? 0
  const knows = random() < pupil.skill ** 2 * (clues.length / 6)
  if (knows) return mark?.option === right ? { type: 'keep' } : { type: 'mark', option: right }
  return mark ? null : { type: 'mark', option: Math.floor(random() * options.length) }
}

/** Estimates the figures of both cards, and places the one that is clearer. */
function placed(
  move: BotMove,
  pupil: Pupil,
  view: BotView,
  setup: GameSetup,
  random: Random,
): BotMove {
  const { play } = view.modeView as unknown as { play: PlayerPlay }
  if (!play.pair) return move
  const ground = groundIn({ material: setup.material ?? null })
  const ridge = play.ridge.map(({ value }) => value)
  const size = Math.max(...ridge.map(Math.abs))
  const guesses = play.pair.map(({ key }) => {
    const value = figureIn(ground, key, play.figure)
    return value + 0.6 * spread(pupil) * normal(random) * Math.max(Math.abs(value), size / 4)
  })
  const clear = guesses.map((guess) => Math.min(...ridge.map((value) => Math.abs(value - guess))))
  const card = (clear[1] ?? 0) > (clear[0] ?? 0) ? 1 : 0
  const gap = ridge.filter((value) => value < (guesses[card] ?? 0)).length
  return { ...move, card, gap }
}
