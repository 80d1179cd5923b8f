import { defineForm } from '@pathquest/core/kinds/form'
import { OPTIONS_MAX, OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { areTexts, countAt, textsFault, withoutEmpty } from '../texts-in-form'

export const form = defineForm<readonly string[], number[]>({
  blank: () => ({ shape: ['', '', '', ''], solution: null }),
  tidy: ({ shape, solution }) => {
    if (!areTexts(shape)) return { shape, solution }
    const { texts, marked } = withoutEmpty(shape, Array.isArray(solution) ? solution : [])
    return { shape: texts, solution: marked }
  },
  fault: ({ shape, solution }) => {
    const fault = textsFault(shape, OPTIONS_MIN, OPTIONS_MAX)
    if (fault !== undefined) return fault
    const count = (shape as string[]).length
    if (!Array.isArray(solution) || solution.length === 0) return 'answer_required'
    const places = new Set<unknown>(solution)
    const areThere = [...places].every(
      (place) => typeof place === 'number' && (shape as string[])[place] !== undefined,
    )
    if (!areThere || places.size !== solution.length) return 'answer_required'
    return places.size === count ? 'allRight' : undefined
  },
  counted: ({ shape, solution }, counts) =>
    (shape as string[]).map((_, place) => ({
      answer: [place],
      count: countAt(counts, place),
      isRight: Array.isArray(solution) && solution.includes(place),
    })),
  text: (options, answer) => answer.map((place) => options[place] ?? '').join('; '),
  files: {
    // One right option is a question of the kind `choice`, where nothing else is said.
    fromFile: (answer) => {
      if (answer.type !== 'options') return null
      const right = answer.options.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : []))
      return right.length < 2 && !answer.isMultiple
        ? null
        : { shape: answer.options.map(({ text }) => text), solution: right }
    },
    toFile: ({ shape, solution }) => ({
      type: 'options',
      isMultiple: true,
      options: (shape as string[]).map((text, place) => ({
        text,
        isCorrect: Array.isArray(solution) && solution.includes(place),
      })),
    }),
  },
})
