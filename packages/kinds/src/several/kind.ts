import { defineKind } from '@pathquest/core/kinds/kind'
import * as z from 'zod'
import { newOrder } from '../choice/shuffle-options'

const Options = z.array(z.string()).min(2)

const sorted = (places: readonly number[]): number[] => [...places].sort((a, b) => a - b)

/** Different places of so many options. */
const arePlaces = (places: readonly unknown[], count: number): places is readonly number[] =>
  new Set(places).size === places.length &&
  places.every((place) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < count)

/**
 * All options that apply. A right one that is ticked counts its part of the right ones, a wrong one
 * takes away its part of the wrong ones: ticking everything gives nothing, as does pure chance on
 * average.
 */
export const kind = defineKind<readonly string[], number[], number[]>({
  id: 'several',
  readShape: (shape) => Options.parse(shape),
  readSolution: (solution, options) =>
    z
      .array(z.number())
      .min(1)
      .max(options.length - 1)
      .refine((places) => arePlaces(places, options.length))
      .transform(sorted)
      .nullable()
      .parse(solution),
  readAnswer: (answer, options) =>
    Array.isArray(answer) && answer.length > 0 && arePlaces(answer, options.length)
      ? sorted(answer)
      : null,
  judge: (options, right, answer) => {
    if (right === null) return null
    const hits = answer.filter((place) => right.includes(place)).length
    const misses = answer.length - hits
    return Math.max(0, hits / right.length - misses / (options.length - right.length))
  },
  shuffle: (options, right, random) => {
    const order = newOrder(options, random)
    return {
      shape: order.map((from) => options[from] as string),
      solution: right === null ? null : sorted(right.map((place) => order.indexOf(place))),
    }
  },
  /** How many ticked each option. */
  count: (options, answers) => {
    const counts = options.map(() => 0)
    for (const answer of answers) {
      for (const place of answer) counts[place] = (counts[place] ?? 0) + 1
    }
    return counts
  },
  bot: (options, random) => {
    const ticked = options.flatMap((_, place) => (random() < 0.4 ? [place] : []))
    return ticked.length > 0 ? ticked : [Math.floor(random() * options.length)]
  },
})
