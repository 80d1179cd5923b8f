import type { LtiLaunch, SeatAnswer } from '@pathquest/game-core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { HostGame } from '@pathquest/sdk/HostGame'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { useMessages } from '@pathquest/sdk/messages'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { api } from '../../api/client'
import { useSeat } from '../../api/games'
import { seats } from '../../api/seat-store'
import { playMessages } from '../../messages/en/play'
import { LoadingScreen } from '../../shell/LoadingScreen'
import { showToast } from '../game/show-toast'
import { ComeIn } from './ComeIn'
import { PlayBrand } from './PlayFrame'
import type { LaunchPageProps } from './PlayRoutes'
import { Projector } from './Projector'
import { RosterPanel } from './RosterPanel'
import { VisitFailed } from './VisitFailed'

/** The host's game inside a course: its roster beside it, its end leads back to the activity. */
export function HostedGame({ launch }: LaunchPageProps) {
  const { sessionId = '' } = useParams()
  return <Hosted key={sessionId} sessionId={sessionId} tab={tabOf(launch)} />
}

/**
 * Opening the course once more is the same host come back, not another one: the newest frame of a
 * person has the control that the former one had.
 */
const tabOf = ({ user }: LtiLaunch) => `launch-${user.profileId}`.replace(/[^\w-]/g, '')

function Hosted({ sessionId, tab }: { sessionId: string; tab: string }) {
  const { data: seat, error, refetch } = useSeat(sessionId, seats)
  if (seat?.role === 'host') return <HostedPlay seat={seat} tab={tab} />
  if (seat) return <Navigate to="/" replace />
  if (!error) return <LoadingScreen />
  const problem = toApiError(error)
  if (problem.status === 404) return <Navigate to="/" replace />
  return <VisitFailed error={problem} onRetry={() => void refetch()} />
}

function HostedPlay({ seat, tab }: { seat: SeatAnswer; tab: string }) {
  const t = useMessages(playMessages)
  const navigate = useNavigate()
  const [game] = useState(() =>
    createLiveGame({
      api,
      sessionId: seat.session.id,
      role: 'host',
      tab,
    }),
  )
  const back = () => navigate('/')
  return (
    <main id="main" tabIndex={-1} className="play-hosted">
      <RosterPanel game={game} />
      <HostGame
        game={game}
        brand={<PlayBrand />}
        entry={<ComeIn />}
        tools={<Projector sessionId={seat.session.id} />}
        onToast={showToast}
        onLeave={back}
        onCancelled={back}
        onReturnHome={back}
        returnLabel={t('play.back')}
      />
    </main>
  )
}
