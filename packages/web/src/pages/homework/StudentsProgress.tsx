import type { HomeworkDetail, HomeworkStudent } from '@pathquest/core/contracts'
import { HOMEWORK_STATES, type HomeworkState } from '@pathquest/core/homework/homework-limits'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, EmptyState, StatCard } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useRemindStudents } from '../../api/homework'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { homeworkMessages } from '../../messages/en/homework'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import { ExtendStudent } from './ExtendStudent'
import { StudentsTable } from './StudentsTable'

type Filter = HomeworkState | 'late' | 'all'

const isIn = (filter: Filter, { state, isLate }: HomeworkStudent): boolean =>
  filter === 'all' || (filter === 'late' ? isLate : state === filter)

/** How far everybody is, and reminders. */
export function StudentsProgress({ detail }: { detail: HomeworkDetail }) {
  const t = useMessages(giveHomeworkMessages)
  const { homework, students } = detail
  const [filter, setFilter] = useState<Filter>('all')
  const [extendedId, setExtendedId] = useState<string | null>(null)
  const extended = students.find(({ id }) => id === extendedId)
  const { remind, reminding } = useRemind(homework.id)
  const notDone = students.filter(({ state }) => state !== 'done').length
  const shown = students.filter((student) => isIn(filter, student))
  if (students.length === 0)
    return (
      <Card title={t('giveHomework.progress')}>
        <EmptyState
          title={t('giveHomework.noStudents')}
          text={t(homework.class ? 'giveHomework.noStudentsClass' : 'giveHomework.noStudentsLink')}
        />
      </Card>
    )
  return (
    <>
      <Figures homework={homework} />
      <Card title={t('giveHomework.progress')} className="homework-progress">
        <Chips students={students} value={filter} onChange={setFilter} />
        {notDone > 0 && !homework.isClosed && (
          <div>
            <Button busy={reminding === 'all'} onClick={() => remind()}>
              {t('giveHomework.remindAll', { count: notDone })}
            </Button>
          </div>
        )}
        {shown.length === 0 ? (
          <p className="pq-muted" role="status">
            {t('giveHomework.noneInFilter')}
          </p>
        ) : (
          <StudentsTable
            detail={detail}
            students={shown}
            reminding={reminding}
            onRemind={(id) => remind(id)}
            onExtend={setExtendedId}
          />
        )}
      </Card>
      {extended && (
        <ExtendStudent homework={homework} student={extended} onClose={() => setExtendedId(null)} />
      )}
    </>
  )
}

/** Reminds one student, or everybody who is not done, and says how many it were. */
function useRemind(homeworkId: string) {
  const t = useMessages(giveHomeworkMessages)
  const errorText = useErrorText()
  const mutation = useRemindStudents(homeworkId)
  const { isPending, variables } = mutation
  return {
    reminding: isPending ? (variables?.[0] ?? 'all') : undefined,
    remind: (profileId?: string) => {
      if (isPending) return
      mutation.mutate(profileId === undefined ? undefined : [profileId], {
        onSuccess: ({ reminded }) =>
          void (reminded > 0
            ? toasts.success(t('giveHomework.remindedCount', { count: reminded }))
            : toasts.info(t('giveHomework.remindedNone'))),
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      })
    },
  }
}

function Figures({ homework: { students, done, inProgress } }: Pick<HomeworkDetail, 'homework'>) {
  const t = useMessages(giveHomeworkMessages)
  const of = useMessages(homeworkMessages)
  return (
    <dl className="pq-stat-grid homework-stats">
      <StatCard label={t('giveHomework.students')} value={students} />
      <StatCard label={of('homework.done')} value={done} />
      <StatCard label={of('homework.in_progress')} value={inProgress} />
      <StatCard label={of('homework.not_begun')} value={students - done - inProgress} />
    </dl>
  )
}

interface ChipsProps {
  students: readonly HomeworkStudent[]
  value: Filter
  onChange: (filter: Filter) => void
}

/** Which students the table shows. */
function Chips({ students, value, onChange }: ChipsProps) {
  const t = useMessages(giveHomeworkMessages)
  const of = useMessages(homeworkMessages)
  const countOf = (filter: Filter) => students.filter((one) => isIn(filter, one)).length
  const labelOf = (filter: Filter) => {
    const count = countOf(filter)
    if (filter === 'all') return t('giveHomework.filterAll', { count })
    if (filter === 'late') return t('giveHomework.late', { count })
    return t('giveHomework.filterState', { state: of(`homework.${filter}`), count })
  }
  const filters: Filter[] = ['all', ...HOMEWORK_STATES, 'late']
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className="homework-chips" role="group" aria-label={t('giveHomework.showing')}>
      {filters.map((filter) => (
        <Button
          key={filter}
          size="sm"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {labelOf(filter)}
        </Button>
      ))}
    </div>
  )
}
