import { HOMEWORK_ATTEMPTS_MAX } from '@pathquest/core/homework/homework-limits'
import { Button, Select, TextField } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { formatWeekday, localMoment } from '../formats'
import { giveHomeworkMessages } from '../messages/en/give-homework'
import { type DatesError, duePresets } from './due-dates'
import './when-fields.css'

interface DateFieldProps {
  /** As a datetime-local field has it. */
  value: string
  onChange: (value: string) => void
  error?: DatesError | undefined
}

export function OpensField({ error, ...field }: DateFieldProps) {
  const t = useMessages(giveHomeworkMessages)
  return (
    <div className="homework-opens-field">
      <TextField
        label={t('giveHomework.opens')}
        hint={t('giveHomework.opensHint')}
        type="datetime-local"
        {...(error && { error: t(`giveHomework.dates_${error}`) })}
        {...field}
      />
    </div>
  )
}

interface DueFieldProps extends DateFieldProps {
  label: string
  hint?: string
}

/** A due date, typed or one of the usual ones. */
export function DueField({ label, hint, error, value, onChange }: DueFieldProps) {
  const t = useMessages(giveHomeworkMessages)
  const { locale } = useLanguage()
  const [now] = useState(Date.now)
  return (
    <div className="homework-due-field">
      <TextField
        label={label}
        hint={hint}
        type="datetime-local"
        {...(error && { error: t(`giveHomework.dates_${error}`) })}
        value={value}
        onChange={onChange}
      />
      <fieldset>
        <legend className="pq-hidden">{t('giveHomework.presets')}</legend>
        {duePresets(now).map(({ key, at }) => (
          <Button key={key} size="sm" onClick={() => onChange(localMoment(at))}>
            {formatWeekday(at, locale)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

interface AttemptsFieldProps {
  /** Empty: no limit. */
  value: string
  onChange: (value: string) => void
}

export function AttemptsField(field: AttemptsFieldProps) {
  const t = useMessages(giveHomeworkMessages)
  return (
    <Select
      label={t('giveHomework.attempts')}
      hint={t('giveHomework.attemptsHint')}
      placeholder={t('giveHomework.anyAttempts')}
      options={Array.from({ length: HOMEWORK_ATTEMPTS_MAX }, (_, i) => ({
        value: String(i + 1),
        label: t('giveHomework.times', { count: i + 1 }),
      }))}
      {...field}
    />
  )
}
