import type { StudentSummary } from '@pathquest/core/contracts'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { studentsMessages } from '../../messages/en/students'
import { Avatar } from '../../shell/Avatar'

/** One student in a list, with all figures; the name links to their page. */
export function StudentCard({ student }: { student: StudentSummary }) {
  const t = useMessages(studentsMessages)
  const name = student.displayName || t('students.formerName')
  return (
    <li className="pq-card students-card">
      <div className="students-card-head">
        <Avatar name={name} />
        <div>
          <h2>
            <Link className="pq-link" to={`/students/${student.id}`}>
              {name}
            </Link>
          </h2>
          {student.email && <p className="pq-muted">{student.email}</p>}
        </div>
      </div>
      <StudentFigures student={student} />
    </li>
  )
}

export function StudentFigures({ student }: { student: StudentSummary }) {
  const t = useMessages(studentsMessages)
  const { locale } = useLanguage()
  const decimal = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      value,
    )
  return (
    <dl className="students-figures">
      <Figure label={t('students.totalScore')}>{formatNumber(locale, student.totalScore)}</Figure>
      <Figure label={t('students.games')}>{formatNumber(locale, student.totalGames)}</Figure>
      <Figure label={t('students.avgScore')}>{decimal(student.averageScore)}</Figure>
      <Figure label={t('students.accuracy')}>
        {student.accuracy === null ? (
          <>
            <span aria-hidden="true">{t('students.none')}</span>
            <span className="pq-hidden">{t('students.noAnswers')}</span>
          </>
        ) : (
          t('students.percent', { percent: decimal(student.accuracy) })
        )}
      </Figure>
      <Figure label={t('students.pathkeys')}>{formatNumber(locale, student.pathkeysEarned)}</Figure>
      <Figure label={t('students.lastActive')}>{formatDay(student.lastActive, locale)}</Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
