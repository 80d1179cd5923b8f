import { useTexts } from '@pathquest/ui/messages/use-texts'
import { TextField } from '@pathquest/ui/TextField'
import { useState } from 'react'
import type { EditorProps, WrittenProps } from '../editor'
import { type NumberShape, type NumberSolution, numberText, UNIT_MAX } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import '../editor-rows.css'

const THOUSANDS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

/** A typed number: `45,000` and `4,5` as they are written in both languages; null: none. */
export function readNumber(text: string): number | null {
  const typed = text.trim()
  const plain = THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  const value = plain === '' ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? value : null
}

interface NumberFieldProps {
  label: string
  hint?: string
  value: number | null
  error?: string | undefined
  onChange(value: number | null): void
}

/** Keeps what is typed, also while it is no number yet, such as "-". */
function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  return (
    <TextField
      {...field}
      value={text}
      inputMode="text"
      autoComplete="off"
      onChange={(typed) => {
        setText(typed)
        onChange(readNumber(typed))
      }}
    />
  )
}

/** The scale, the right number, and how near counts. */
export function Editor({ shape, solution, errors = {}, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const scale = shape as unknown as NumberShape
  const right = solution as unknown as NumberSolution
  const write = (change: object, rightChange: object = {}) =>
    onChange({ shape: { ...scale, ...change }, solution: { ...right, ...rightChange } })
  const scaleField = (field: 'min' | 'max' | 'step') => ({
    label: t(field),
    value: scale[field],
    error: errors[field],
    onChange: (value: number | null) => write({ [field]: value }),
  })
  const rightField = (field: 'value' | 'tolerance' | 'near') => ({
    label: t(field),
    value: right[field],
    error: errors[field],
    onChange: (value: number | null) => write({}, { [field]: value }),
  })
  return (
    <div className="number-fields">
      <NumberField {...rightField('value')} />
      <NumberField {...rightField('tolerance')} />
      <NumberField {...rightField('near')} hint={t('nearHint')} />
      <NumberField {...scaleField('min')} />
      <NumberField {...scaleField('max')} />
      <NumberField {...scaleField('step')} />
      <TextField
        label={t('unit')}
        hint={t('unitHint')}
        value={scale.unit}
        maxLength={UNIT_MAX}
        autoComplete="off"
        error={errors.unit}
        onChange={(unit) => write({ unit })}
      />
    </div>
  )
}

export function Written({ shape, solution }: WrittenProps) {
  const t = useTexts(en, es)
  const { min, max, unit } = shape as unknown as NumberShape
  const { value, tolerance, near } = solution as unknown as NumberSolution
  const say = (number: number) => numberText(number, unit, t.locale)
  return (
    <p>
      <b>{say(value)}</b> ± {numberText(tolerance, '', t.locale)}
      {near !== null && ` (½: ± ${numberText(near, '', t.locale)})`}
      <span className="pq-muted">
        {' '}
        {say(min)} – {say(max)}
      </span>
    </p>
  )
}
