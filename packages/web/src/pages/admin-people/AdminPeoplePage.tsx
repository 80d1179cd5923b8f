import type { WaitingTeachers } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, EmptyState, Loading } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useAnswerTeacher, useWaitingTeachers } from '../../api/admin'
import { formatDay } from '../../formats'
import { adminPeopleMessages } from '../../messages/en/admin-people'
import { useErrorText } from '../../messages/use-error-text'
import { Avatar } from '../../shell/Avatar'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import './admin-people.css'

/** /admin/people: administrators approve or refuse teachers. */
export function AdminPeoplePage() {
  const t = useMessages(adminPeopleMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useWaitingTeachers()
  return (
    <div className="pq-page admin-people">
      <header className="pq-page-head">
        <h1>{t('adminPeople.title')}</h1>
        <p className="pq-muted">{t('adminPeople.intro')}</p>
      </header>
      {!data && !error && <Loading text={t('adminPeople.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data?.teachers.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('adminPeople.none')}
          text={t('adminPeople.noneText')}
        />
      )}
      {data && data.teachers.length > 0 && (
        <Card>
          <ul className="admin-people-list">
            {data.teachers.map((teacher) => (
              <Teacher key={teacher.id} teacher={teacher} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Teacher({ teacher }: { teacher: WaitingTeachers['teachers'][number] }) {
  const t = useMessages(adminPeopleMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const answer = useAnswerTeacher()
  const { id, displayName: name, email, createdAt } = teacher
  // The promise, since the row is unmounted before callbacks of `mutate` would run.
  const send = (isApproved: boolean) =>
    void answer.mutateAsync({ id, isApproved }).then(
      () =>
        toasts.success(t(isApproved ? 'adminPeople.approved' : 'adminPeople.refused', { name })),
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  return (
    <li>
      <Avatar name={name} />
      <span className="admin-people-who">
        <b>{name}</b>
        <span className="pq-muted">
          {email && `${email} · `}
          {t('adminPeople.since', { day: formatDay(createdAt, locale) })}
        </span>
      </span>
      <Button
        variant="primary"
        busy={answer.isPending}
        aria-label={t('adminPeople.approveNamed', { name })}
        onClick={() => send(true)}
      >
        {t('adminPeople.approve')}
      </Button>
      <Button
        busy={answer.isPending}
        aria-label={t('adminPeople.refuseNamed', { name })}
        onClick={() => send(false)}
      >
        {t('adminPeople.refuse')}
      </Button>
    </li>
  )
}
