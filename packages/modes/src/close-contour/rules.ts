import type { ModeContext } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import * as z from 'zod'
import { defineRounds } from '../kits/rounds/rounds-mode'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { type Contour, classWithin, isInside, median, offBy, WORTH } from './contour'
import { deal, figureOf, type Material } from './deal'
import { CONTOURS, manifest } from './manifest'

const ContourWord = z.enum(CONTOURS)
const Guesses = z.object({
  /** The question that was closed last: the middle of the class, and whether it was close. */
  last: z.object({ median: z.number().nullable(), isClose: z.boolean() }).nullable(),
  /** By player: contours that held, and all that were drawn. */
  held: z.record(z.string(), z.tuple([z.number().int(), z.number().int()])),
  /** How far off the middle of the class was, question by question. */
  offs: z.array(z.number().nullable()),
})
type Guesses = z.infer<typeof Guesses>

/** For everybody who guessed, where the middle of the class is close. */
const CLASS_BONUS = 2

const truthOf = ({ solution }: KeyedQuestion): number => (solution as { value: number }).value

const guessesOf = ({ answers }: RoundsState): number[] =>
  Object.values(answers).map(({ answer }) => Number(answer))

/** A number and a contour around it; inside it the closer contour pays more. Rules: RULES.md */
export const rules = defineRounds(manifest)<Guesses>({
  extra: Guesses,
  deal,
  points: ({ move, question }) => {
    if (move === null) return 0
    const figure = figureOf(question)
    const guess = { truth: truthOf(question), guess: Number(move.answer) }
    return isInside(figure, guess, move.contour) ? WORTH[move.contour] : 0
  },
  setup: () => ({ last: null, held: {}, offs: [] }),
  playerJoined: (map) => map,
  opening: (map) => ({ ...map, last: null }),
  closed: (map, round, context) => {
    const question = context.questions[round.index]
    if (!question) return { extra: map }
    const figure = figureOf(question)
    const truth = truthOf(question)
    const middle = median(guessesOf(round))
    const isClose =
      middle !== null &&
      Object.keys(round.answers).length > 1 &&
      Math.abs(middle - truth) <= classWithin(figure, truth)
    const guessed = Object.keys(round.answers)
    return {
      extra: {
        last: { median: middle, isClose },
        held: withHeld(map.held, round),
        offs: [...map.offs, middle === null ? null : offBy(figure, truth, middle)],
      },
      scores: isClose ? Object.fromEntries(guessed.map((id) => [id, CLASS_BONUS])) : {},
    }
  },
  modeViews: {
    player: ({ last, held }, playerId, round, context) => ({
      ...common(round, context),
      contour: contourOf(round, playerId),
      held: [...(held[playerId] ?? [0, 0])],
      bonus: last?.isClose && round.answers[playerId] ? CLASS_BONUS : 0,
    }),
    all: ({ last }, round, context) => ({
      ...common(round, context),
      // Nobody's guess has a name; while the question is open there is none.
      guesses: round.phase === 'closed' ? guessesOf(round).sort((a, b) => a - b) : [],
      median: last?.median ?? null,
      isClose: last?.isClose ?? false,
    }),
  },
  ending: ({ offs }) => ({ summary: { offs } }),
  endingOf: ({ held }, playerId) => ({ held: [...(held[playerId] ?? [0, 0])] }),
})

/** What everybody sees: the figure in question, and the middle of all careers. */
function common(round: RoundsState, context: ModeContext) {
  const question = context.questions[round.index]
  const figure = question ? figureOf(question) : 'pay'
  const { medians } = context.material as unknown as Material
  return { figure, catalogue: medians[figure] }
}

const contourOf = ({ answers }: RoundsState, playerId: string): Contour | null => {
  const answer = answers[playerId]
  return answer ? ContourWord.parse(answer.beside?.contour ?? 'middle') : null
}

function withHeld(held: Guesses['held'], { answers }: RoundsState): Guesses['held'] {
  const next = { ...held }
  for (const [playerId, { points }] of Object.entries(answers)) {
    const [before, all] = next[playerId] ?? [0, 0]
    next[playerId] = [before + (points > 0 ? 1 : 0), all + 1]
  }
  return next
}
