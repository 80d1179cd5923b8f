import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/sdk/messages'
import { useEffect, useRef } from 'react'
import { toasts } from '../../app/toasts'
import { playMessages } from '../../messages/en/play'
import { useErrorText } from '../../messages/use-error-text'
import { LoadingScreen } from '../../shell/LoadingScreen'
import { AttemptsPage } from './AttemptsPage'
import { GradeStrip } from './GradeStrip'
import { useAttempts } from './lti-queries'
import { PlayedGame } from './PlayedGame'
import type { LaunchPageProps } from './PlayRoutes'
import { playsAtOnce } from './solo-start'
import { useSolo } from './use-solo'
import { VisitFailed } from './VisitFailed'

/** A student's own activity: plays at once, goes on where it stopped, then shows how it went. */
export function StudentSolo({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const attempts = useAttempts()
  const { solo, error, isStarting, play, close } = useSolo()
  const begun = useRef(false)
  const { content } = launch
  const begin = async (again: boolean) => {
    const answer = await play(again)
    if (answer?.resumed) toasts.info(t('play.resumed'))
  }
  const isAtOnce = attempts.data ? playsAtOnce(attempts.data) : false
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    if (!isAtOnce || begun.current) return
    begun.current = true
    void begin(false)
  }, [isAtOnce])

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
          ) : undefined
        }
        after={
          solo.practice ? undefined : <GradeStrip content={content} sessionId={solo.session.id} />
        }
        onReturn={close}
        onPlayAgain={attempts.data?.canStart ? () => void begin(true) : undefined}
      />
    )
  if (!attempts.data) {
    if (!attempts.error) return <LoadingScreen />
    const retry = () => void attempts.refetch()
    return <VisitFailed error={toApiError(attempts.error)} onRetry={retry} />
  }
  // On the way into the game: no page that is gone in a moment.
  if (isStarting) return <LoadingScreen />
  return (
    <AttemptsPage
      launch={launch}
      content={content}
      attempts={attempts.data}
      problem={error && errorText(error)}
      onPlay={(again) => void begin(again)}
    />
  )
}
