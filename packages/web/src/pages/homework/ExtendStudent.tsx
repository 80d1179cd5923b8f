import type { HomeworkDetail, HomeworkStudent } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useId, useState } from 'react'
import { useExtendHomework } from '../../api/homework'
import { formatWeekday, localMoment, parseMoment } from '../../formats'
import { type DatesError, dayAfter } from '../../homework/due-dates'
import { DueField } from '../../homework/WhenFields'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

interface ExtendStudentProps {
  homework: HomeworkDetail['homework']
  student: HomeworkStudent
  onClose: () => void
}

const USUAL_DAYS = 3
const EVENING = 20

/** A due date for one student alone. */
export function ExtendStudent({ homework, student, onClose }: ExtendStudentProps) {
  const t = useMessages(giveHomeworkMessages)
  const errorText = useErrorText()
  const { locale } = useLanguage()
  const { id: profileId, displayName: name, extendedTo } = student
  const extend = useExtendHomework(homework.id)
  const [due, setDue] = useState(() =>
    localMoment(
      extendedTo ?? dayAfter(Math.max(Date.now(), homework.dueAt ?? 0), USUAL_DAYS, EVENING),
    ),
  )
  const [wrong, setWrong] = useState<DatesError>()
  const formId = useId()
  const save = (to: number | null, done: string) =>
    extend.mutate(
      { profileId, extendedTo: to },
      {
        onSuccess: () => {
          onClose()
          toasts.success(done)
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (extend.isPending) return
    const to = parseMoment(due)
    const error =
      to === null || Number.isNaN(to) ? 'invalid' : to <= Date.now() ? 'past' : undefined
    setWrong(error)
    if (to === null || error) return
    save(to, t('giveHomework.extended', { name, date: formatWeekday(to, locale) }))
  }
  return (
    <Dialog
      open
      title={t('giveHomework.extendName', { name })}
      closeLabel={t('giveHomework.closeDialog')}
      onClose={onClose}
      size="sm"
      foot={
        <>
          {extendedTo !== null && (
            <Button
              disabled={extend.isPending}
              onClick={() => save(null, t('giveHomework.extendedEnd', { name }))}
            >
              {t('giveHomework.extendEnd')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={extend.isPending}>
            {t('giveHomework.extendSave')}
          </Button>
        </>
      }
    >
      <form id={formId} className="pq-stack" onSubmit={submit} noValidate>
        <p>{t('giveHomework.extendText', { name })}</p>
        <DueField label={t('giveHomework.newDue')} error={wrong} value={due} onChange={setDue} />
        {extend.error && <InlineError>{errorText(toApiError(extend.error))}</InlineError>}
      </form>
    </Dialog>
  )
}
