import { PASTED_NAMES_MAX, STUDENTS_PER_CLASS_MAX } from '@pathquest/core/classes/class-limits'
import { readGivenName } from '@pathquest/core/classes/given-name'
import type { Refusal } from '@pathquest/core/errors'
import { distinctName } from '@pathquest/core/players/distinct-name'

/** One line of what was pasted. */
export interface PastedName {
  /** As it is sent. */
  name: string
  /** Its name in the class, where another student has this one already; else null. */
  becomes: string | null
  /** Why it cannot be taken; null: it can. */
  refusal: Refusal | null
}

/** "1. Ana", "2) Ben" and "- Cem", as lists are written. */
const LIST_MARK = /^\s*(?:\d{1,3}[.)]\s|\d{1,3}\t|[-*•]\s)/

/** A name on each line; empty lines are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(LIST_MARK, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** What becomes of each line; `refused` are names that the server did not take. */
export function readPastedNames(
  text: string,
  present: readonly string[],
  refused: ReadonlyMap<string, Refusal>,
): PastedName[] {
  const taken = [...present]
  return linesOf(text).map((line) => {
    const read = readGivenName(line)
    if (!read.ok) return { name: line, becomes: null, refusal: read }
    const { name } = read
    const refusal = refused.get(line) ?? null
    if (refusal) return { name: line, becomes: null, refusal }
    const distinct = distinctName(name, taken)
    taken.push(distinct)
    return { name: line, becomes: distinct === name ? null : distinct, refusal: null }
  })
}

/** Why these names cannot be added at all; null: they can. */
export function faultOf(
  names: readonly PastedName[],
  students: number,
): 'required' | 'too_many' | 'full' | null {
  if (names.length === 0) return 'required'
  if (names.length > PASTED_NAMES_MAX) return 'too_many'
  return students + names.length > STUDENTS_PER_CLASS_MAX ? 'full' : null
}
