import type { LtiAttemptList, LtiContent, LtiLaunch, LtiSoloStart } from '@pathquest/core/contracts'
import { Card, InlineError, Signpost } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { ActivityFacts } from '../ActivityFacts'
import { AccountFoot } from '../account/AccountLink'
import { CoursePage, titleOf } from '../frame/CourseFrame'
import { GradeLine } from '../grades/GradeStrip'
import { AttemptRows, StartFacts } from './Attempts'
import '../player.css'

interface AttemptsPageProps {
  launch: LtiLaunch
  content: LtiContent
  attempts: LtiAttemptList
  start: LtiSoloStart
  problem: string | null
  onPlay: (again: boolean) => void
}

/**
 * Before an attempt: what to expect, earlier results, and whether there is another attempt. Nothing
 * runs here yet.
 */
export function AttemptsPage(props: AttemptsPageProps) {
  const { launch, content, attempts, start, problem, onPlay } = props
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const has = attempts.attempts.length > 0
  const { progress } = start
  return (
    <CoursePage launch={launch}>
      <div className="play-narrow">
        <section className="pq-banner play-banner">
          <Terrain seed={content.contentId ?? 'play'} width={640} height={220} />
          <div>
            <h1>{launch.contentTitle ?? titleOf(launch)}</h1>
            {!attempts.canStart && <ActivityFacts launch={launch} content={content} />}
          </div>
          {attempts.canStart && (
            <div className="play-banner-action">
              <Signpost tone="blaze" size="lg" onClick={() => onPlay(has && !progress)}>
                {progress
                  ? solo('solo.goOn', { answered: progress.answered, count: progress.questions })
                  : has
                    ? t('play.again')
                    : solo('solo.start')}
              </Signpost>
            </div>
          )}
          <Ridge seed={content.contentId ?? 'play'} width={640} height={16} />
        </section>
        {problem && <InlineError>{problem}</InlineError>}
        {attempts.canStart && <StartFacts launch={launch} content={content} start={start} />}
        <StartNote {...props} />
        {has && (
          <Card title={t('play.yourAttempts')}>
            <AttemptRows attempts={attempts.attempts} content={content} />
            <GradeLine attempts={attempts} sessionId={null} content={content} />
          </Card>
        )}
      </div>
      <AccountFoot launch={launch} />
    </CoursePage>
  )
}

/** Why there is no further attempt, or that it is for practice. */
function StartNote({ launch, content, attempts, start }: AttemptsPageProps) {
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const { locale } = useLanguage()
  const { dueAt, isPastDue } = launch
  if (attempts.canStart)
    return isPastDue && content.graded && content.afterDue === 'practice' ? (
      <p className="play-strip">{t('play.practiceStart')}</p>
    ) : null
  const { startsAt } = content
  if (startsAt !== null && startsAt > Date.now()) {
    return (
      <div className="play-note">
        <h2>{t('play.early')}</h2>
        <p>{t('play.earlyText', { moment: formatMoment(startsAt, locale) })}</p>
      </div>
    )
  }
  if (isPastDue && dueAt !== null && content.afterDue === 'closed') {
    const key = attempts.attempts.length > 0 ? 'play.closedText' : 'play.closedNever'
    return (
      <div className="play-note">
        <h2>{t('play.closed')}</h2>
        <p>{t(key, { moment: formatMoment(dueAt, locale) })}</p>
      </div>
    )
  }
  const { attemptsAllowed } = start
  if (attemptsAllowed !== null && content.attempts !== 'first') {
    return <p className="play-strip">{solo('solo.usedAll', { count: attemptsAllowed })}</p>
  }
  return content.graded && content.attempts === 'first' ? (
    <p className="play-strip">{t('play.onlyFirst')}</p>
  ) : null
}
