import { Badge, Button } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { memo } from 'react'
import { Link } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { TestBadge } from '../frame/CourseFrame'
import { SyncState } from '../grades/GradeStrip'
import { gradePoints } from '../grades/grade-note'
import type { StudentRow } from './student-rows'

interface StudentLineProps {
  row: StudentRow
  points: number
  isGraded: boolean
  isOpen: boolean
  isSending: boolean
  /** Absent: this teacher only observes. */
  onResend?: (ids: string[]) => void
}

/** One student of the list. */
export const StudentLine = memo(function StudentLine(props: StudentLineProps) {
  const { row, points, isGraded, isSending, onResend } = props
  const t = useMessages(playMessages)
  const { score, state } = row.sync
  return (
    <tr>
      <th scope="row">
        <Name row={row} />
        {row.isTest && <TestBadge />}
      </th>
      <td data-label={t('play.here')}>
        <Place {...props} />
      </td>
      {isGraded && (
        <td
          data-label={t('play.grade')}
          data-empty={score === null || undefined}
          className="play-grade"
        >
          {score === null ? (
            <span className="pq-muted">
              <span aria-hidden="true">–</span>
              <span className="pq-hidden">{t('play.noGrade')}</span>
            </span>
          ) : (
            t('play.gradeOf', { grade: gradePoints(score, points), points })
          )}
        </td>
      )}
      {isGraded && (
        <td data-label={t('play.gradebook')}>
          <SyncState sync={row.sync} points={points} />
        </td>
      )}
      {isGraded && (
        <td className="play-resend">
          {onResend && (state === 'failed' || state === 'sent') && (
            <Button
              size="sm"
              variant={state === 'failed' ? 'default' : 'ghost'}
              disabled={isSending}
              aria-label={t('play.resendOne', { name: row.name })}
              onClick={() => onResend([row.id])}
            >
              {t('play.resend')}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
})

/** Links to their answers, once there are any. */
function Name({ row: { id, name, attempts, progress, sync } }: Pick<StudentLineProps, 'row'>) {
  if (attempts === 0 && progress === null && sync.score === null) return name
  return (
    <Link className="pq-link" to={`/students/${id}`}>
      {name}
    </Link>
  )
}

/** In the open game or not; without one, whether they have played. */
function Place({ row, isOpen }: StudentLineProps) {
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const { state, attempts, progress, hasLeft } = row
  if (hasLeft) return <span className="pq-muted">{t('play.leftCourse')}</span>
  if (isOpen && state === 'joined')
    return (
      <Badge variant="success" icon={checkIcon}>
        {t('play.joined')}
      </Badge>
    )
  if (isOpen && state === 'left') return <Badge variant="warning">{t('play.left')}</Badge>
  if (isOpen && state !== null) return <Badge variant="outline">{t('play.missing')}</Badge>
  if (progress)
    return (
      <Badge variant="info">
        {solo('solo.inProgress', { answered: progress.answered, count: progress.questions })}
      </Badge>
    )
  if (attempts > 0) return <span>{t('play.attempts', { count: attempts })}</span>
  if (state === 'finished') return <span>{t('play.finished')}</span>
  return <span className="pq-muted">{t('play.notPlayed')}</span>
}
