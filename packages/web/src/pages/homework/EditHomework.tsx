import type { HomeworkSummary } from '@pathquest/core/contracts'
import { HOMEWORK_NOTE_MAX, HOMEWORK_TITLE_MAX } from '@pathquest/core/homework/homework-limits'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useChangeHomework } from '../../api/homework'
import { localMoment, parseMoment } from '../../formats'
import { type DatesError, datesError } from '../../homework/due-dates'
import { AttemptsField, DueField, OpensField } from '../../homework/WhenFields'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { useErrorText } from '../../messages/use-error-text'
import { focusFirstInvalid } from '../../shell/AuthFrame'
import { TextArea } from '../../shell/TextArea'
import { toasts } from '../../shell/Toasts'

interface EditHomeworkProps {
  homework: HomeworkSummary
  onClose: () => void
}

/** What can still be changed of homework that was given. */
export function EditHomework({ homework, onClose }: EditHomeworkProps) {
  const t = useMessages(giveHomeworkMessages)
  const errorText = useErrorText()
  const change = useChangeHomework(homework.id)
  const [title, setTitle] = useState(homework.title)
  const [note, setNote] = useState(homework.note)
  const [opens, setOpens] = useState(localMoment(homework.opensAt))
  const [due, setDue] = useState(localMoment(homework.dueAt))
  const [attempts, setAttempts] = useState(String(homework.attempts ?? ''))
  const [isMissing, setMissing] = useState(false)
  const [wrongDates, setWrongDates] = useState<DatesError>()
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const dates = {
      opensAt: parseUnlessSame(opens, homework.opensAt),
      dueAt: parseUnlessSame(due, homework.dueAt),
    }
    const found = datesError(dates, Date.now())
    // What was due before stays so until it is changed.
    const wrong = found === 'past' && dates.dueAt === homework.dueAt ? undefined : found
    const isUntitled = title.trim() === ''
    setMissing(isUntitled)
    setWrongDates(wrong)
    if (wrong || isUntitled) return void setTimeout(() => focusFirstInvalid(element.current))
    change.mutate(
      {
        title: title.trim(),
        note: note.trim(),
        ...dates,
        attempts: attempts === '' ? null : Number(attempts),
      },
      {
        onSuccess: () => {
          onClose()
          toasts.success(t('giveHomework.saved'))
        },
      },
    )
  }
  return (
    <Dialog
      open
      title={t('giveHomework.editTitle')}
      closeLabel={t('giveHomework.closeDialog')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('giveHomework.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            {t('giveHomework.save')}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} className="pq-stack" onSubmit={submit} noValidate>
        <TextField
          label={t('giveHomework.name')}
          {...(isMissing && { error: t('giveHomework.titleMissing') })}
          value={title}
          onChange={setTitle}
          maxLength={HOMEWORK_TITLE_MAX}
          autoComplete="off"
          data-autofocus
        />
        <TextArea
          label={t('giveHomework.note')}
          hint={t('giveHomework.noteHint')}
          value={note}
          onChange={setNote}
          maxLength={HOMEWORK_NOTE_MAX}
        />
        <OpensField value={opens} onChange={setOpens} />
        <DueField
          label={t('giveHomework.due')}
          hint={t('giveHomework.dueHint')}
          error={wrongDates}
          value={due}
          onChange={setDue}
        />
        <AttemptsField value={attempts} onChange={setAttempts} />
        {change.error && <InlineError>{errorText(toApiError(change.error))}</InlineError>}
      </form>
    </Dialog>
  )
}

/** The field has no seconds: a date that is not changed keeps them. */
const parseUnlessSame = (text: string, before: number | null): number | null =>
  text === localMoment(before) ? before : parseMoment(text)
