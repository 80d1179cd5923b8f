import type { LtiLaunch } from '@pathquest/core/contracts'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'

/** For teachers: the due date that counts, and who says so. */
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
