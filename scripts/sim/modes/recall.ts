import type { GameSetup } from '@pathquest/core/game'
import type { Random } from '@pathquest/core/random'
import { clamp, normal, type Pupil } from './pupils'

/** What a pupil remembers of the game. Replaced with every decision, never mutated once kept. */
export interface Memory {
  /** How often each question was answered: what came back is known better. */
  seen: Record<string, number>
  /** Whether the question answered last was known. */
  knows: boolean
  /** Careers that the clues of this question have not ruled out, and how many clues were read. */
  trail: { index: number; clues: number; left: readonly number[] } | null
}

export const NEW_MEMORY: Memory = { seen: {}, knows: false, trail: null }

type Difficulty = GameSetup['questions'][number]['difficulty']
const EASIER = { easy: 0.7, medium: 0, hard: -0.7 } as const
/** A question seen before is missed so much less often. */
const REMEMBERED = 0.4
const GUESS = 0.25

const logit = (share: number): number => Math.log(share / (1 - share))

/** How likely a pupil is right, at a question that was answered so often before. */
export function oddsOf({ skill }: Pupil, difficulty: Difficulty, times: number): number {
  const first = 1 / (1 + Math.exp(-logit(skill) - EASIER[difficulty]))
  return 1 - (1 - first) * REMEMBERED ** times
}

export interface Recall {
  /** Index of the option. */
  answer: number
  knows: boolean
  /** How likely the pupil believes to be right: the more sense, the closer to the truth. */
  feel: number
}

/** Knows the answer, or guesses among four. */
export function recall(
  pupil: Pupil,
  question: GameSetup['questions'][number],
  memory: Memory,
  random: Random,
): Recall {
  const times = memory.seen[question.id] ?? 0
  memory.seen[question.id] = times + 1
  const odds = oddsOf(pupil, question.difficulty, times)
  const knows = random() < clamp((odds - GUESS) / (1 - GUESS), 0.02, 0.98)
  memory.knows = knows
  const isRight = knows || random() < GUESS
  const blur = 0.08 + 0.3 * (1 - pupil.sense)
  const feel = clamp((knows ? 0.86 : 0.36) + blur * normal(random), 0.05, 0.99)
  const right = question.correctIndex ?? 0
  const aside = 1 + Math.floor(random() * (question.options.length - 1))
  return { answer: isRight ? right : (right + aside) % question.options.length, knows, feel }
}

/** One of the indices, each as likely as its weight. */
export function weighted(weights: readonly number[], random: Random): number {
  let lot = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => {
    lot -= weight
    return lot < 0
  })
  return at < 0 ? weights.length - 1 : at
}
