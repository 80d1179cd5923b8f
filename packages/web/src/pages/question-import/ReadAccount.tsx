import type { ImportProblem, ImportRow } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { questionImportMessages } from '../../messages/en/question-import'
import { countRows, type RowState, rowState } from './edited-rows'
import { problemText } from './RepairRow'
import type { ImportWork } from './use-storing'

export interface Outcomes {
  /** The counted unit: rows of a table, lines of a text, else items. */
  unit: ImportRow['where']['place']
  read: number
  /** They add up to the total; zero counts are absent. */
  parts: [part: RowState | 'headings' | 'beyond', count: number][]
  /** Why rows are left out, and how many for each reason. */
  reasons: { problem: ImportProblem; count: number }[]
}

/** Accounts for every parsed line by its outcome. */
export function countOutcomes({ rows, headings = 0, linesBeyond = 0 }: ImportWork): Outcomes {
  const lines: Record<RowState, number> = { ready: 0, mend: 0, left: 0, off: 0 }
  // Imports stored by an earlier release have no line counts.
  for (const row of rows) lines[rowState(row)] += row.lines ?? 1
  const parts = (
    [
      ['ready', lines.ready],
      ['mend', lines.mend],
      ['left', lines.left],
      ['off', lines.off],
      ['headings', headings],
      ['beyond', linesBeyond],
    ] satisfies Outcomes['parts']
  ).filter(([, count]) => count > 0)
  const reasons = new Map<string, Outcomes['reasons'][number]>()
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

/** What was parsed and its outcome: the figures add up, and whatever is left out has a reason. */
export function ReadAccount({ work }: { work: ImportWork }) {
  const t = useMessages(questionImportMessages)
  const counts = countRows(work.rows)
  const { unit, read, parts, reasons } = countOutcomes(work)
  const summary = parts.map(([part, count]) => t(`questionImport.part.${part}`, { count }))
  return (
    <>
      <p role="status">
        {t('questionImport.understood', { count: counts.ready })}
        {counts.mend > 0 && ` ${t('questionImport.toMend', { count: counts.mend })}`}
        {counts.left > 0 && ` ${t('questionImport.leftOut', { count: counts.left })}`}
      </p>
      <p className="pq-muted">
        {t('questionImport.account', {
          read: t(`questionImport.read.${unit}`, { count: read }),
          parts: summary.join(', '),
        })}
      </p>
      {reasons.length > 0 && (
        <ul className="question-import-reasons" aria-label={t('questionImport.why')}>
          {reasons.map(({ problem, count }) => (
            <li key={problem.code}>
              {t('questionImport.whyOne', {
                count,
                problem: problemText(t, problem.code, problem.params),
              })}
            </li>
          ))}
        </ul>
      )}
      {(work.notes ?? []).map(({ code, params }) => (
        <p key={JSON.stringify(params)} className="question-import-note">
          {problemText(t, code, params)}
        </p>
      ))}
    </>
  )
}
