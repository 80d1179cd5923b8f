import { type Random, shuffled } from '@pathquest/core/random'

/**
 * A simulated player. What somebody knows, how well they decide, how bold they are and their
 * feeling for figures are different things: a class is not sorted the same way by all of them.
 */
export interface Pupil {
  id: string
  /** Share of right answers to questions of medium difficulty, guesses among four included. */
  skill: number
  /** 0-1: how well decisions are made, apart from skill. */
  sense: number
  /** 0-1: how much is risked. */
  bold: number
  /** 0-1: what somebody without much sense does by habit. */
  habit: number
  /** 0-1: a feeling for figures, which goes along with skill only in part. */
  figures: number
  /** Until a question is answered, on average. */
  answerMs: number
}

/** From the least to the most skilled of a class. */
export type SkillRange = readonly [least: number, most: number]
const MIXED: SkillRange = [0.4, 0.95]

/** A class of mixed skill, evenly spread; who knows more is a little faster. */
export function makeClass(
  count: number,
  random: Random,
  [least, most]: SkillRange = MIXED,
): Pupil[] {
  const shares = Array.from({ length: count }, (_, i) => i / Math.max(1, count - 1))
  return shuffled(shares, random).map((share, i) => {
    const skill = least + (most - least) * share
    const answerMs = 1000 * (10.5 - 4 * (skill - 0.675) + 2 * normal(random))
    return {
      id: `p${i}`,
      skill,
      sense: random(),
      bold: random(),
      habit: random(),
      figures: 0.5 * share + 0.5 * random(),
      answerMs: clamp(answerMs, 6_000, 16_000),
    }
  })
}

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
