import { defineKind } from '@pathquest/core/kinds/kind'
import * as z from 'zod'
import { newOrder } from '../choice/shuffle-options'
import { readLine } from '../typed-line'
import { WHY_MAX } from './form'

const Shape = z.object({
  options: z.array(z.string()).min(2),
  /** Players may say why, which the class sees once the host lets it through. */
  asksWhy: z.boolean(),
})
type Shape = z.infer<typeof Shape>
export type PollAnswer = { option: number; why: string | null }

/** An opinion: nothing is right, the distribution is the result. */
export const kind = defineKind<Shape, never, PollAnswer>({
  id: 'poll',
  readShape: (shape) => Shape.parse(shape),
  readSolution: (solution) => z.null().parse(solution),
  readAnswer: (answer, shape) => {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
    const { option, why } = answer as Record<string, unknown>
    if (!Number.isInteger(option) || shape.options[Number(option)] === undefined) return null
    if (why === undefined || why === null) return { option: Number(option), why: null }
    const reason = shape.asksWhy ? readLine(why, WHY_MAX) : null
    return reason === null ? null : { option: Number(option), why: reason || null }
  },
  judge: () => null,
  shuffle: ({ options, asksWhy }, _, random) => ({
    shape: {
      options: newOrder(options, random).map((from) => options[from] as string),
      asksWhy,
    },
    solution: null,
  }),
  remark: ({ why }) => why,
  count: ({ options }, answers) =>
    options.map((_, place) => answers.filter(({ option }) => option === place).length),
  bot: ({ options }, random) => ({ option: Math.floor(random() * options.length), why: null }),
})
