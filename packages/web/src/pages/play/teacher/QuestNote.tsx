import type { LtiLaunch } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { playMessages } from '../../../messages/en/play'

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
