import { createHash } from 'node:crypto'
import type { WrittenSet } from './written-set'

/** What stands in server/content about the sets that are generated from it. */
export interface GeneratedNote {
  sets: number
  questions: number
  hash: string
}

/**
 * Another one as soon as a generated question changes. It is a file of the content: its hash tells
 * a start that sets are to be written anew, without generating them first.
 */
export const noteOf = (sets: readonly WrittenSet[]): GeneratedNote => ({
  sets: sets.length,
  questions: sets.reduce((sum, { questions }) => sum + questions.length, 0),
  hash: createHash('sha256').update(JSON.stringify(sets)).digest('base64url'),
})
