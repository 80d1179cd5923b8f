import '../player.css'
import type { LtiLaunch } from '@pathquest/core/contracts'
import { Icon } from '@pathquest/ui/art'
import { warningIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { playMessages } from '../../../messages/en/play'
import { columnNote, type StudentRow } from './student-rows'

interface ColumnsNoteProps {
  rows: readonly StudentRow[]
  /** Columns of the gradebook for this activity; null: not known. */
  columns: number | null
}

/**
 * A column that does not store grades, or two columns for one activity: which one counts, and what
 * to do.
 */
export function ColumnsNote({ rows, columns }: ColumnsNoteProps) {
  const t = useMessages(courseGroupMessages)
  const note = columnNote(rows, columns)
  if (!note) return null
  return (
    <p className="play-columns" role="status">
      <Icon icon={warningIcon} />
      <span>{t(`column.${note}`)}</span>
    </p>
  )
}

/** For teachers: the due date that applies, and its source. */
export function DueNote({ launch }: { launch: LtiLaunch }) {
  const t = useMessages(playMessages)
  const { locale } = useLanguage()
  const { dueAt, dueFrom, isPastDue } = launch
  if (dueAt === null || dueFrom === null) return null
  const isOld = dueFrom === 'content' && isPastDue
  return (
    <p className="pq-muted">
      {t(`play.dueFrom.${dueFrom}`, { moment: formatMoment(dueAt, locale) })}
      {isOld && ` ${t('play.dueCopied')}`}
    </p>
  )
}

/** For teachers: the set that a career quest plays. */
export function QuestNote({ launch: { content, quest } }: { launch: LtiLaunch }) {
  const t = useMessages(playMessages)
  if (content?.kind !== 'career_quest') return null
  if (!quest) return <p className="pq-muted">{t('play.questNone')}</p>
  return (
    <p className="pq-muted">
      {t(quest.isOwn ? 'play.questOwn' : 'play.questOther')}{' '}
      <b lang={t.contentLang}>{quest.title}</b>
    </p>
  )
}

/** Why there is nothing to start on this page. */
export function ReadOnlyNotice() {
  const t = useMessages(courseGroupMessages)
  return <p className="play-strip">{t('role.looksOn')}</p>
}
