import type { SchoolStaff } from '@pathquest/core/contracts'
import { SCHOOL_ROLES, type SchoolRole } from '@pathquest/core/schools/school-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, Card, Loading, Select, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { OwnSchool } from '../../api/schools'
import { useChangeSchoolRole, useRemoveColleague, useStaff } from '../../api/schools'
import { schoolMessages } from '../../messages/en/school'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { BlockButton } from './BlockButton'
import { InviteColleague } from './InviteColleague'
import { Leave } from './SchoolHead'

type Colleague = SchoolStaff['staff'][number]

/** Who works at the school; its administrators change roles, invite, block and remove. */
export function StaffCard({ school }: { school: OwnSchool }) {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useStaff()
  const { user } = useSession()
  const isAdmin = school.role === 'school_admin'
  return (
    <Card title={t('school.staff')} className="school-card">
      {!data && !error && <Loading text={t('school.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && (
        <ul className="school-list">
          {data.map((person) => (
            <li key={person.id}>
              <span className="school-who">
                <b>
                  {person.displayName}
                  {person.id === user?.profileId && ` ${t('school.you')}`}
                </b>
                {!isAdmin && <span className="pq-muted">{t(`school.role.${person.role}`)}</span>}
                {person.isBlocked && <Badge variant="warning">{t('school.blocked')}</Badge>}
              </span>
              {isAdmin && <Manage person={person} isSelf={person.id === user?.profileId} />}
            </li>
          ))}
        </ul>
      )}
      {isAdmin && <InviteColleague />}
      <Leave school={school} />
    </Card>
  )
}

function Manage({ person, isSelf }: { person: Colleague; isSelf: boolean }) {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const change = useChangeSchoolRole()
  const { id, displayName: name, role } = person
  const choose = (chosen: string) =>
    change.mutate(
      { id, role: chosen as SchoolRole },
      {
        onSuccess: () => void toasts.success(t('school.roleChanged', { name })),
        onError: (failure) => void toasts.error(errorText(toApiError(failure))),
      },
    )
  return (
    <span className="school-actions">
      <Select
        label={t('school.roleOf', { name })}
        value={change.isPending ? change.variables.role : role}
        options={SCHOOL_ROLES.map((value) => ({ value, label: t(`school.role.${value}`) }))}
        onChange={choose}
      />
      {!isSelf && <BlockButton person={person} />}
      {!isSelf && <Remove person={person} />}
    </span>
  )
}

function Remove({ person: { id, displayName: name } }: { person: Colleague }) {
  const t = useMessages(schoolMessages)
  const errorText = useErrorText()
  const removal = useRemoveColleague()
  const [confirm, question] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('school.removeTitle', { name }),
      text: <p>{t('school.removeText')}</p>,
      confirmLabel: t('school.remove'),
      cancelLabel: t('school.cancel'),
      closeLabel: t('school.close'),
    })
    if (!isSure) return
    void removal.mutateAsync(id).then(
      () => toasts.success(t('school.removed', { name })),
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  }
  return (
    <>
      <Button
        size="sm"
        busy={removal.isPending}
        aria-label={t('school.removeNamed', { name })}
        onClick={() => void ask()}
      >
        {t('school.remove')}
      </Button>
      {question}
    </>
  )
}
