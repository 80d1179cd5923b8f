import { useMessages } from '@pathquest/ui/messages'
import { questionImportMessages } from '../../messages/en/question-import'
import { accountOf } from './account'
import { countRows } from './edited-rows'
import type { ImportWork } from './kept-import'
import { problemText } from './problem-text'

/** What was read and what became of it: the figures add up, and what stays out has its reason. */
export function ReadAccount({ work }: { work: ImportWork }) {
  const t = useMessages(questionImportMessages)
  const counts = countRows(work.rows)
  const { unit, read, parts, reasons } = accountOf(work)
  const said = parts.map(([part, count]) => t(`questionImport.part.${part}`, { count }))
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
          parts: said.join(', '),
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
