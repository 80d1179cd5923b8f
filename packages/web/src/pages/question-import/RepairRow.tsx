import type { ImportNote, ImportProblem } from '@pathquest/core/contracts'
import { IMAGE_ALT_MAX, OPTIONS_MAX } from '@pathquest/core/question-sets/set-choices'
import { type ImportedQuestion, isChoice, writtenOptions } from '@pathquest/core/questions/imports'
import { fieldsOfOptions, importedFault, storedFields } from '@pathquest/kinds/imported-question'
import { Button, FieldFrame, IconButton, TextField } from '@pathquest/ui'
import { closeIcon } from '@pathquest/ui/art/icons'
import { type Translate, useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { questionImportMessages } from '../../messages/en/question-import'
import { useErrorText } from '../../messages/use-error-text'
import { faultInWords } from '../../question-sets/fault-in-words'
import { KindField } from '../question-set/KindField'
import { type EditedRow, editRow, markRight } from './edited-rows'

/** The text of a problem; its parameters depend on its code. */
export function problemText(
  t: Translate<typeof questionImportMessages>,
  code: ImportProblem['code'] | ImportNote['code'],
  params: ImportProblem['params'],
): string {
  const say = t as (key: string, params: ImportProblem['params']) => string
  return say(`questionImport.problem.${code}`, params)
}

const LEAST_SHOWN = 4

interface RepairRowProps {
  row: EditedRow
  onChange: (next: (row: EditedRow) => EditedRow) => void
}

/** The question as fields: options with a radio choice, other answers in the editor of their kind. */
export function RepairRow({ row, onChange }: RepairRowProps) {
  const t = useMessages(questionImportMessages)
  const errorText = useErrorText()
  const id = useId()
  if (!row.draft) return null
  const draft = { ...row.draft, options: withEmpty(row.draft.options) }
  /** Where several are right and others wrong: a question of the kind that takes these. */
  const several = fieldsOfOptions(writtenOptions(draft))
  const change = (part: Partial<ImportedQuestion>) => onChange((current) => editRow(current, part))
  const setOption = (index: number, text: string) =>
    change({ options: draft.options.map((one, i) => (i === index ? { ...one, text } : one)) })
  return (
    <div className="question-import-repair">
      {row.needsHand.length > 0 && (
        <ul className="question-import-hands" id={`${id}-hands`}>
          {row.needsHand.map((repair) => (
            <li key={repair}>{t(`questionImport.repair.${repair}`)}</li>
          ))}
        </ul>
      )}
      <FieldFrame id={`${id}-text`} label={t('questionImport.question')}>
        <textarea
          id={`${id}-text`}
          className="pq-field-input"
          rows={2}
          value={draft.questionText}
          aria-describedby={row.needsHand.length > 0 ? `${id}-hands` : undefined}
          onChange={(event) => change({ questionText: event.currentTarget.value })}
        />
      </FieldFrame>
      {!isChoice(draft) && (
        <KindField
          question={storedFields(draft)}
          isNew={false}
          {...faultInWords(importedFault(draft), storedFields(draft).kind, t.locale, errorText)}
          onChange={change}
        />
      )}
      {isChoice(draft) && (
        <>
          <fieldset className="question-import-choices">
            <legend>{t('questionImport.chooseRight')}</legend>
            {draft.options.map((option, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no other key
              <div key={i} className="question-import-choice">
                <input
                  type="radio"
                  name={`${id}-right`}
                  aria-label={t('questionImport.isRight', { number: i + 1 })}
                  checked={isOnlyRight(draft, i)}
                  onChange={() => change(markRight(draft, i))}
                />
                <input
                  type="text"
                  className="pq-field-input"
                  aria-label={t('questionImport.option', { number: i + 1 })}
                  value={option.text}
                  data-said-right={option.isCorrect || undefined}
                  onChange={(event) => setOption(i, event.currentTarget.value)}
                />
                <IconButton
                  icon={closeIcon}
                  label={t('questionImport.removeOption', { number: i + 1 })}
                  onClick={() => change({ options: draft.options.filter((_, one) => one !== i) })}
                />
              </div>
            ))}
          </fieldset>
          {!isChoice(several) && (
            <Button size="sm" onClick={() => change(several)}>
              {t('questionImport.keepSeveral')}
            </Button>
          )}
          {draft.options.length < OPTIONS_MAX && (
            <Button
              size="sm"
              onClick={() =>
                change({ options: [...draft.options, { text: '', isCorrect: false }] })
              }
            >
              {t('questionImport.addOption')}
            </Button>
          )}
        </>
      )}
      {draft.imageUrl !== null && (
        <TextField
          label={t('questionImport.imageAlt')}
          value={draft.imageAlt ?? ''}
          maxLength={IMAGE_ALT_MAX}
          onChange={(imageAlt) => change({ imageAlt })}
        />
      )}
    </div>
  )
}

/** Adds empty options if there are too few. */
const withEmpty = (options: ImportedQuestion['options']): ImportedQuestion['options'] =>
  options.length >= 2
    ? options
    : [
        ...options,
        ...Array.from({ length: LEAST_SHOWN - options.length }, () => ({
          text: '',
          isCorrect: false,
        })),
      ]

/** If the file marks several as right, none is selected yet. */
const isOnlyRight = ({ options }: ImportedQuestion, index: number): boolean =>
  options[index]?.isCorrect === true && options.filter(({ isCorrect }) => isCorrect).length === 1
