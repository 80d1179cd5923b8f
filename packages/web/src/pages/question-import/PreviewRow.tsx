import { isChoice, KEY_NOTATIONS } from '@pathquest/core/questions/imports'
import { importedOptions } from '@pathquest/kinds/imported-question'
import { Badge, type BadgeVariant, Button, Checkbox } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, warningIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { memo, useId, useState } from 'react'
import { questionImportMessages } from '../../messages/en/question-import'
import { chooseReading, type EditedRow, isReadAs, type RowState, rowState } from './edited-rows'
import { KindAnswer } from './KindAnswer'
import { problemText, RepairRow } from './RepairRow'

interface KeyQuestionProps {
  rows: readonly EditedRow[]
  onChange: (next: (rows: readonly EditedRow[]) => EditedRow[]) => void
}

/** Asks once for the whole file how its answer keys are meant, if that is ambiguous. */
export function KeyQuestion({ rows, onChange }: KeyQuestionProps) {
  const t = useMessages(questionImportMessages)
  const name = useId()
  const unclear = rows.filter(({ readings }) => readings !== undefined)
  const [example] = unclear
  if (!example?.draft) return null
  const { draft, readings = [], where, problems } = example
  const key = problems.find(({ code }) => code === 'key_unclear')?.params.key ?? ''
  const options = importedOptions(draft)
  const answers = (right: readonly number[]) =>
    right.map((index) => `“${options[index]?.text ?? ''}”`).join(', ')
  return (
    <fieldset className="question-import-key">
      <legend>{t('questionImport.keyTitle', { count: unclear.length })}</legend>
      <p className="pq-muted">
        {t('questionImport.keyExample', {
          place: t(`questionImport.${where.place}`, { number: where.number }),
          question: draft.questionText,
          key,
        })}
      </p>
      {KEY_NOTATIONS.map((way) => {
        const reading = readings.find((one) => one.way === way)
        if (!reading) return null
        return (
          <label key={way}>
            <input
              type="radio"
              name={name}
              checked={unclear.every((row) => isReadAs(row, way))}
              onChange={() => onChange((current) => chooseReading(current, way))}
            />
            {t(`questionImport.keyWay.${way}`, { answers: answers(reading.right) })}
          </label>
        )
      })}
    </fieldset>
  )
}

const LOOKS: Record<RowState, BadgeVariant> = {
  ready: 'success',
  mend: 'warning',
  left: 'outline',
  off: 'outline',
}

interface PreviewRowProps {
  row: EditedRow
  index: number
  onChange: (index: number, next: (row: EditedRow) => EditedRow) => void
}

/** One row: included or not, what was parsed, and what must be fixed. */
export const PreviewRow = memo(({ row, index, onChange }: PreviewRowProps) => {
  const t = useMessages(questionImportMessages)
  const { draft, where, questionText } = row
  const state = rowState(row)
  // Resolved by the choice for the whole file, or by hand.
  const problems = row.problems.filter(
    ({ code }) => code !== 'key_unclear' || row.needsHand.includes('correct_none'),
  )
  const [isEdited, setEdited] = useState(state === 'mend')
  const number = t(`questionImport.${where.place}`, { number: where.number })
  // Rows of several sheets; items are counted across all files of a package.
  const place = where.place === 'row' && where.file ? `${where.file}, ${number}` : number
  const text = draft?.questionText || questionText
  return (
    <li className="question-import-row" data-state={state}>
      <div className="question-import-row-head">
        {draft ? (
          <Checkbox
            label={place}
            aria-label={t('questionImport.include', { place })}
            checked={row.isIncluded}
            onChange={(isIncluded) => onChange(index, (current) => ({ ...current, isIncluded }))}
          />
        ) : (
          <span>{place}</span>
        )}
        <Badge variant={LOOKS[state]}>{t(`questionImport.state.${state}`)}</Badge>
        {draft && row.isIncluded && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isEdited}
            onClick={() => setEdited(!isEdited)}
          >
            {t(isEdited ? 'questionImport.closeEdit' : 'questionImport.edit')}
          </Button>
        )}
      </div>
      {problems.length > 0 && (
        <ul className="question-import-problems">
          {problems.map(({ code, params }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <li key={i}>
              <Icon icon={warningIcon} />
              {problemText(t, code, params)}
            </li>
          ))}
        </ul>
      )}
      {draft && row.isIncluded && isEdited ? (
        <RepairRow row={row} onChange={(next) => onChange(index, next)} />
      ) : (
        <>
          <p className="question-import-text">{text || where.file}</p>
          {draft && !isChoice(draft) && <KindAnswer draft={draft} />}
          {draft && isChoice(draft) && (
            <ul className="question-import-options">
              {draft.options.map((option, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no other key
                <li key={i} data-right={option.isCorrect || undefined}>
                  {option.isCorrect && <Icon icon={checkIcon} />}
                  {option.text}
                  {option.isCorrect && (
                    <span className="pq-hidden"> {t('questionImport.right')}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  )
})
