import { toApiError } from '@pathquest/sdk/api/error'
import { Button, FieldFrame } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useId, useState } from 'react'
import { type Platform, useUpdatePlatform } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { splitLines } from './PlatformFields'

interface LinesFieldProps {
  label: string
  name?: string
  hint: string
  error?: string
  value: string
  onChange: (value: string) => void
}

/** Several short texts, one per line. */
export function LinesField({ label, name, hint, error, value, onChange }: LinesFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={name}
        className="pq-field-input admin-lms-lines"
        rows={2}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}

/** Origins whose pages may frame us, besides those of the platform's own URLs. */
export function FrameOriginsEditor({ platform }: { platform: Platform }) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const update = useUpdatePlatform(platform.id)
  const saved = platform.frameOrigins.join('\n')
  const [text, setText] = useState(saved)
  const [known, setKnown] = useState(saved)
  if (saved !== known) {
    // Saved here, or in another tab: submitting the old text would revert those.
    setKnown(saved)
    setText(saved)
  }
  const isChanged = splitLines(text).join('\n') !== saved
  const save = (event: FormEvent) => {
    event.preventDefault()
    update.mutate(
      { frameOrigins: splitLines(text), updatedAt: platform.updatedAt },
      {
        // As the server normalised them, changed or not.
        onSuccess: ({ platform: { frameOrigins } }) => {
          setText(frameOrigins.join('\n'))
          toasts.success(t('adminLms.framesSaved'))
        },
      },
    )
  }
  return (
    <form className="admin-lms-frames" onSubmit={save}>
      <LinesField
        label={t('adminLms.frames')}
        hint={t('adminLms.framesHint')}
        error={update.error ? errorText(toApiError(update.error)) : undefined}
        value={text}
        onChange={setText}
      />
      <Button type="submit" size="sm" busy={update.isPending} disabled={!isChanged}>
        {t('adminLms.framesSave')}
      </Button>
    </form>
  )
}
