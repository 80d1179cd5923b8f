import { type Random, shuffled } from '@pathquest/core/random'

/** A simulated player: how much is known, and how fast it is answered. */
export interface Pupil {
  id: string
  /** Share of right answers to questions of medium difficulty, guesses among four included. */
  skill: number
  /** Until a question is answered, on average. */
  answerMs: number
}

export const LEAST_SKILL = 0.4
const MOST_SKILL = 0.95

/** A class of mixed skill, evenly spread; who knows more is a little faster. */
export function makeClass(count: number, random: Random): Pupil[] {
  const step = (MOST_SKILL - LEAST_SKILL) / Math.max(1, count - 1)
  const skills = shuffled(
    Array.from({ length: count }, (_, i) => LEAST_SKILL + step * i),
    random,
  )
  return skills.map((skill, i) => {
    const answerMs = 1000 * (10.5 - 4 * (skill - 0.675) + 2 * normal(random))
    return { id: `p${i}`, skill, answerMs: Math.min(16_000, Math.max(6_000, answerMs)) }
  })
}

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
