import { defineForm } from '../form'

export const form = defineForm<readonly string[], number>({
  text: (options, answer) => options[answer] ?? '',
  tally: ({ shape, solution }, counts) =>
    (shape as string[]).map((_, answer) => ({
      answer,
      count: Array.isArray(counts) ? Number(counts[answer] ?? 0) : 0,
      isRight: answer === solution,
    })),
})
