import { useState } from 'react'
import { LoadingScreen } from '../../shell/LoadingScreen'
import { GradeStrip } from './GradeStrip'
import { LiveWait } from './LiveWait'
import { useSeatInGame } from './lti-queries'
import { PlayedGame } from './PlayedGame'
import type { LaunchPageProps } from './PlayRoutes'

/** A student in a live activity: waits, is in as soon as the game opens, and sees how it went. */
export function StudentLive({ launch }: LaunchPageProps) {
  const [playedId, setPlayedId] = useState<string | null>(null)
  const seat = useSeatInGame(playedId)
  const { data, error, isPending } = seat
  const { content } = launch
  if (!content || (isPending && !error)) return <LoadingScreen />
  const seated = data?.status === 'seated' && data.session.id !== playedId ? data : null
  if (!seated || error) return <LiveWait launch={launch} content={content} error={error} />
  return (
    <PlayedGame
      key={seated.session.id}
      sessionId={seated.session.id}
      seatToken={seated.seatToken}
      after={<GradeStrip content={content} sessionId={seated.session.id} />}
      onReturn={() => setPlayedId(seated.session.id)}
      joinsNext
    />
  )
}
