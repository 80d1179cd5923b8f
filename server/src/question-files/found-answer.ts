import type { FileAnswer } from '@pathquest/core/kinds/file-answer'
import type { StoredFields } from '@pathquest/core/questions/documented-fields'
import { isChoice, type KeyNotation } from '@pathquest/core/questions/imports'
import { questionFromFile } from '@pathquest/kinds/catalogue'
import { fieldsOfOptions, storedFields } from '@pathquest/kinds/imported-question'
import { OPTION_READ_MAX, OPTIONS_READ_MAX } from './limits'
import { tidy } from './plain-text'

type Fields = StoredFields & { kind: string }

/** The answer of a question as a reader of one format finds it. */
export interface FoundAnswer {
  options?: { text: string; isCorrect: boolean }[]
  /**
   * In the place of options, or of the reason: an answer for the first kind that takes it. Options
   * or reason apply where none does.
   */
  answer?: FileAnswer
  /** Each option that is right is a whole answer: one is chosen, not all of them. */
  picksOne?: boolean
  /** Which options are right, by each way in which the key can be meant. */
  readings?: { way: KeyNotation; right: number[] }[]
}

/**
 * What a kind makes of the answer of a question, or of several right options among wrong ones;
 * undefined: none takes it, or options are left to the import itself.
 */
export function takenAnswer(found: FoundAnswer): Fields | undefined {
  const { answer, options = [], readings, picksOne } = found
  if (answer) {
    // Options that are too many can be taken away; a sequence without some of its parts is another.
    const mayBeUnfinished = answer.type === 'options' || answer.type === 'poll'
    return questionFromFile(tidied(answer), mayBeUnfinished)
  }
  if (readings || picksOne) return undefined
  const taken = fieldsOfOptions(tidyOptions(options).map(withoutPlace))
  return isChoice(taken) ? undefined : storedFields(taken)
}

const tidyText = (text: string): string => tidy(text.slice(0, OPTION_READ_MAX))

/** Those that have a text, with the place that they had among all. */
export const tidyOptions = (options: readonly { text: string; isCorrect: boolean }[]) =>
  options
    .map(({ text, isCorrect }, at) => ({ text: tidyText(text), isCorrect, at }))
    .filter(({ text }) => text !== '')
    .slice(0, OPTIONS_READ_MAX)

const withoutPlace = ({ text, isCorrect }: { text: string; isCorrect: boolean }) => ({
  text,
  isCorrect,
})

const texts = (all: readonly string[]): string[] =>
  all
    .map(tidyText)
    .filter((text) => text !== '')
    .slice(0, OPTIONS_READ_MAX)

/** Within what is read of one row. */
function tidied(answer: FileAnswer): FileAnswer {
  switch (answer.type) {
    case 'options':
      return { ...answer, options: tidyOptions(answer.options).map(withoutPlace) }
    case 'poll':
      return { ...answer, options: texts(answer.options) }
    case 'text':
      return { ...answer, accepted: texts(answer.accepted) }
    case 'order':
      return { ...answer, items: texts(answer.items) }
    case 'match':
      return {
        ...answer,
        pairs: answer.pairs
          .slice(0, OPTIONS_READ_MAX)
          .map(({ left, right }) => ({ left: tidyText(left), right: tidyText(right) })),
      }
    case 'number':
      return answer
  }
}
