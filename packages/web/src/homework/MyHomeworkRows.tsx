import './homework.css'
import type { MyHomework } from '@pathquest/core/contracts'
import { Icon } from '@pathquest/ui/art'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { formatDay } from '../formats'
import { homeworkMessages } from '../messages/en/homework'
import { HomeworkBadges } from './StateBadge'
import { useDueText } from './use-due-text'

interface MyHomeworkRowsProps {
  homework: readonly MyHomework[]
  now: number
}

/** A student's homework, a link each. */
export function MyHomeworkRows({ homework, now }: MyHomeworkRowsProps) {
  return (
    <ul className="homework-rows">
      {homework.map((one) => (
        <Row key={one.id} of={one} now={now} />
      ))}
    </ul>
  )
}

function Row({ of, now }: { of: MyHomework; now: number }) {
  const t = useMessages(homeworkMessages)
  const { locale } = useLanguage()
  const dueText = useDueText()
  const { id, title, className, teacher, state, dueAt, opensAt, doneAt, score } = of
  const isEarly = state === 'not_begun' && opensAt !== null && opensAt > now
  const when =
    doneAt !== null
      ? t('homework.doneOn', { date: formatDay(doneAt, locale) })
      : isEarly
        ? t('homework.opensOn', { date: formatDay(opensAt, locale) })
        : dueText(dueAt, now)
  return (
    <li>
      <Link className="homework-row" to={`/homework/${id}`}>
        <span className="homework-row-main">
          <b className="homework-row-title">{title}</b>
          <span className="homework-row-when">{when}</span>
          <span className="homework-row-note">
            {[className, teacher].filter(Boolean).join(' · ')}
          </span>
          <HomeworkBadges of={of} now={now} />
        </span>
        {state === 'done' && score !== null && (
          <span className="homework-row-score">
            {t('homework.score', { score: Math.round(score) })}
          </span>
        )}
        <Icon icon={chevronRightIcon} />
      </Link>
    </li>
  )
}
