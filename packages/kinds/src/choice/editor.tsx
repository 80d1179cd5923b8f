import {
  OPTION_TEXT_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
} from '@pathquest/core/question-sets/set-choices'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, plusIcon, trashIcon } from '@pathquest/ui/art/icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { FieldError } from '@pathquest/ui/Field'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { TextField } from '@pathquest/ui/TextField'
import { useId } from 'react'
import type { EditorProps, WrittenProps } from '../editor'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import './editor.css'

/** Two to six options, one of them correct. */
export function Editor({ shape, solution, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const id = useId()
  const options = shape as string[]
  const write = (written: string[], right = solution) =>
    onChange({ shape: written, solution: right })
  const remove = (at: number) => {
    const right = typeof solution !== 'number' || at === solution ? null : solution
    write(
      options.filter((_, index) => index !== at),
      right !== null && right > at ? right - 1 : right,
    )
  }
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{t('answers')}</legend>
      <p id={`${id}-hint`} className="pq-muted">
        {t('answersHint')}
      </p>
      {options.map((text, index) => {
        const letter = String.fromCharCode(65 + index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position
          <div key={index} className="option-row">
            <label className="option-correct">
              <input
                type="radio"
                name={id}
                checked={index === solution}
                aria-label={t('isCorrect', { letter })}
                onChange={() => write(options, index)}
              />
              <span aria-hidden="true">{t('correctShort')}</span>
            </label>
            <TextField
              label={t('option', { letter })}
              value={text}
              onChange={(value) => write(options.map((one, at) => (at === index ? value : one)))}
              maxLength={OPTION_TEXT_MAX}
              autoComplete="off"
            />
            <IconButton
              icon={trashIcon}
              label={t('removeOption', { letter })}
              disabled={options.length <= OPTIONS_MIN}
              onClick={() => remove(index)}
            />
          </div>
        )
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {options.length < OPTIONS_MAX && (
        <div>
          <Button size="sm" icon={plusIcon} onClick={() => write([...options, ''])}>
            {t('addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The options with the correct one marked. */
export function Written({ shape, solution }: WrittenProps) {
  const t = useTexts(en, es)
  return (
    <ul className="written-options">
      {(shape as string[]).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position
        <li key={index} data-right={index === solution || undefined}>
          {index === solution && <Icon icon={checkIcon} />}
          <span lang={t.contentLang}>{text}</span>
          {index === solution && <span className="pq-hidden"> ({t('correct')})</span>}
        </li>
      ))}
    </ul>
  )
}
