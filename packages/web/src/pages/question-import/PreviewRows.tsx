import { Button, Card, EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useCallback, useState } from 'react'
import { questionImportMessages } from '../../messages/en/question-import'
import { countRows, type EditedRow, type RowState, rowState } from './edited-rows'
import { KeyQuestion, PreviewRow } from './PreviewRow'
import { ReadAccount } from './ReadAccount'
import type { ImportWork } from './use-storing'

const SHOWN_AT_ONCE = 50
const STATES: readonly RowState[] = ['mend', 'ready', 'left', 'off']

interface PreviewRowsProps {
  work: ImportWork
  onChange: (next: (current: ImportWork) => ImportWork) => void
  aside: ReactNode
}

/** The parsed rows; all or those of one state. */
export function PreviewRows({ work, onChange, aside }: PreviewRowsProps) {
  const t = useMessages(questionImportMessages)
  const [filter, setFilter] = useState<RowState | null>(null)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  /** Rows stay visible while they are fixed: the filter uses their state when it was chosen. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const counts = countRows(work.rows)

  const change = useCallback(
    (index: number, next: (row: EditedRow) => EditedRow) =>
      onChange((current) => ({
        ...current,
        rows: current.rows.map((row, i) => (i === index ? next(row) : row)),
      })),
    [onChange],
  )
  const show = (state: RowState | null) => {
    setFilter(state)
    setShown(SHOWN_AT_ONCE)
    const matching = work.rows.flatMap((row, i) => (rowState(row) === state ? [i] : []))
    setPicked(state && new Set(matching))
  }
  const visible = work.rows.flatMap((row, index) =>
    !picked || picked.has(index) ? [{ row, index }] : [],
  )
  return (
    <Card title={t(`questionImport.format.${work.format}`)} aside={aside}>
      <ReadAccount work={work} />
      {work.total > work.rows.length && (
        <p className="question-import-note">
          {t('questionImport.tooMany', { taken: work.rows.length, total: work.total })}
        </p>
      )}
      <KeyQuestion
        rows={work.rows}
        onChange={(next) => onChange((current) => ({ ...current, rows: next(current.rows) }))}
      />
      <fieldset className="question-import-filter">
        <legend className="pq-hidden">{t('questionImport.show')}</legend>
        <Button size="sm" aria-pressed={filter === null} onClick={() => show(null)}>
          {t('questionImport.all', { count: work.rows.length })}
        </Button>
        {STATES.filter((state) => counts[state] > 0).map((state) => (
          <Button key={state} size="sm" aria-pressed={filter === state} onClick={() => show(state)}>
            {t(`questionImport.state.${state}`)} ({counts[state]})
          </Button>
        ))}
      </fieldset>
      {visible.length === 0 && <EmptyState title={t('questionImport.noneOfThese')} />}
      <ol className="question-import-rows">
        {visible.slice(0, shown).map(({ row, index }) => (
          <PreviewRow key={index} row={row} index={index} onChange={change} />
        ))}
      </ol>
      {visible.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('questionImport.more', { count: visible.length - shown })}
        </Button>
      )}
    </Card>
  )
}
