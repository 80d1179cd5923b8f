import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { playMessages } from '../../../messages/en/play'
import { useErrorText } from '../../../messages/use-error-text'
import { LoadingScreen } from '../../../shell/AppShell'
import { AttemptNotice } from '../attempts/Attempts'
import { AttemptsPage } from '../attempts/AttemptsPage'
import type { LaunchPageProps } from '../destination'
import { GradeStrip } from '../grades/GradeStrip'
import { useAttempts } from '../lti-queries'
import { VisitFailed } from '../VisitClosed'
import { PlayedGame } from './PlayedGame'
import { useSolo, useSoloStart } from './use-solo'

/** A student's solo activity: the start page, then the game where it stopped, then the results. */
export function StudentSolo({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const { solo, error, isStarting, play, close } = useSolo()
  const attempts = useAttempts({ followsOpen: !solo })
  const start = useSoloStart(!solo)
  const { content } = launch

  if (!content) return <LoadingScreen />
  if (solo)
    return (
      <PlayedGame
        key={solo.session.id}
        sessionId={solo.session.id}
        seatToken={solo.seatToken}
        notice={
          solo.practice && content.graded ? (
            <p className="play-strip">{t('play.practice')}</p>
          ) : (
            attempts.data && (
              <AttemptNotice
                content={content}
                attempts={attempts.data.attempts}
                sessionId={solo.session.id}
              />
            )
          )
        }
        after={
          solo.practice ? undefined : <GradeStrip content={content} sessionId={solo.session.id} />
        }
        onReturn={close}
        onLeave={close}
        onPlayAgain={attempts.data?.canStart ? () => void play(true) : undefined}
      />
    )
  if (!attempts.data || !start.data) {
    const failed = attempts.error ?? start.error
    if (!failed) return <LoadingScreen />
    const retry = () => void Promise.all([attempts.refetch(), start.refetch()])
    return <VisitFailed error={toApiError(failed)} onRetry={retry} />
  }
  // The game is about to open: do not flash another page.
  if (isStarting) return <LoadingScreen />
  return (
    <AttemptsPage
      launch={launch}
      content={content}
      attempts={attempts.data}
      start={start.data}
      problem={error && errorText(error)}
      onPlay={(again) => void play(again)}
    />
  )
}
