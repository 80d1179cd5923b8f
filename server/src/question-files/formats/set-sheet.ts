import { unescapeCell } from '../cell-escape'
import { SET_ROWS } from '../export/set-sheet'
import type { FoundSet } from '../set-details'

/** The sheet of our own workbooks that tells of the set; null: it is another one. */
export function readSetSheet(
  rows: readonly (readonly string[])[],
): { title: string; set: FoundSet } | null {
  const names = rows.map(([name]) => name).join()
  if (!Object.values(SET_ROWS).some((known) => known.join() === names)) return null
  const [[title = ''], [description = ''], [subject = ''], grades, [difficulty = ''], tags] =
    rows.map(([, ...values]) => values.map(unescapeCell)) as [
      string[],
      string[],
      string[],
      string[],
      string[],
      string[],
    ]
  return { title, set: { description, subject, grades, difficulty, tags } }
}
