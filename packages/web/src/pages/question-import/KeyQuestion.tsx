import { KEY_NOTATIONS } from '@pathquest/core/questions/imports'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { questionImportMessages } from '../../messages/en/question-import'
import { chooseReading, type EditedRow, isReadAs } from './edited-rows'

export interface KeyQuestionProps {
  rows: readonly EditedRow[]
  onChange: (next: (rows: readonly EditedRow[]) => EditedRow[]) => void
}

/** Asks once for the whole file how its keys are meant, where the file does not say it. */
export function KeyQuestion({ rows, onChange }: KeyQuestionProps) {
  const t = useMessages(questionImportMessages)
  const name = useId()
  const unclear = rows.filter(({ readings }) => readings !== undefined)
  const [example] = unclear
  if (!example?.draft) return null
  const { draft, readings = [], where, problems } = example
  const key = problems.find(({ code }) => code === 'key_unclear')?.params.key ?? ''
  const answers = (right: readonly number[]) =>
    right.map((index) => `“${draft.options[index]?.text ?? ''}”`).join(', ')
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
