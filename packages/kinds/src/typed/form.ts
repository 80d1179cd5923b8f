import { defineForm } from '@pathquest/core/kinds/form'
import { hasLookAlikes, isVisible } from '@pathquest/core/visible-text'
import { areTexts, withoutEmpty } from '../texts-in-form'

/** Of a player's answer, and of an accepted one. */
export const TYPED_ANSWER_MAX = 80
export const ACCEPTED_MAX = 12

const textsIn = (solution: unknown): unknown[] => {
  const { accepted } = (solution ?? {}) as { accepted?: unknown }
  return Array.isArray(accepted) ? accepted : []
}

/** As many as are taken, each once. */
function spellings(written: readonly string[]): string[] {
  const taken: string[] = []
  for (const text of written) {
    if (taken.length < ACCEPTED_MAX && !hasLookAlikes([...taken, text])) taken.push(text)
  }
  return taken
}

export const form = defineForm<object, string>({
  blank: () => ({ shape: {}, solution: { accepted: [''] } }),
  tidy: ({ shape, solution }) => {
    const texts = textsIn(solution)
    return areTexts(texts)
      ? { shape, solution: { accepted: withoutEmpty(texts).texts } }
      : { shape, solution }
  },
  fault: ({ shape, solution }) => {
    if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return 'notWritten'
    const texts = textsIn(solution)
    if (texts.length === 0 || texts.length > ACCEPTED_MAX) return 'noAnswer'
    const isWritten = (text: unknown) => typeof text === 'string' && isVisible(text)
    if (!texts.every(isWritten)) return 'noAnswer'
    if ((texts as string[]).some((text) => text.length > TYPED_ANSWER_MAX)) return 'tooLong'
    // Signs alone can never be matched.
    if (!(texts as string[]).every((text) => /[\p{L}\p{N}]/u.test(text))) return 'noAnswer'
    return hasLookAlikes(texts as string[]) ? 'options_alike' : undefined
  },
  text: (_, answer) => answer,
  files: {
    fromFile: (answer) =>
      answer.type === 'text'
        ? { shape: {}, solution: { accepted: spellings(answer.accepted) } }
        : null,
    toFile: ({ solution }) => ({ type: 'text', accepted: textsIn(solution) as string[] }),
  },
})
