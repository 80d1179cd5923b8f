import {
  LTI_AFTER_DUE,
  LTI_ATTEMPTS,
  LTI_ATTEMPTS_ALLOWED_MAX,
  LTI_POINTS_MAX,
  LTI_POINTS_MIN,
  type LtiAfterDue,
  type LtiAttempts,
} from '@pathquest/core/lti/activity-choices'
import { Select, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../messages/en/picker'

const UNLIMITED = 'unlimited'

interface FieldProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
}

/** Fields for choosing content, also used on the activity's page. */
export function PointsField({
  isWrong,
  hint,
  ...field
}: FieldProps<string> & { isWrong: boolean; hint?: string | undefined }) {
  const t = useMessages(pickerMessages)
  return (
    <TextField
      label={t('picker.pointsField')}
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      error={
        isWrong ? t('picker.pointsError', { min: LTI_POINTS_MIN, max: LTI_POINTS_MAX }) : undefined
      }
      {...field}
    />
  )
}

export function AttemptsField({
  value,
  hint,
  onChange,
}: FieldProps<LtiAttempts> & { hint?: string | undefined }) {
  const t = useMessages(pickerMessages)
  return (
    <Select
      label={t('picker.attempts')}
      value={value}
      hint={hint}
      onChange={(chosen) => onChange(chosen as LtiAttempts)}
      options={LTI_ATTEMPTS.map((one) => ({ value: one, label: t(`picker.${one}`) }))}
    />
  )
}

/** Null: no limit. */
export function AttemptsAllowedField({
  value,
  onChange,
}: {
  value: number | null
  onChange: (value: number | null) => void
}) {
  const t = useMessages(pickerMessages)
  const numbers = Array.from({ length: LTI_ATTEMPTS_ALLOWED_MAX }, (_, i) => String(i + 1))
  return (
    <Select
      label={t('picker.attemptsAllowed')}
      value={value === null ? UNLIMITED : String(value)}
      onChange={(chosen) => onChange(chosen === UNLIMITED ? null : Number(chosen))}
      options={[
        { value: UNLIMITED, label: t('picker.unlimited') },
        ...numbers.map((one) => ({ value: one, label: one })),
      ]}
    />
  )
}

export function StartsAtField({
  error,
  ...field
}: FieldProps<string> & { error: string | undefined }) {
  const t = useMessages(pickerMessages)
  return (
    <TextField
      label={t('picker.startsAt')}
      type="datetime-local"
      error={error && t(error === 'order' ? 'picker.startsAfterDue' : 'picker.dueInvalid')}
      {...field}
    />
  )
}

export function AfterDueField({ value, onChange }: FieldProps<LtiAfterDue>) {
  const t = useMessages(pickerMessages)
  return (
    <Select
      label={t('picker.afterDue')}
      value={value}
      onChange={(chosen) => onChange(chosen as LtiAfterDue)}
      options={LTI_AFTER_DUE.map((one) => ({ value: one, label: t(`picker.${one}`) }))}
    />
  )
}
