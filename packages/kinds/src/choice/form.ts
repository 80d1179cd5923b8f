import { defineForm } from '@pathquest/core/kinds/form'
import { OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { hasLookAlikes } from '@pathquest/core/visible-text'

export const form = defineForm<readonly string[], number>({
  blank: () => ({ shape: ['', '', '', ''], solution: null }),
  fault: ({ shape, solution }) => {
    if (!Array.isArray(shape) || shape.length < OPTIONS_MIN) return 'options_required'
    if (hasLookAlikes(shape as string[])) return 'options_alike'
    return solution === null ? 'answer_required' : undefined
  },
  text: (options, answer) => options[answer] ?? '',
  tally: ({ shape, solution }, counts) =>
    (shape as string[]).map((_, answer) => ({
      answer,
      count: Array.isArray(counts) ? Number(counts[answer] ?? 0) : 0,
      isRight: answer === solution,
    })),
})
