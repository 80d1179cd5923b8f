import type { LtiContent, LtiRoster } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, EmptyState, Loading } from '@pathquest/ui'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import type { UseQueryResult } from '@tanstack/react-query'
import { playMessages } from '../../../messages/en/play'
import { useErrorText } from '../../../messages/use-error-text'
import { RetryError } from '../../../shell/RetryError'
import { toasts } from '../../../shell/Toasts'
import { useGrades, useResendGrades } from '../lti-queries'
import { StudentLine } from './StudentLine'
import { gradeCounts, joinedCount, playedCount, type StudentRow, studentRows } from './student-rows'
import { ColumnsNote } from './TeacherNotes'

interface StudentsCardProps {
  content: LtiContent
  roster: UseQueryResult<LtiRoster>
  /** A game of this activity is open. */
  isOpen: boolean
  /** The selected group; undefined: everybody. */
  group?: string
  /** Read-only. */
  looksOn: boolean
}

/** Everybody in the course: who has joined, who has played, and the state of each grade. */
export function StudentsCard({ content, roster, isOpen, group, looksOn }: StudentsCardProps) {
  const t = useMessages(playMessages)
  const grades = useGrades(group)
  const resend = useResend(group)
  const rows = studentRows(roster.data, grades.data?.rows)
  const counts = gradeCounts(rows)
  const isGraded = content.graded
  const sendable = !looksOn && counts.pending + counts.sent + counts.failed > 0
  return (
    <Card
      flush
      className="play-students"
      title={t('play.students')}
      aside={
        <span className="pq-row">
          {rows.length > 0 && <StudentsCount rows={rows} roster={roster.data} isOpen={isOpen} />}
          {isGraded && sendable && (
            <Button
              size="sm"
              variant="ghost"
              icon={refreshIcon}
              busy={resend.isPending}
              onClick={() => resend.send()}
            >
              {t('play.resendAll')}
            </Button>
          )}
        </span>
      }
    >
      <Problem query={roster} />
      <Problem query={grades} />
      {roster.data?.source === 'launched' && (
        <p className="pq-muted play-students-note">{t('play.noRoster')}</p>
      )}
      {isGraded && <ColumnsNote rows={rows} columns={grades.data?.columns ?? null} />}
      {isGraded && !looksOn && counts.failed > 0 && (
        <div className="play-failed" role="status">
          <p>{t('play.someFailed', { count: counts.failed })}</p>
          <Button
            size="sm"
            busy={resend.isPending}
            onClick={() =>
              resend.send(rows.filter(({ sync }) => sync.state === 'failed').map(({ id }) => id))
            }
          >
            {t('play.resendFailed', { count: counts.failed })}
          </Button>
        </div>
      )}
      {rows.length > 0 ? (
        <table className="play-table">
          <thead>
            <tr>
              <th scope="col">{t('play.student')}</th>
              <th scope="col">{t('play.here')}</th>
              {isGraded && <th scope="col">{t('play.grade')}</th>}
              {isGraded && <th scope="col">{t('play.gradebook')}</th>}
              {isGraded && (
                <th scope="col">
                  <span className="pq-hidden">{t('play.action')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StudentLine
                key={row.id}
                row={row}
                points={grades.data?.points ?? content.points}
                isGraded={isGraded}
                isOpen={isOpen}
                isSending={resend.isPending}
                onResend={looksOn ? undefined : resend.send}
              />
            ))}
          </tbody>
        </table>
      ) : roster.isPending || grades.isPending ? (
        <Loading text={t('play.loading')} />
      ) : (
        <EmptyState title={t('play.noStudents')} text={t('play.noStudentsText')} />
      )}
    </Card>
  )
}

interface StudentsCountProps {
  rows: readonly StudentRow[]
  roster: LtiRoster | undefined
  isOpen: boolean
}

function StudentsCount({ rows, roster, isOpen }: StudentsCountProps) {
  const t = useMessages(playMessages)
  return (
    <span className="pq-muted">
      {isOpen
        ? t('play.studentsIn', { ...joinedCount(roster?.members) })
        : t('play.studentsPlayed', playedCount(rows))}
    </span>
  )
}

/** Load errors are shown above the loaded data. */
function Problem({ query }: { query: UseQueryResult<unknown> }) {
  const errorText = useErrorText()
  if (!query.error) return null
  return (
    <div className="play-students-note">
      <RetryError onRetry={() => void query.refetch()}>
        {errorText(toApiError(query.error))}
      </RetryError>
    </div>
  )
}

/** Sends grades again, some or all, and shows how many are pending. */
function useResend(group: string | undefined) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const { mutate, isPending } = useResendGrades(group)
  const send = (ids?: string[]) =>
    mutate(ids ? { ids } : {}, {
      onSuccess: ({ rows }) => {
        const count = rows.filter(
          ({ id, sync }) => sync.state !== 'none' && (!ids || ids.includes(id)),
        ).length
        toasts.info(t('play.resent', { count }))
      },
      onError: (error) => toasts.error(errorText(toApiError(error))),
    })
  return { send, isPending }
}
