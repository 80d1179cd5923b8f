import { defineForm } from '@pathquest/core/kinds/form'
import { OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { hasLookAlikes } from '@pathquest/core/visible-text'

export const form = defineForm<readonly string[], number>({
  blank: () => ({ shape: ['', '', '', ''], solution: null }),
  fault: ({ shape, solution }) => {
    if (!Array.isArray(shape) || shape.length < OPTIONS_MIN) return 'options_required'
    if (!shape.every((option) => typeof option === 'string')) return 'options_required'
    if (hasLookAlikes(shape)) return 'options_alike'
    const isMarked = typeof solution === 'number' && shape[solution] !== undefined
    return isMarked ? undefined : 'answer_required'
  },
  text: (options, answer) => options[answer] ?? '',
  choices: (options) => options.map((_, option) => option),
  tally: ({ shape, solution }, counts) =>
    (shape as string[]).map((_, answer) => ({
      answer,
      count: Array.isArray(counts) ? Number(counts[answer] ?? 0) : 0,
      isRight: answer === solution,
    })),
})
