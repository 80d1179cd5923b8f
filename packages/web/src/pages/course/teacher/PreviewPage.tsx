import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { LoadingScreen } from '../../../shell/AppShell'
import { PlayedGame } from '../student/PlayedGame'
import { useSolo } from '../student/use-solo'
import { VisitFailed } from '../VisitClosed'

/** A teacher plays the students' activity. */
export function PreviewPage() {
  const t = useMessages(playMessages)
  const navigate = useNavigate()
  const { solo, error, play } = useSolo()
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void play(true)
  }, [])
  if (error && !solo) return <VisitFailed error={error} onRetry={() => void play(true)} />
  if (!solo) return <LoadingScreen />
  return (
    <PlayedGame
      key={solo.session.id}
      sessionId={solo.session.id}
      seatToken={solo.seatToken}
      notice={
        <div className="play-strip">
          <span>{t('play.previewNote')}</span>
          <Button size="sm" onClick={() => navigate('/')}>
            {t('play.back')}
          </Button>
        </div>
      }
      onReturn={() => navigate('/')}
      onPlayAgain={() => void play(true)}
    />
  )
}
