import type { ImportProblem, ImportRow } from '@pathquest/core/contracts'
import { type RowState, stateOf } from './edited-rows'
import type { ImportWork } from './kept-import'

export interface Account {
  /** What was counted: rows of a table, lines of a text, else items. */
  unit: ImportRow['where']['place']
  read: number
  /** They add up to what was read; those without any are absent. */
  parts: [part: RowState | 'headings' | 'beyond', count: number][]
  /** Why rows are left out, and how many for each reason. */
  reasons: { problem: ImportProblem; count: number }[]
}

/** Every line that was read, by what became of it. */
export function accountOf({ rows, headings = 0, linesBeyond = 0 }: ImportWork): Account {
  const lines: Record<RowState, number> = { ready: 0, mend: 0, left: 0, off: 0 }
  // What an earlier release kept counts no lines.
  for (const row of rows) lines[stateOf(row)] += row.lines ?? 1
  const parts = (
    [
      ['ready', lines.ready],
      ['mend', lines.mend],
      ['left', lines.left],
      ['off', lines.off],
      ['headings', headings],
      ['beyond', linesBeyond],
    ] satisfies Account['parts']
  ).filter(([, count]) => count > 0)
  const reasons = new Map<string, Account['reasons'][number]>()
  for (const { draft, problems } of rows) {
    const [problem] = problems
    if (draft || !problem) continue
    const known = reasons.get(problem.code)
    reasons.set(problem.code, { problem, count: (known?.count ?? 0) + 1 })
  }
  return {
    unit: rows[0]?.where.place ?? 'item',
    read: parts.reduce((sum, [, count]) => sum + count, 0),
    parts,
    reasons: [...reasons.values()],
  }
}
