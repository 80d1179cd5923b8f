import type { LtiAttemptList, LtiContent, LtiLaunch } from '@pathquest/game-core/contracts'
import { Ridge, Terrain } from '@pathquest/sdk/art'
import { useLanguage, useMessages } from '@pathquest/sdk/messages'
import { Card, InlineError, Signpost } from '@pathquest/sdk/ui'
import { playMessages } from '../../messages/en/play'
import { AccountFoot } from './AccountFoot'
import { ActivityFacts } from './ActivityFacts'
import { AttemptRows } from './AttemptRows'
import { formatMoment } from './format-moment'
import { GradeLine } from './GradeStrip'
import { PlayPage, titleOf } from './PlayFrame'
import { hasOpenAttempt } from './solo-start'
import './player.css'

export interface AttemptsPageProps {
  launch: LtiLaunch
  content: LtiContent
  attempts: LtiAttemptList
  problem: string | null
  onPlay: (again: boolean) => void
}

/** What was reached so far, and whether there is another try. */
export function AttemptsPage(props: AttemptsPageProps) {
  const { launch, content, attempts, problem, onPlay } = props
  const t = useMessages(playMessages)
  const has = attempts.attempts.length > 0
  const goesOn = hasOpenAttempt(attempts)
  return (
    <PlayPage launch={launch}>
      <div className="play-narrow">
        <section className="pq-banner play-banner">
          <Terrain seed={content.contentId ?? 'play'} width={640} height={220} />
          <div>
            <h1>{launch.contentTitle ?? titleOf(launch)}</h1>
            <ActivityFacts launch={launch} content={content} />
          </div>
          {attempts.canStart && (
            <div className="play-banner-action">
              <Signpost tone="blaze" size="lg" onClick={() => onPlay(has && !goesOn)}>
                {t(goesOn ? 'play.goOn' : has ? 'play.again' : 'play.startSolo')}
              </Signpost>
            </div>
          )}
          <Ridge seed={content.contentId ?? 'play'} width={640} height={16} />
        </section>
        {problem && <InlineError>{problem}</InlineError>}
        <StartNote {...props} />
        {has && (
          <Card title={t('play.yourAttempts')}>
            <AttemptRows attempts={attempts.attempts} content={content} />
            <GradeLine attempts={attempts} sessionId={null} content={content} />
          </Card>
        )}
      </div>
      <AccountFoot launch={launch} />
    </PlayPage>
  )
}

/** Why there is no other try, or that it is for practice. */
function StartNote({ launch, content, attempts }: AttemptsPageProps) {
  const t = useMessages(playMessages)
  const { locale } = useLanguage()
  const { dueAt, isPastDue } = launch
  if (attempts.canStart)
    return isPastDue && content.graded && content.afterDue === 'practice' ? (
      <p className="play-strip">{t('play.practiceStart')}</p>
    ) : null
  if (isPastDue && dueAt !== null && content.afterDue === 'closed') {
    const key = attempts.attempts.length > 0 ? 'play.closedText' : 'play.closedNever'
    return (
      <div className="play-note">
        <h2>{t('play.closed')}</h2>
        <p>{t(key, { moment: formatMoment(dueAt, locale) })}</p>
      </div>
    )
  }
  return content.graded && content.attempts === 'first' ? (
    <p className="play-strip">{t('play.onlyFirst')}</p>
  ) : null
}
