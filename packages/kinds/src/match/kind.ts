import { defineKind } from '@pathquest/core/kinds/kind'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'

const Shape = z.object({
  left: z.array(z.string()).min(2),
  /** Each once; fewer than at the left where several belong to the same. */
  right: z.array(z.string()).min(2),
})
type Shape = z.infer<typeof Shape>

/** For each one at the left the place of one at the right. */
const arePartners = (partners: readonly unknown[], { left, right }: Shape): boolean =>
  partners.length === left.length &&
  partners.every(
    (place) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < right.length,
  )

/** Pairs; each right one counts its part. */
export const kind = defineKind<Shape, number[], number[]>({
  id: 'match',
  readShape: (shape) => Shape.parse(shape),
  readSolution: (solution, shape) =>
    z
      .array(z.number())
      .refine((partners) => arePartners(partners, shape))
      .nullable()
      .parse(solution),
  readAnswer: (answer, shape) =>
    Array.isArray(answer) && arePartners(answer, shape) ? [...answer] : null,
  judge: ({ left }, partners, answer) => {
    if (partners === null) return null
    return answer.filter((place, i) => place === partners[i]).length / left.length
  },
  shuffle: ({ left, right }, partners, random) => {
    const rows = shuffled([...left.keys()], random)
    const tiles = shuffled([...right.keys()], random)
    return {
      shape: {
        left: rows.map((from) => left[from] as string),
        right: tiles.map((from) => right[from] as string),
      },
      solution: partners && rows.map((from) => tiles.indexOf(partners[from] as number)),
    }
  },
  /** For each one at the left: how many gave it each one at the right. */
  count: ({ left, right }, answers) =>
    left.map((_, row) =>
      right.map((_, place) => answers.filter((answer) => answer[row] === place).length),
    ),
  bot: ({ left, right }, random) => {
    const places = shuffled([...right.keys()], random)
    return left.map((_, row) => places[row % places.length] as number)
  },
})
