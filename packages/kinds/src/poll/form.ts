import type { Json } from '@pathquest/core/json'
import { defineForm } from '@pathquest/core/kinds/form'
import { OPTIONS_MAX, OPTIONS_MIN } from '@pathquest/core/question-sets/set-choices'
import { areTexts, countAt, textsFault, withoutEmpty } from '../texts-in-form'

/** Of a reason. */
export const WHY_MAX = 140

export interface PollShape {
  options: readonly string[]
  asksWhy: boolean
}

export const form = defineForm<PollShape, { option: number; why: string | null }>({
  blank: () => ({ shape: { options: ['', '', ''], asksWhy: false }, solution: null }),
  tidy: ({ shape, solution }) => {
    const { options, asksWhy } = (shape ?? {}) as { options?: Json; asksWhy?: Json }
    if (!areTexts(options) || asksWhy === undefined) return { shape, solution }
    return { shape: { options: withoutEmpty(options).texts, asksWhy }, solution }
  },
  fault: ({ shape, solution }) => {
    const { options, asksWhy } = (shape ?? {}) as { options?: unknown; asksWhy?: unknown }
    if (typeof asksWhy !== 'boolean') return 'options_required'
    return (
      textsFault(options, OPTIONS_MIN, OPTIONS_MAX) ??
      (solution === null ? undefined : 'noSolution')
    )
  },
  choices: ({ options }) => options.map((_, option) => ({ option, why: null })),
  counted: ({ shape }, counts) =>
    (shape as unknown as PollShape).options.map((_, option) => ({
      answer: { option, why: null },
      count: countAt(counts, option),
      isRight: false,
    })),
  text: ({ options }, { option, why }) =>
    why === null ? (options[option] ?? '') : `${options[option] ?? ''}: “${why}”`,
  files: {
    fromFile: (answer) =>
      answer.type === 'poll'
        ? { shape: { options: [...answer.options], asksWhy: answer.asksWhy }, solution: null }
        : null,
    toFile: ({ shape }) => {
      const { options, asksWhy } = shape as unknown as PollShape
      return { type: 'poll', options, asksWhy }
    },
  },
})
