import { createHash } from 'node:crypto'
import { contentOf, hasDocumentedFields, type Json, type StoredFields } from '@pathquest/core'
import { findForm } from '@pathquest/kinds/catalogue'
import { answerKey } from '../games'

export interface AskedContent extends StoredFields {
  kind: string
  questionText: string
  imageUrl: string | null
}

/**
 * What makes a question this one: its text, its picture, its answers and which are right. The same
 * for a game's copy whose parts were shuffled; another once the question says something else.
 * Points, time and explanation change nothing about how it is answered right.
 */
export function contentHash({ kind, questionText, imageUrl, ...fields }: AskedContent): string {
  const said = answerKey([kind, questionText, imageUrl, unshuffled({ kind, ...fields })])
  return createHash('sha256').update(said).digest('base64url')
}

/** The parts in an order that does not depend on how they are shown. */
function unshuffled({ kind, ...fields }: StoredFields & { kind: string }): Json {
  if (hasDocumentedFields(kind)) return inOrder(fields.options)
  const { shape, solution } = contentOf({ kind, ...fields })
  const answer = findForm(kind)?.files?.toFile({ shape, solution })
  switch (answer?.type) {
    case 'options':
      return inOrder(answer.options)
    case 'match':
      return inOrder(answer.pairs)
    case 'order':
      return [...answer.items]
    default:
      return [shape, solution]
  }
}

const inOrder = (parts: readonly object[]): Json =>
  parts.map((part) => answerKey({ ...part } as Json)).sort()
