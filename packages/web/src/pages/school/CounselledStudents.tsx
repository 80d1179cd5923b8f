import type { SchoolInterests } from '@pathquest/core/contracts'
import { buttonLook, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useSchoolInterests } from '../../api/schools'
import { interestsMessages } from '../../messages/en/interests'
import { schoolPeopleMessages } from '../../messages/en/school-people'
import { PagedPeople, usePeopleSearch } from './PagedPeople'

/** What a counselor reads: every student of the school with their interests, and the plan. */
export function CounselledStudents() {
  const t = useMessages(schoolPeopleMessages)
  const search = usePeopleSearch()
  const found = useSchoolInterests(search.query)
  return (
    <Card title={t('schoolPeople.interestsTitle')} className="school-card">
      <p className="pq-muted">{t('schoolPeople.interestsText')}</p>
      <PagedPeople
        search={search}
        found={found}
        item={(student) => <StudentItem key={student.id} student={student} />}
      />
    </Card>
  )
}

function StudentItem({ student }: { student: SchoolInterests['students'][number] }) {
  const t = useMessages(schoolPeopleMessages)
  const interest = useMessages(interestsMessages)
  const { id, displayName: name, classes, strongest } = student
  return (
    <li>
      <span className="school-who">
        <b>{name}</b>
        <span className="pq-muted">{classes.join(', ')}</span>
      </span>
      <span className="school-interests">
        {strongest === null && t('schoolPeople.noSurvey')}
        {strongest?.length === 0 && t('schoolPeople.level')}
        {strongest?.map((one) => interest(`interests.${one}`)).join(', ')}
      </span>
      <Link
        to={`/students/${id}/plan`}
        aria-label={t('schoolPeople.planNamed', { name })}
        {...buttonLook({ size: 'sm' })}
      >
        {t('schoolPeople.plan')}
      </Link>
    </li>
  )
}
