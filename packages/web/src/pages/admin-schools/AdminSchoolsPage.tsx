import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useAdminSchools, useAnswerSchool, useMakeConfirmedSchool } from '../../api/schools'
import { adminSchoolsMessages } from '../../messages/en/admin-schools'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { SchoolFields } from '../school/SchoolFields'
import { ConfirmedSchool } from './ConfirmedSchool'
import { type AdminSchool, SchoolWho } from './SchoolWho'

/** /admin/schools: administrators confirm schools, make them and end them. */
export function AdminSchoolsPage() {
  const t = useMessages(adminSchoolsMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useAdminSchools()
  const waiting = data?.schools.filter(({ isConfirmed }) => !isConfirmed) ?? []
  const confirmed = data?.schools.filter(({ isConfirmed }) => isConfirmed) ?? []
  return (
    <div className="pq-page school">
      <header className="pq-page-head">
        <h1>{t('adminSchools.title')}</h1>
        <p className="pq-muted">{t('adminSchools.intro')}</p>
      </header>
      {!data && !error && <Loading text={t('adminSchools.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && (
        <Card title={t('adminSchools.waiting')} className="school-card">
          {waiting.length === 0 && <p className="pq-muted">{t('adminSchools.none')}</p>}
          <ul className="school-list">
            {waiting.map((school) => (
              <WaitingSchool key={school.id} school={school} />
            ))}
          </ul>
        </Card>
      )}
      {confirmed.length > 0 && (
        <Card title={t('adminSchools.confirmed')} className="school-card">
          <ul className="school-list">
            {confirmed.map((school) => (
              <ConfirmedSchool key={school.id} school={school} />
            ))}
          </ul>
        </Card>
      )}
      {data && <MakeOne key={confirmed.length} />}
    </div>
  )
}

function WaitingSchool({ school }: { school: AdminSchool }) {
  const t = useMessages(adminSchoolsMessages)
  const errorText = useErrorText()
  const answer = useAnswerSchool()
  const { id, name } = school
  // The promise, since the row is unmounted before callbacks of `mutate` would run.
  const send = (isConfirmed: boolean) =>
    void answer.mutateAsync({ id, isConfirmed }).then(
      () =>
        toasts.success(
          t(isConfirmed ? 'adminSchools.confirmDone' : 'adminSchools.refuseDone', { name }),
        ),
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  return (
    <li>
      <SchoolWho school={school} />
      <Button
        variant="primary"
        busy={answer.isPending}
        aria-label={t('adminSchools.confirmNamed', { name })}
        onClick={() => send(true)}
      >
        {t('adminSchools.confirm')}
      </Button>
      <Button
        busy={answer.isPending}
        aria-label={t('adminSchools.refuseNamed', { name })}
        onClick={() => send(false)}
      >
        {t('adminSchools.refuse')}
      </Button>
    </li>
  )
}

function MakeOne() {
  const t = useMessages(adminSchoolsMessages)
  const make = useMakeConfirmedSchool()
  return (
    <Card title={t('adminSchools.makeTitle')} className="school-card">
      <SchoolFields
        isSaving={make.isPending}
        error={make.error}
        onMake={(fields) =>
          void make.mutateAsync(fields).then(
            () => toasts.success(t('adminSchools.makeDone', { name: fields.name })),
            // The form shows it.
            () => {},
          )
        }
      />
    </Card>
  )
}
