import type { SchoolStudents as Students } from '@pathquest/core/contracts'
import { Badge, Card } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useBlocks, useSchoolStudents } from '../../api/schools'
import { formatDay } from '../../formats'
import { schoolMessages } from '../../messages/en/school'
import { schoolPeopleMessages } from '../../messages/en/school-people'
import { BlockButton } from './BlockButton'
import { DataRequests } from './DataRequests'
import { PagedPeople, usePeopleSearch } from './PagedPeople'

type Student = Students['students'][number]

/** Students of the school, and what its administrators do for them. */
export function SchoolStudents() {
  const t = useMessages(schoolMessages)
  const search = usePeopleSearch()
  const found = useSchoolStudents(search.query)
  return (
    <div className="school-column">
      <Card title={t('school.students')} className="school-card">
        <PagedPeople
          search={search}
          found={found}
          item={(student) => <StudentItem key={student.id} student={student} />}
        />
      </Card>
      <BlockedAccounts />
    </div>
  )
}

function StudentItem({ student }: { student: Student }) {
  const t = useMessages(schoolPeopleMessages)
  const { displayName: name, classes, isBlocked, isOfSchool } = student
  return (
    <li>
      <span className="school-who">
        <b>{name}</b>
        <span className="pq-muted">{classes.join(', ')}</span>
        {isBlocked && <Badge variant="warning">{t('schoolPeople.blocked')}</Badge>}
      </span>
      <details className="school-manage">
        <summary>{t('schoolPeople.manageNamed', { name })}</summary>
        <p>{t(isOfSchool ? 'schoolPeople.ofSchool' : 'schoolPeople.ofOwner')}</p>
        <span className="school-actions">
          <BlockButton person={student} />
          <DataRequests student={student} />
        </span>
      </details>
    </li>
  )
}

/** Also who has left the school since: nobody else could end their block. */
function BlockedAccounts() {
  const t = useMessages(schoolPeopleMessages)
  const { locale } = useLanguage()
  const { data } = useBlocks()
  if (!data || data.length === 0) return null
  return (
    <Card title={t('schoolPeople.blocksTitle')} className="school-card">
      <ul className="school-list">
        {data.map(({ at, ...person }) => (
          <li key={person.id}>
            <span className="school-who">
              <b>{person.displayName}</b>
              <span className="pq-muted">
                {t('schoolPeople.blockedSince', { day: formatDay(at, locale) })}
              </span>
            </span>
            <BlockButton person={{ ...person, isBlocked: true }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
