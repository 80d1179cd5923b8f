import { CLASS_NAME_MAX, CLASS_PERIOD_MAX } from '@pathquest/core/classes/class-limits'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError, Select, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useId, useRef, useState } from 'react'
import { classesMessages } from '../../messages/en/classes'
import { useErrorText } from '../../messages/use-error-text'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import { CLASS_GRADES, type ClassForm, fieldsOf } from './class-form'
import './classes.css'

interface ClassDialogProps {
  kind: 'create' | 'edit'
  start: ClassForm
  isSaving: boolean
  /** Why the last attempt was refused. */
  error: unknown
  onSave: (fields: ReturnType<typeof fieldsOf>) => void
  onClose: () => void
}

/** The fields of a new class, or of one that is edited. */
export function ClassDialog({ kind, start, isSaving, error, onSave, onClose }: ClassDialogProps) {
  const t = useMessages(classesMessages)
  const errorText = useErrorText()
  const [form, setForm] = useState(start)
  const [isMissing, setMissing] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const set = (field: keyof ClassForm) => (value: string) => setForm({ ...form, [field]: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const fields = fieldsOf(form)
    setMissing(fields.name === '')
    if (fields.name === '') focusFirstInvalid(element.current)
    else onSave(fields)
  }
  return (
    <Dialog
      open
      title={t(`classForm.${kind}`)}
      closeLabel={t('classForm.cancel')}
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button onClick={onClose}>{t('classForm.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {t(kind === 'create' ? 'classForm.make' : 'classForm.save')}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} className="pq-stack" onSubmit={submit} noValidate>
        <TextField
          label={t('classForm.name')}
          hint={t('classForm.nameHint')}
          error={isMissing ? t('classForm.nameRequired') : undefined}
          value={form.name}
          onChange={(name) => {
            set('name')(name)
            setMissing(false)
          }}
          maxLength={CLASS_NAME_MAX}
          autoComplete="off"
          data-autofocus
        />
        <div className="classes-pair">
          <TextField
            label={t('classForm.period')}
            hint={t('classForm.periodHint')}
            value={form.period}
            onChange={set('period')}
            maxLength={CLASS_PERIOD_MAX}
            autoComplete="off"
          />
          <Select
            label={t('classForm.grade')}
            value={form.grade}
            onChange={set('grade')}
            placeholder={t('classForm.anyGrade')}
            options={CLASS_GRADES.map((grade) => ({
              value: grade,
              label: t('classes.grade', { grade }),
            }))}
          />
        </div>
        {Boolean(error) && <InlineError>{errorText(toApiError(error))}</InlineError>}
      </form>
    </Dialog>
  )
}
