import type { ImportRow } from '@pathquest/core/contracts'
import { answerForFile } from '@pathquest/kinds/catalogue'

/** The answer of a read question on one line; of options the right ones have an asterisk. */
export function answerInShort(draft: NonNullable<ImportRow['draft']>): string {
  const { kind = 'choice', options, shape = null, solution = null } = draft
  const answer = answerForFile({ kind, options, shape, solution })
  switch (answer?.type) {
    case 'options':
      return answer.options
        .map(({ text, isCorrect }) => (isCorrect ? `*${text}` : text))
        .join(' | ')
    case 'text':
      return `typed: ${answer.accepted.join(' / ')}`
    case 'number': {
      const near = answer.near === undefined ? '' : `, near ${answer.near}`
      return `number: ${answer.value} ± ${answer.tolerance}${near}`
    }
    case 'order':
      return `order: ${answer.items.join(' > ')}`
    case 'match':
      return `match: ${answer.pairs.map(({ left, right }) => `${left} = ${right}`).join('; ')}`
    default:
      return kind
  }
}
