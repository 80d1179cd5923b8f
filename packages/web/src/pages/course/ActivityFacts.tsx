import type { LtiContent, LtiLaunch } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Badge } from '@pathquest/ui'
import { clockIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../formats'
import { modeMessages } from '../../messages/en/modes'
import { playMessages } from '../../messages/en/play'
import { settingsSummary } from '../../modes/describe-settings'

interface ActivityFactsProps {
  launch: LtiLaunch
  content: LtiContent
  /** From the column as last read; absent: as at the launch. */
  points?: number | undefined
}

/** How an activity is played, its points and its due date. */
export function ActivityFacts({ launch, content, points }: ActivityFactsProps) {
  const t = useMessages(playMessages)
  const modes = useMessages(modeMessages)
  const { locale } = useLanguage()
  const { dueAt, isPastDue } = launch
  const { startsAt } = content
  return (
    <p className="pq-row play-facts">
      <Badge>{t(`play.${content.play}`)}</Badge>
      <Badge>{modeName(content.gameMode, locale)}</Badge>
      {settingsSummary(content.gameMode, content.modeSettings, modes).map((setting) => (
        <Badge key={setting}>{setting}</Badge>
      ))}
      <Badge>
        {content.graded
          ? t('play.graded', { count: points ?? content.points })
          : t('play.notGraded')}
      </Badge>
      {content.graded && <Badge>{t(`play.${content.attempts}`)}</Badge>}
      {content.attemptsAllowed !== null && content.attempts !== 'first' && (
        <Badge>{t('play.allowed', { count: content.attemptsAllowed })}</Badge>
      )}
      {startsAt !== null && startsAt > Date.now() && (
        <Badge icon={clockIcon}>
          {t('play.opens', { moment: formatMoment(startsAt, locale) })}
        </Badge>
      )}
      {dueAt !== null && (
        <Badge variant={isPastDue ? 'warning' : 'default'} icon={clockIcon}>
          {t(isPastDue ? 'play.pastDue' : 'play.due', { moment: formatMoment(dueAt, locale) })}
        </Badge>
      )}
    </p>
  )
}
