import { defineKind } from '@pathquest/core/kinds/kind'
import * as z from 'zod'
import { shuffleOptions } from './shuffle-options'

const Options = z.array(z.string()).min(1)

/** One option is right, or none (a survey). */
export const kind = defineKind<readonly string[], number, number>({
  id: 'choice',
  readShape: (shape) => Options.parse(shape),
  readSolution: (solution, options) =>
    z
      .number()
      .int()
      .min(0)
      .max(options.length - 1)
      .nullable()
      .parse(solution),
  readAnswer: (answer, options) =>
    typeof answer === 'number' && options[answer] !== undefined ? answer : null,
  judge: (_, correctIndex, answer) =>
    correctIndex === null ? null : answer === correctIndex ? 1 : 0,
  shuffle: shuffleOptions,
  count: (options, answers) => {
    const counts = options.map(() => 0)
    for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
    return counts
  },
  bot: (options, random) => Math.floor(random() * options.length),
})
