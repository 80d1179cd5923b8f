import { unescapeCell } from '../cell-escape'
import type { FoundSet } from '../set-details'

/** The sheet of our own workbooks that tells of the set; null: it is another one. */
export function readSetSheet(
  rows: readonly (readonly string[])[],
): { title: string; set: FoundSet } | null {
  const named = new Map(
    rows.map(([name = '', ...values]) => [name, values.map(unescapeCell)] as const),
  )
  const [title, subject] = [named.get('Title')?.[0], named.get('Subject')?.[0]]
  if (title === undefined || subject === undefined) return null
  return {
    title,
    set: {
      description: named.get('Description')?.[0] ?? '',
      subject,
      grades: named.get('Grades') ?? [],
      difficulty: named.get('Difficulty')?.[0] ?? '',
      tags: named.get('Tags') ?? [],
    },
  }
}
