import { OPTION_TEXT_MAX } from '@pathquest/core/question-sets/set-choices'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, chevronDownIcon, chevronUpIcon, plusIcon } from '@pathquest/ui/art/icons'
import { trashIcon } from '@pathquest/ui/art/page-icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { FieldError } from '@pathquest/ui/Field'
import { TextField } from '@pathquest/ui/TextField'
import { type ReactNode, useId } from 'react'
import './editor-rows.css'

export interface TextRowsProps {
  legend: string
  hint: string
  texts: readonly string[]
  min: number
  max: number
  maxLength?: number
  error?: string | undefined
  /** What a row and its buttons are called. */
  label(row: number): string
  removeLabel(row: number): string
  addLabel: string
  /** Before each text: whether it is right. */
  mark?(row: number): ReactNode
  /** Rows can be moved: `from` to `to`. */
  move?: {
    upLabel(row: number): string
    downLabel(row: number): string
    onMove(from: number, to: number): void
  }
  /** `removed`: the row that is left out. */
  onChange(texts: string[], removed?: number): void
}

/** Short texts that a question is made of, one below the other. */
export function TextRows(props: TextRowsProps) {
  const { legend, hint, texts, min, max, error, mark, move } = props
  const id = useId()
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{legend}</legend>
      <p id={`${id}-hint`} className="pq-muted">
        {hint}
      </p>
      {texts.map((text, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is identified by its position
        <div key={row} className="option-row" data-marked={mark ? true : undefined}>
          {mark?.(row)}
          <TextField
            label={props.label(row)}
            value={text}
            onChange={(value) => props.onChange(texts.map((one, at) => (at === row ? value : one)))}
            maxLength={props.maxLength ?? OPTION_TEXT_MAX}
            autoComplete="off"
          />
          <span className="option-tools">
            {move && (
              <>
                <IconButton
                  icon={chevronUpIcon}
                  label={move.upLabel(row)}
                  disabled={row === 0}
                  onClick={() => move.onMove(row, row - 1)}
                />
                <IconButton
                  icon={chevronDownIcon}
                  label={move.downLabel(row)}
                  disabled={row === texts.length - 1}
                  onClick={() => move.onMove(row, row + 1)}
                />
              </>
            )}
            <IconButton
              icon={trashIcon}
              label={props.removeLabel(row)}
              disabled={texts.length <= min}
              onClick={() =>
                props.onChange(
                  texts.filter((_, at) => at !== row),
                  row,
                )
              }
            />
          </span>
        </div>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {texts.length < max && (
        <div>
          <Button size="sm" icon={plusIcon} onClick={() => props.onChange([...texts, ''])}>
            {props.addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

export interface RightMarkProps {
  type: 'radio' | 'checkbox'
  /** Of the group. */
  name: string
  isRight: boolean
  /** What it says, and what screen readers hear. */
  short: string
  label: string
  onMark(): void
}

/** Marks a row as right. */
export const RightMark = ({ type, name, isRight, short, label, onMark }: RightMarkProps) => (
  <label className="option-correct">
    <input type={type} name={name} checked={isRight} aria-label={label} onChange={onMark} />
    <span aria-hidden="true">{short}</span>
  </label>
)

/** Texts as they are written in a set; the right ones with a tick. */
export function WrittenTexts({
  texts,
  isRight = () => false,
  rightText,
  lang,
}: {
  texts: readonly string[]
  isRight?: (place: number) => boolean
  rightText?: string
  lang?: string | undefined
}) {
  return (
    <ul className="written-options">
      {texts.map((text, place) => {
        const right = isRight(place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position
          <li key={place} data-right={right || undefined}>
            {right && <Icon icon={checkIcon} />}
            <span lang={lang}>{text}</span>
            {right && <span className="pq-hidden"> ({rightText})</span>}
          </li>
        )
      })}
    </ul>
  )
}
