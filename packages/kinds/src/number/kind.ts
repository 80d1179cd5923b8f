import { defineKind } from '@pathquest/core/kinds/kind'
import * as z from 'zod'

const Shape = z
  .object({
    min: z.number(),
    max: z.number(),
    /** What a press of a button adds. */
    step: z.number().positive(),
    unit: z.string(),
  })
  .refine(({ min, max }) => min < max)
const Solution = z.object({
  value: z.number(),
  /** This far off is right. */
  tolerance: z.number().nonnegative(),
  /** This far off is half of the points; null: nothing but right. */
  near: z.number().positive().nullable(),
})
type Shape = z.infer<typeof Shape>
type Solution = z.infer<typeof Solution>

/** Of the drawing of how a class guessed. */
const BUCKETS = 12
/** Sums of decimal fractions are off by so little. */
const ROUNDING = 1e-9
const NEAR_SHARE = 0.5

const within = (off: number, limit: number): boolean => off <= limit + ROUNDING * (1 + limit)

/** An estimate on a scale: right within the tolerance, half of the points nearby. */
export const kind = defineKind<Shape, Solution, number>({
  id: 'number',
  readShape: (shape) => Shape.parse(shape),
  readSolution: (solution) => Solution.nullable().parse(solution),
  readAnswer: (answer, { min, max }) =>
    typeof answer === 'number' && answer >= min && answer <= max ? answer : null,
  judge: (_, solution, answer) => {
    if (solution === null) return null
    const off = Math.abs(answer - solution.value)
    if (within(off, solution.tolerance)) return 1
    return solution.near !== null && within(off, solution.near) ? NEAR_SHARE : 0
  },
  /** How many guessed in each part of the scale, and the guess in the middle. */
  count: ({ min, max }, answers) => {
    const heap = Array.from({ length: BUCKETS }, () => 0)
    for (const answer of answers) {
      const at = Math.min(BUCKETS - 1, Math.floor((BUCKETS * (answer - min)) / (max - min)))
      heap[at] = (heap[at] ?? 0) + 1
    }
    return { heap, median: median(answers) }
  },
  bot: ({ min, max, step }, random) => {
    const steps = Math.floor((max - min) / step + ROUNDING)
    return min + Math.floor(random() * (steps + 1)) * step
  },
})

function median(answers: readonly number[]): number | null {
  const sorted = [...answers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] as number)) / 2
}
