import { OPTION_TEXT_MAX } from '@pathquest/core/question-sets/set-choices'
import { plusIcon } from '@pathquest/ui/art/icons'
import { trashIcon } from '@pathquest/ui/art/page-icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { FieldError } from '@pathquest/ui/Field'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { TextField } from '@pathquest/ui/TextField'
import { useId } from 'react'
import type { EditorProps, WrittenProps } from '../editor'
import { contentOf, PAIRS_MAX, PAIRS_MIN, type Pair, pairsOf } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import '../editor-rows.css'

/** Three to five pairs, each in a row. */
export function Editor({ shape, solution, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const id = useId()
  const pairs = pairsOf({ shape, solution })
  const write = (next: readonly Pair[]) => onChange(contentOf(next))
  const change = (row: number, text: Partial<Pair>) =>
    write(pairs.map((pair, at) => (at === row ? { ...pair, ...text } : pair)))
  const field = { maxLength: OPTION_TEXT_MAX, autoComplete: 'off' }
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{t('pairs')}</legend>
      <p id={`${id}-hint`} className="pq-muted">
        {t('pairsHint')}
      </p>
      {pairs.map(({ left, right }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is identified by its position
        <div key={row} className="pair-row">
          <TextField
            {...field}
            label={t('left', { number: row + 1 })}
            value={left}
            onChange={(text) => change(row, { left: text })}
          />
          <TextField
            {...field}
            label={t('right', { number: row + 1 })}
            value={right}
            onChange={(text) => change(row, { right: text })}
          />
          <IconButton
            icon={trashIcon}
            label={t('remove', { number: row + 1 })}
            disabled={pairs.length <= PAIRS_MIN}
            onClick={() => write(pairs.filter((_, at) => at !== row))}
          />
        </div>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {pairs.length < PAIRS_MAX && (
        <div>
          <Button
            size="sm"
            icon={plusIcon}
            onClick={() => write([...pairs, { left: '', right: '' }])}
          >
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

export function Written({ shape, solution }: WrittenProps) {
  const t = useTexts(en, es)
  return (
    <ul className="written-options">
      {pairsOf({ shape, solution }).map(({ left, right }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is identified by its position
        <li key={row} lang={t.contentLang}>
          {left} → {right}
        </li>
      ))}
    </ul>
  )
}
