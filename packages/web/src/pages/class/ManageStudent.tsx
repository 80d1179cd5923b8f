import { formatCardCode } from '@pathquest/core/classes/card-code'
import type { ClassDetail, ClassStudent } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, CodeText, Dialog, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useRemoveStudent, useRenewCard } from '../../api/classes'
import { classStudentsMessages } from '../../messages/en/class-students'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { useStudentFigures } from './use-student-figures'
import './student-dialogs.css'

interface ManageStudentProps {
  detail: ClassDetail
  student: ClassStudent
  onClose: () => void
}

/** One student of a class: their card, and removing them. */
export function ManageStudent({ detail, student, onClose }: ManageStudentProps) {
  const t = useMessages(classStudentsMessages)
  const errorText = useErrorText()
  const classId = detail.class.id
  const renewal = useRenewCard(classId)
  const removal = useRemoveStudent(classId)
  const [confirm, question] = useConfirm()
  const { id, displayName: name, hasCard, games } = student
  const onError = (error: unknown) => void toasts.error(errorText(toApiError(error)))
  const renew = async () => {
    const isSure = await confirm({
      title: t('classStudents.newCardTitle', { name }),
      text: <p>{t('classStudents.newCardText')}</p>,
      confirmLabel: t('classStudents.newCard'),
      cancelLabel: t('classStudents.cancel'),
      closeLabel: t('classStudents.close'),
    })
    if (isSure) renewal.mutate(id, { onError })
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('classStudents.removeTitle', { name }),
      text: (
        <p>
          {t(hasCard ? 'classStudents.removeCardText' : 'classStudents.removeAccountText', {
            name,
          })}
        </p>
      ),
      confirmLabel: t('classStudents.removeYes'),
      cancelLabel: t('classStudents.keep'),
      closeLabel: t('classStudents.close'),
    })
    if (!isSure) return
    // By its promise: this row is gone when the callbacks of `mutate` would be called.
    await removal.mutateAsync(id).then(() => {
      toasts.success(t('classStudents.removed', { name }))
      onClose()
    }, onError)
  }
  // Their page has the games that this teacher hosted.
  const hasProgress = games > 0 && detail.games.some(({ isHost }) => isHost)
  return (
    <Dialog open title={name} closeLabel={t('classStudents.close')} onClose={onClose} size="sm">
      <div className="pq-stack">
        <Figures student={student} />
        <p>{t(hasCard ? 'classStudents.aboutCard' : 'classStudents.aboutAccount')}</p>
        {renewal.data && (
          <p className="class-new-card" role="status">
            {t('classStudents.newCardMade')}{' '}
            <b>
              <CodeText code={formatCardCode(renewal.data.code)} />
            </b>
          </p>
        )}
        <div className="class-manage">
          {hasCard && (
            <>
              <Link
                to={`/classes/${classId}/cards?student=${id}`}
                {...buttonLook({ variant: renewal.data && 'primary', full: true })}
              >
                {t('classStudents.printCard')}
              </Link>
              <Button full busy={renewal.isPending} onClick={() => void renew()}>
                {t('classStudents.newCard')}
              </Button>
            </>
          )}
          {hasProgress && (
            <Link to={`/students/${id}`} {...buttonLook({ full: true })}>
              {t('classStudents.progress')}
            </Link>
          )}
          {!detail.class.isArchived && (
            <Link to={`/students/${id}/plan?class=${classId}`} {...buttonLook({ full: true })}>
              {t('classStudents.plan')}
            </Link>
          )}
          <Button full variant="danger" busy={removal.isPending} onClick={() => void remove()}>
            {t('classStudents.remove')}
          </Button>
        </div>
      </div>
      {question}
    </Dialog>
  )
}

function Figures({ student }: { student: ClassStudent }) {
  const t = useMessages(classStudentsMessages)
  const figures = useStudentFigures(student)
  return (
    <dl className="class-figures">
      <div>
        <dt>{t('classStudents.games')}</dt>
        <dd>{figures.games}</dd>
      </div>
      <div>
        <dt>{t('classStudents.accuracy')}</dt>
        <dd>{figures.accuracy}</dd>
      </div>
      <div>
        <dt>{t('classStudents.lastPlayed')}</dt>
        <dd>{figures.lastPlayed}</dd>
      </div>
    </dl>
  )
}
