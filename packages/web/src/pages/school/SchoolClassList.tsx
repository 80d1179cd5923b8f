import type { SchoolClasses } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, Card, EmptyState, Loading, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useHandOverClass, useSchoolClasses, useStaff } from '../../api/schools'
import { schoolMessages } from '../../messages/en/school'
import { schoolPeopleMessages } from '../../messages/en/school-people'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'

type SchoolClass = SchoolClasses['classes'][number]

/** Classes of the school, which go from who leaves to a colleague. */
export function SchoolClassList() {
  const t = useMessages(schoolPeopleMessages)
  const school = useMessages(schoolMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useSchoolClasses()
  return (
    <Card title={school('school.classes')} className="school-card">
      {!data && !error && <Loading text={t('schoolPeople.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data?.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('schoolPeople.classesNone')}
          text={t('schoolPeople.classesNoneText')}
        />
      )}
      {data && data.length > 0 && (
        <ul className="school-list">
          {data.map((one) => (
            <ClassItem key={one.id} of={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ClassItem({ of }: { of: SchoolClass }) {
  const t = useMessages(schoolPeopleMessages)
  const notes = [
    of.period,
    t('schoolPeople.count', { count: of.students }),
    of.teachers.map(({ displayName }) => displayName).join(', '),
  ]
  return (
    <li>
      <span className="school-who">
        <b>{of.name}</b>
        <span className="pq-muted">{notes.filter((note) => note !== '').join(' · ')}</span>
        {of.isArchived && <Badge>{t('schoolPeople.archived')}</Badge>}
      </span>
      <details className="school-manage">
        <summary>{t('schoolPeople.handOverNamed', { name: of.name })}</summary>
        <HandOver of={of} />
      </details>
    </li>
  )
}

function HandOver({ of: { id, name, teachers } }: { of: SchoolClass }) {
  const t = useMessages(schoolPeopleMessages)
  const errorText = useErrorText()
  const { data: staff = [] } = useStaff()
  const handOver = useHandOverClass()
  const isStaff = (teacherId: string) => staff.some((person) => person.id === teacherId)
  const leaving = teachers.filter((teacher) => isStaff(teacher.id))
  const [chosenFrom, setFrom] = useState('')
  const [to, setTo] = useState('')
  const from = chosenFrom || (leaving[0]?.id ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (handOver.isPending || from === '' || to === '') return
    void handOver.mutateAsync({ id, from, to }).then(
      () => toasts.success(t('schoolPeople.handedOver', { name })),
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  }
  const asOption = (person: { id: string; displayName: string }) => ({
    value: person.id,
    label: person.displayName,
  })
  return (
    <form className="school-form" onSubmit={submit}>
      <Select
        label={t('schoolPeople.from')}
        value={from}
        options={leaving.map(asOption)}
        onChange={setFrom}
      />
      <Select
        label={t('schoolPeople.to')}
        value={to}
        placeholder={t('schoolPeople.choose')}
        options={staff.filter((person) => person.id !== from).map(asOption)}
        onChange={setTo}
      />
      <Button
        type="submit"
        size="sm"
        variant="primary"
        busy={handOver.isPending}
        disabled={to === ''}
      >
        {t('schoolPeople.handOverDo')}
      </Button>
    </form>
  )
}
