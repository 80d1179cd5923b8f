import type { HomeworkDetail } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { buttonLook, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHomework } from '../../api/homework'
import { formatWeekday } from '../../formats'
import { useDueText } from '../../homework/use-due-text'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { homeworkMessages } from '../../messages/en/homework'
import { LoadFailed } from '../../shell/LoadFailed'
import { usePageTitle } from '../../shell/navigation'
import { HomeworkActions } from './HomeworkActions'
import { usePartTitle } from './PartList'
import { StudentsProgress } from './StudentsProgress'

/** Homework as those see it who gave it: how far everybody is, and what to do about it. */
export function GivenHomework({ id }: { id: string }) {
  const t = useMessages(giveHomeworkMessages)
  const { data, error, refetch, isFetching } = useHomework(id)
  return (
    <div className="pq-page homework-page">
      <Link to="/homework" {...buttonLook({ variant: 'ghost', className: 'homework-back' })}>
        <Icon icon={chevronLeftIcon} />
        {t('giveHomework.back')}
      </Link>
      {data && <Given detail={data} />}
      {!data && !error && <Loading text={t('giveHomework.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={1}
          title={t('giveHomework.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}

function Given({ detail }: { detail: HomeworkDetail }) {
  const { title, note } = detail.homework
  usePageTitle(title)
  return (
    <>
      <header className="homework-head">
        <h1>{title}</h1>
        <Facts detail={detail} />
        {note && <p className="homework-note">{note}</p>}
      </header>
      <HomeworkActions detail={detail} />
      <StudentsProgress detail={detail} />
    </>
  )
}

function Facts({ detail: { homework, parts } }: { detail: HomeworkDetail }) {
  const t = useMessages(giveHomeworkMessages)
  const of = useMessages(homeworkMessages)
  const { locale } = useLanguage()
  const dueText = useDueText()
  const titleOf = usePartTitle()
  // Of the visit: a page that stays open overnight is rare, and its words are only a day off.
  const [now] = useState(Date.now)
  const {
    class: ofClass,
    content,
    dueAt,
    opensAt,
    attempts,
    untimed,
    isClosed,
    gameMode,
  } = homework
  const what = parts.map((part) =>
    part.isGone
      ? t('giveHomework.partGone')
      : content.kind === 'careers'
        ? content.industry === null
          ? t('giveHomework.careersOfAny')
          : t('giveHomework.careersOf', { industry: content.industry })
        : titleOf(homework, part),
  )
  return (
    <>
      <p className="homework-due">
        {isClosed && `${t('giveHomework.isClosed')} · `}
        {dueText(dueAt, now)}
      </p>
      <p>
        {ofClass ? (
          <Link className="pq-link" to={`/classes/${ofClass.id}`}>
            {ofClass.name}
          </Link>
        ) : (
          t('giveHomework.anyone')
        )}
      </p>
      <p className="pq-muted">
        {[
          ...what,
          content.kind !== 'deck' && modeName(gameMode, locale),
          opensAt !== null &&
            opensAt > now &&
            of('homework.opensOn', { date: formatWeekday(opensAt, locale) }),
          attempts === null
            ? t('giveHomework.anyAttempts')
            : t('giveHomework.factAttempts', { count: attempts }),
          untimed && of('homework.untimed'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
