import './students.css'
import type { StudentSummary } from '@pathquest/core/contracts'
import { Button, EmptyState, Loading, Select, TextField } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { infoIcon, searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useGuestCount, useStudents } from '../../api/analytics'
import { studentsMessages } from '../../messages/en/students'
import { PlanConcerns } from '../../plans/PlanConcerns'
import { LoadFailed } from '../../shell/LoadFailed'
import { FigureFilter } from '../analytics/FigureFilter'
import { useFigureFilter } from '../analytics/figure-filter'
import { StudentCard } from './StudentCard'

const STUDENT_SORTS = ['score', 'games', 'accuracy', 'name'] as const
export type StudentSort = (typeof STUDENT_SORTS)[number]

const byName = (a: StudentSummary, b: StudentSummary) =>
  a.displayName.localeCompare(b.displayName) || a.id.localeCompare(b.id)

const ORDERS: Record<StudentSort, (a: StudentSummary, b: StudentSummary) => number> = {
  score: (a, b) => b.totalScore - a.totalScore,
  games: (a, b) => b.totalGames - a.totalGames,
  accuracy: (a, b) => (b.accuracy ?? -1) - (a.accuracy ?? -1),
  name: byName,
}

/** Students whose name or email address contains the search, case-insensitive, sorted. */
export function arrangeStudents(
  students: readonly StudentSummary[],
  search: string,
  sort: StudentSort,
): StudentSummary[] {
  const wanted = search.trim().toLowerCase()
  return students
    .filter(
      ({ displayName, email }) =>
        displayName.toLowerCase().includes(wanted) || email?.toLowerCase().includes(wanted),
    )
    .sort((a, b) => ORDERS[sort](a, b) || byName(a, b))
}

const SORT_LABELS = {
  score: 'students.sortScore',
  games: 'students.sortGames',
  accuracy: 'students.sortAccuracy',
  name: 'students.sortName',
} as const

/** /students: the progress of the students in a teacher's own games. */
export function StudentsPage() {
  const t = useMessages(studentsMessages)
  const filter = useFigureFilter()
  const { data, error, refetch, isFetching } = useStudents(filter)
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<StudentSort>('score')
  const shown = data && arrangeStudents(data, search, sort)
  return (
    <div className="pq-page students-page">
      <header className="pq-page-head">
        <h1>{t('students.title')}</h1>
      </header>
      <PlanConcerns />
      <FigureFilter filter={filter} all={t('students.allClasses')} />
      {!data && !error && <Loading text={t('students.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('students.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data && data.length > 0 && (
        <>
          <div className="students-controls">
            <TextField
              label={t('students.search')}
              type="search"
              icon={searchIcon}
              placeholder={t('students.searchPlaceholder')}
              value={search}
              onChange={setSearch}
              autoComplete="off"
            />
            <Select
              label={t('students.sortBy')}
              value={sort}
              options={STUDENT_SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) }))}
              onChange={(value) => setSort(value as StudentSort)}
            />
          </div>
          <p className="pq-muted" aria-live="polite">
            {t('students.showing', { shown: shown?.length ?? 0, count: data.length })}
          </p>
        </>
      )}
      {data && !filter.isSet && <Guests />}
      {data?.length === 0 && <NoStudents filter={filter} />}
      {data && data.length > 0 && shown?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('students.noMatch')}
          text={t('students.noMatchText')}
          action={<Button onClick={() => setSearch('')}>{t('students.clear')}</Button>}
        />
      )}
      {shown && shown.length > 0 && (
        <ul className="students-grid">
          {shown.map((student) => (
            <StudentCard key={student.id} student={student} />
          ))}
        </ul>
      )}
      {data && data.length > 0 && (
        <aside className="students-info">
          <Icon icon={infoIcon} />
          <div>
            <h2>{t('students.infoTitle')}</h2>
            <p>{t('students.info')}</p>
          </div>
        </aside>
      )}
    </div>
  )
}

function NoStudents({ filter }: { filter: ReturnType<typeof useFigureFilter> }) {
  const t = useMessages(studentsMessages)
  if (filter.span !== '') {
    return (
      <EmptyState
        headingLevel={2}
        title={t('students.emptySpan')}
        text={t('students.emptySpanText')}
        action={<Button onClick={() => filter.chooseSpan('')}>{t('students.anyTime')}</Button>}
      />
    )
  }
  const isOfClass = filter.classId !== ''
  return (
    <EmptyState
      headingLevel={2}
      title={t(isOfClass ? 'students.emptyClass' : 'students.empty')}
      text={t(isOfClass ? 'students.emptyClassText' : 'students.emptyText')}
    />
  )
}

/** Players without an account are not students, but are counted here. */
function Guests() {
  const t = useMessages(studentsMessages)
  const { data: count = 0 } = useGuestCount()
  if (count === 0) return null
  return (
    <p>
      {t('students.guests', { count })}{' '}
      <Link to="/analytics" className="pq-link">
        {t('students.toReports')}
      </Link>
    </p>
  )
}
