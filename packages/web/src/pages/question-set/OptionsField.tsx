import { OPTION_TEXT_MAX, OPTIONS_MAX, OPTIONS_MIN } from '@pathquest/game-core/constants'
import type { WrittenOption } from '@pathquest/game-core/kinds/documented-fields'
import { plusIcon, trashIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, FieldError, IconButton, TextField } from '@pathquest/sdk/ui'
import { useId } from 'react'
import { setEditorMessages } from '../../messages/en/set-editor'

export interface OptionsFieldProps {
  options: readonly WrittenOption[]
  error: string | undefined
  onChange: (options: WrittenOption[]) => void
}

/** Two to six options, one of them correct. */
export function OptionsField({ options, error, onChange }: OptionsFieldProps) {
  const t = useMessages(setEditorMessages)
  const id = useId()
  const change = (at: number, text: string) =>
    onChange(options.map((option, index) => (index === at ? { ...option, text } : option)))
  const mark = (at: number) =>
    onChange(options.map(({ text }, index) => ({ text, isCorrect: index === at })))
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{t('setEditor.answers')}</legend>
      <p id={`${id}-hint`} className="pq-muted">
        {t('setEditor.answersHint')}
      </p>
      {options.map(({ text, isCorrect }, index) => {
        const letter = String.fromCharCode(65 + index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <div key={index} className="option-row">
            <label className="option-correct">
              <input
                type="radio"
                name={id}
                checked={isCorrect}
                aria-label={t('setEditor.isCorrect', { letter })}
                onChange={() => mark(index)}
              />
              <span aria-hidden="true">{t('setEditor.correctShort')}</span>
            </label>
            <TextField
              label={t('setEditor.option', { letter })}
              value={text}
              onChange={(value) => change(index, value)}
              maxLength={OPTION_TEXT_MAX}
              autoComplete="off"
            />
            <IconButton
              icon={trashIcon}
              label={t('setEditor.removeOption', { letter })}
              disabled={options.length <= OPTIONS_MIN}
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            />
          </div>
        )
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {options.length < OPTIONS_MAX && (
        <div>
          <Button
            size="sm"
            icon={plusIcon}
            onClick={() => onChange([...options, { text: '', isCorrect: false }])}
          >
            {t('setEditor.addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
