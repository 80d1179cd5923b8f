import { defineKind } from '@pathquest/core/kinds/kind'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import { isInOrder } from './form'

/** In the order in which they are shown, which is not the right one. */
const Items = z.array(z.string()).min(2)

/** Each place once. */
const isOrder = (order: readonly unknown[], count: number): order is readonly number[] =>
  order.length === count &&
  new Set(order).size === count &&
  order.every((place) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < count)

/**
 * Things into sequence; solution and answer list places of the shown order. Every two things that
 * are the right way round count, every two the wrong way round take away as much: all right is all
 * of the points, chance gives nothing on average.
 */
export const kind = defineKind<readonly string[], number[], number[]>({
  id: 'order',
  readShape: (shape) => Items.parse(shape),
  readSolution: (solution, items) =>
    z
      .array(z.number())
      .refine((order) => isOrder(order, items.length))
      .nullable()
      .parse(solution),
  readAnswer: (answer, items) =>
    Array.isArray(answer) && isOrder(answer, items.length) ? [...answer] : null,
  judge: (items, right, answer) => {
    if (right === null) return null
    let balance = 0
    for (let i = 0; i < answer.length; i++) {
      for (let j = i + 1; j < answer.length; j++) {
        const isBefore = right.indexOf(answer[i] as number) < right.indexOf(answer[j] as number)
        balance += isBefore ? 1 : -1
      }
    }
    return Math.max(0, (2 * balance) / (items.length * (items.length - 1)))
  },
  shuffle: (items, right, random) => {
    const order = shuffled([...items.keys()], random)
    const moved = (from: readonly number[]) => from.map((place) => order.indexOf(place))
    // Shown as it is right, it would be no question.
    if (right !== null && isInOrder(moved(right))) order.push(order.shift() as number)
    return {
      shape: order.map((from) => items[from] as string),
      solution: right === null ? null : moved(right),
    }
  },
  /** For each item: how many put it at each place. */
  count: (items, answers) => {
    const counts = items.map(() => items.map(() => 0))
    for (const answer of answers) {
      for (const [place, item] of answer.entries()) {
        const row = counts[item] as number[]
        row[place] = (row[place] ?? 0) + 1
      }
    }
    return counts
  },
  bot: (items, random) => shuffled([...items.keys()], random),
})
