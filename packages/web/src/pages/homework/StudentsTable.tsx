import type { HomeworkDetail, HomeworkStudent } from '@pathquest/core/contracts'
import { Badge, Button } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment, formatWeekday } from '../../formats'
import { StateBadge } from '../../homework/StateBadge'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { ScrollTable } from '../../shell/ScrollTable'

interface StudentsTableProps {
  detail: HomeworkDetail
  students: readonly HomeworkStudent[]
  /** Who is being reminded. */
  reminding: string | undefined
  onRemind: (profileId: string) => void
  onExtend: (profileId: string) => void
}

/** A line for each student: how far, how well, and what their teacher can do for them. */
export function StudentsTable({ detail, students, ...actions }: StudentsTableProps) {
  const t = useMessages(giveHomeworkMessages)
  return (
    <ScrollTable className="homework-table" label={t('giveHomework.progress')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('giveHomework.student')}</th>
            <th scope="col">{t('giveHomework.state')}</th>
            <th scope="col">{t('giveHomework.score')}</th>
            <th scope="col">{t('giveHomework.tries')}</th>
            <th scope="col">
              <span className="pq-hidden">{t('giveHomework.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow key={student.id} detail={detail} student={student} {...actions} />
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}

interface StudentRowProps extends Omit<StudentsTableProps, 'students'> {
  student: HomeworkStudent
}

function StudentRow({ detail, student, reminding, onRemind, onExtend }: StudentRowProps) {
  const t = useMessages(giveHomeworkMessages)
  const { id, displayName: name, state, isLate, score, attempts } = student
  return (
    <tr>
      <th scope="row">
        {name}
        <Notes student={student} />
      </th>
      <td>
        <HowFar student={student} parts={detail.parts.length} />
      </td>
      <td>
        {score === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="pq-hidden">{t('giveHomework.noScore')}</span>
          </>
        ) : (
          t('giveHomework.percent', { score: Math.round(score) })
        )}
      </td>
      <td>{attempts}</td>
      <td>
        {state !== 'done' && !detail.homework.isClosed && (
          <Button
            size="sm"
            variant="ghost"
            busy={reminding === id}
            aria-label={t('giveHomework.remindName', { name })}
            onClick={() => onRemind(id)}
          >
            {t('giveHomework.remind')}
          </Button>
        )}
        {/* Also afterwards: then it is not late any more. */}
        {(state !== 'done' || isLate) && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('giveHomework.extendName', { name })}
            onClick={() => onExtend(id)}
          >
            {t('giveHomework.extend')}
          </Button>
        )}
      </td>
    </tr>
  )
}

function HowFar({ student, parts }: { student: HomeworkStudent; parts: number }) {
  const t = useMessages(giveHomeworkMessages)
  const { state, partsDone, progress, isLate } = student
  const facts = [
    parts > 1 && state === 'in_progress' && t('giveHomework.partsDone', { done: partsDone, parts }),
    progress && progress.questions > 0 && t('giveHomework.answered', progress),
  ].filter(Boolean)
  return (
    <>
      <span className="homework-badges">
        <StateBadge state={state} />
        {isLate && <Badge variant="warning">{t('giveHomework.isLate')}</Badge>}
      </span>
      {facts.length > 0 && <span className="homework-cell-note">{facts.join(' · ')}</span>}
    </>
  )
}

/** More time, and when they were reminded. */
function Notes({ student: { extendedTo, remindedAt, state } }: { student: HomeworkStudent }) {
  const t = useMessages(giveHomeworkMessages)
  const { locale } = useLanguage()
  return (
    <>
      {extendedTo !== null && (
        <span className="homework-cell-note">
          {t('giveHomework.until', { date: formatWeekday(extendedTo, locale) })}
        </span>
      )}
      {remindedAt !== null && state !== 'done' && (
        <span className="homework-cell-note">
          {t('giveHomework.reminded', { date: formatMoment(remindedAt, locale) })}
        </span>
      )}
    </>
  )
}
