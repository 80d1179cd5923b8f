import '../player.css'
import type { LtiContent, LtiGroup, LtiLaunch } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, Signpost, Spinner } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { type Translate, useMessages } from '@pathquest/ui/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { playMessages } from '../../../messages/en/play'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { useErrorText } from '../../../messages/use-error-text'
import { ActivityFacts } from '../ActivityFacts'
import { AccountFoot } from '../account/AccountLink'
import { AttemptRows } from '../attempts/Attempts'
import { CoursePage, titleOf } from '../frame/CourseFrame'
import { GradeLine } from '../grades/GradeStrip'
import { useAttempts } from '../lti-queries'

/** The display name: Moodle sends the id of a group and no name. */
export const groupName = (
  t: Translate<typeof courseGroupMessages>,
  { id, name }: LtiGroup,
): string => (name === id ? t('group.numbered', { id }) : name)

interface ChooseGroupProps {
  launch: LtiLaunch
  /** Those with open games. */
  groups: LtiGroup[]
  /** The student is in all of these; else in no group of the course. */
  own: boolean
  onChoose: (group: string) => void
}

/** Groups play separately, and the course does not say in which one this student is. */
export function ChooseGroup({ launch, groups, own, onChoose }: ChooseGroupProps) {
  const t = useMessages(courseGroupMessages)
  return (
    <CoursePage launch={launch}>
      <div className="play-narrow">
        <h1>{t('group.ask')}</h1>
        <p>{t(own ? 'group.askText' : 'group.askNone')}</p>
        <Card>
          <ul className="play-group-buttons" aria-label={t('group.ask')}>
            {groups.map((one) => (
              <li key={one.id}>
                <Button onClick={() => onChoose(one.id)}>{groupName(t, one)}</Button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </CoursePage>
  )
}

interface LiveWaitProps {
  launch: LtiLaunch
  content: LtiContent
  /** Why there is no seat although a game may be open. */
  error: Error | null
  /** After "Leave Game": the button to return. */
  onJoinAgain?: () => void
}

/** Before the game, and between two of them; nothing to do but wait. */
export function LiveWait({ launch, content, error, onJoinAgain }: LiveWaitProps) {
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const errorText = useErrorText()
  const { data: attempts } = useAttempts()
  const played = attempts?.attempts.filter(({ status }) => status === 'completed') ?? []
  const problem = error && toApiError(error)
  // Offline nothing is known; a refusal by the game is different.
  const isRefused = problem !== null && problem.status >= 400 && problem.status < 500
  const title = isRefused ? 'cannotJoin' : played.length > 0 ? 'waitAgain' : 'waitTitle'
  return (
    <CoursePage launch={launch}>
      <div className="play-narrow">
        <section className="pq-banner play-wait">
          <Terrain seed={content.contentId ?? 'play'} width={640} height={260} />
          <p className="play-wait-game">{launch.contentTitle ?? titleOf(launch)}</p>
          <h1>{onJoinAgain ? solo('solo.leftTitle') : t(`play.${title}`)}</h1>
          {onJoinAgain && (
            <>
              <p>{solo('solo.leftText')}</p>
              <Signpost tone="blaze" onClick={onJoinAgain}>
                {solo('solo.joinAgain')}
              </Signpost>
            </>
          )}
          {!isRefused && !onJoinAgain && (
            <>
              <p>{t('play.waitText', { name: launch.user.displayName })}</p>
              <Spinner />
            </>
          )}
          <Ridge seed={content.contentId ?? 'play'} width={640} height={16} />
        </section>
        {problem && (
          <InlineError>
            {errorText(problem)} {t('play.stillTrying')}
          </InlineError>
        )}
        <ActivityFacts launch={launch} content={content} />
        {played.length > 0 && (
          <Card title={t('play.lastResult')}>
            <AttemptRows attempts={played.slice(0, 1)} content={content} />
            <GradeLine attempts={attempts} sessionId={null} content={content} />
          </Card>
        )}
      </div>
      <AccountFoot launch={launch} />
    </CoursePage>
  )
}
