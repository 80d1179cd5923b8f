import { defineKind } from '@pathquest/core/kinds/kind'
import * as z from 'zod'

const Range = z.object({ min: z.number(), max: z.number() })

/** A number in a range; the closer the better. */
export const kind = defineKind<z.infer<typeof Range>, number, number>({
  id: 'estimate',
  readShape: (shape) => Range.parse(shape),
  readSolution: (solution) => z.number().nullable().parse(solution),
  readAnswer: (answer, { min, max }) =>
    typeof answer === 'number' && answer >= min && answer <= max ? answer : null,
  judge: ({ min, max }, truth, answer) => {
    if (truth === null) return null
    const off = Math.abs(answer - truth) / (max - min)
    return off <= 0.05 ? 1 : off <= 0.3 ? 0.5 : 0
  },
  count: ({ min, max }, answers) => {
    const heap = [0, 0, 0, 0, 0]
    for (const answer of answers) {
      const at = Math.min(4, Math.floor((5 * (answer - min)) / (max - min)))
      heap[at] = (heap[at] ?? 0) + 1
    }
    return heap
  },
  bot: ({ min, max }, random) => min + Math.floor(random() * (max - min + 1)),
})
