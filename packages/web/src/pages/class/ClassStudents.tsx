import type { ClassDetail, ClassStudent } from '@pathquest/core/contracts'
import { Badge, Button, buttonLook, Card, EmptyState } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { plusIcon, successIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { classStudentsMessages } from '../../messages/en/class-students'
import { ScrollTable } from '../../shell/ScrollTable'
import { ManageStudent } from './ManageStudent'
import { useStudentFigures } from './use-student-figures'

interface ClassStudentsProps {
  detail: ClassDetail
  /** How many were just added; 0: none. */
  added: number
  onAdd: () => void
}

/** The students of a class with their figures in its games. */
export function ClassStudents({ detail, added, onAdd }: ClassStudentsProps) {
  const t = useMessages(classStudentsMessages)
  const { students } = detail
  const cards = `/classes/${detail.class.id}/cards`
  if (students.length === 0)
    return (
      <Card className="class-card">
        <EmptyState
          headingLevel={2}
          title={t('classStudents.none')}
          text={t('classStudents.noneText')}
          action={
            <Button icon={plusIcon} onClick={onAdd}>
              {t('classStudents.add')}
            </Button>
          }
        />
      </Card>
    )
  return (
    <Card title={t('classStudents.title', { count: students.length })} className="class-card">
      <div className="pq-row">
        <Button variant="primary" size="sm" icon={plusIcon} onClick={onAdd}>
          {t('classStudents.add')}
        </Button>
        {students.some(({ hasCard }) => hasCard) && (
          <Link to={cards} {...buttonLook({ size: 'sm' })}>
            {t('classStudents.print')}
          </Link>
        )}
      </div>
      {added > 0 && (
        <p className="class-done" role="status">
          <Icon icon={successIcon} />
          <span>
            {t('classStudents.added', { count: added })}{' '}
            <Link to={cards} className="pq-link">
              {t('classStudents.print')}
            </Link>
          </span>
        </p>
      )}
      <StudentsTable detail={detail} />
    </Card>
  )
}

function StudentsTable({ detail }: { detail: ClassDetail }) {
  const t = useMessages(classStudentsMessages)
  const [managedId, setManagedId] = useState<string | null>(null)
  const managed = detail.students.find(({ id }) => id === managedId)
  return (
    <>
      <ScrollTable
        className="class-table class-students"
        label={t('classStudents.title', { count: detail.students.length })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('classStudents.name')}</th>
              <th scope="col">{t('classStudents.games')}</th>
              <th scope="col">{t('classStudents.accuracy')}</th>
              <th scope="col">{t('classStudents.lastPlayed')}</th>
              <th scope="col">
                <span className="pq-hidden">{t('classStudents.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {detail.students.map((student) => (
              <StudentRow
                key={student.id}
                student={student}
                onManage={() => setManagedId(student.id)}
              />
            ))}
          </tbody>
        </table>
      </ScrollTable>
      {managed && (
        <ManageStudent detail={detail} student={managed} onClose={() => setManagedId(null)} />
      )}
    </>
  )
}

function StudentRow({ student, onManage }: { student: ClassStudent; onManage: () => void }) {
  const t = useMessages(classStudentsMessages)
  const figures = useStudentFigures(student)
  const { displayName: name, hasCard } = student
  return (
    <tr>
      <th scope="row">
        <span className="class-student">
          {name}
          <Badge variant="outline">
            {t(hasCard ? 'classStudents.byCard' : 'classStudents.byAccount')}
          </Badge>
        </span>
      </th>
      <td>{figures.games}</td>
      <td>{figures.accuracy}</td>
      <td>{figures.lastPlayed}</td>
      <td>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('classStudents.manageName', { name })}
          onClick={onManage}
        >
          {t('classStudents.manage')}
        </Button>
      </td>
    </tr>
  )
}
