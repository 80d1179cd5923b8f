import './homework.css'
import type { HomeworkSummary } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { classesMessages } from '../messages/en/classes'
import { giveHomeworkMessages } from '../messages/en/give-homework'
import { useDueText } from './use-due-text'

interface GivenRowsProps {
  homework: readonly HomeworkSummary[]
  now: number
  /** All of it is of one class. */
  isOfClass?: boolean
}

/** What a teacher gave, a link each, with how far the students are. */
export function GivenRows({ homework, now, isOfClass }: GivenRowsProps) {
  return (
    <ul className="homework-rows">
      {homework.map((one) => (
        <Row key={one.id} of={one} now={now} isOfClass={isOfClass} />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<GivenRowsProps, 'now' | 'isOfClass'> {
  of: HomeworkSummary
}

function Row({ of, now, isOfClass }: RowProps) {
  const t = useMessages(giveHomeworkMessages)
  const classes = useMessages(classesMessages)
  const dueText = useDueText()
  const { id, title, dueAt, opensAt, isClosed, students, done, inProgress } = of
  const notBegun = students - done - inProgress
  return (
    <li>
      <Link className="homework-row" to={`/homework/${id}`}>
        <span className="homework-row-main">
          <b className="homework-row-title">{title}</b>
          <span className="homework-row-when">{dueText(dueAt, now)}</span>
          {!isOfClass && (
            <span className="homework-row-note">
              {of.class
                ? [
                    of.class.name,
                    of.class.period && classes('classes.period', { period: of.class.period }),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : t('giveHomework.anyone')}
            </span>
          )}
          <span className="homework-row-note">
            {students === 0
              ? t('giveHomework.nobodyYet')
              : [
                  t('giveHomework.countDone', { done, students }),
                  inProgress > 0 && t('giveHomework.countInProgress', { count: inProgress }),
                  notBegun > 0 && t('giveHomework.countNotBegun', { count: notBegun }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </span>
          <span className="homework-badges">
            {isClosed && <Badge>{t('giveHomework.isClosed')}</Badge>}
            {!isClosed && opensAt !== null && opensAt > now && (
              <Badge>{t('giveHomework.isEarly')}</Badge>
            )}
          </span>
        </span>
        <Icon icon={chevronRightIcon} />
      </Link>
    </li>
  )
}
