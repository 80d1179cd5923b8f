import type { LtiLaunch, SeatAnswer } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { HostGame } from '@pathquest/sdk/HostGame'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { api } from '../../../api/client'
import { useSeat } from '../../../api/games'
import { seats } from '../../../api/seat-store'
import { playMessages } from '../../../messages/en/play'
import { LoadingScreen } from '../../../shell/AppShell'
import { showToast } from '../../game/GameFrame'
import { LookBack, ReportLink, ReportQuestion } from '../../game/host-later'
import { LeaveGuard } from '../../game/LeaveGuard'
import type { LaunchPageProps } from '../destination'
import { CourseBrand } from '../frame/CourseFrame'
import { groupSearch, useSearchedGroup } from '../teacher/GroupChoice'
import { VisitFailed } from '../VisitClosed'
import { EnterGame, Projector } from './Projector'
import { RosterPanel } from './RosterPanel'

/** The host's game inside a course: with its roster, and a link back to the activity at its end. */
export function HostedGame({ launch }: LaunchPageProps) {
  const { sessionId = '' } = useParams()
  return <Hosted key={sessionId} sessionId={sessionId} launch={launch} />
}

/**
 * Opening the course again is the same host returning, not another one: a user's newest frame takes
 * control.
 */
const tabOf = ({ user }: LtiLaunch) => `launch-${user.profileId}`.replace(/[^\w-]/g, '')

function Hosted({ sessionId, launch }: { sessionId: string; launch: LtiLaunch }) {
  const { data: seat, error, refetch } = useSeat(sessionId, seats)
  if (seat?.role === 'host') return <HostedPlay seat={seat} launch={launch} />
  if (seat) return <Navigate to="/" replace />
  if (!error) return <LoadingScreen />
  const problem = toApiError(error)
  if (problem.status === 404) return <Navigate to="/" replace />
  return <VisitFailed error={problem} onRetry={() => void refetch()} />
}

function HostedPlay({ seat, launch }: { seat: SeatAnswer; launch: LtiLaunch }) {
  const t = useMessages(playMessages)
  const navigate = useNavigate()
  const [game] = useState(() =>
    createLiveGame({
      api,
      sessionId: seat.session.id,
      role: 'host',
      tab: tabOf(launch),
    }),
  )
  const search = groupSearch(useSearchedGroup())
  const back = () => navigate({ pathname: '/', search })
  return (
    <main id="main" tabIndex={-1} className="play-hosted">
      <LeaveGuard game={game} place={`/game/${seat.session.id}`} who="host" />
      <RosterPanel game={game} />
      <HostGame
        game={game}
        brand={<CourseBrand />}
        entry={<EnterGame launch={launch} />}
        tools={<Projector sessionId={seat.session.id} launch={launch} />}
        onToast={showToast}
        onLeave={back}
        onCancelled={back}
        onReturnHome={back}
        returnLabel={t('play.back')}
        closedQuestion={({ id }) => (
          <ReportQuestion key={id} sessionId={seat.session.id} questionId={id} />
        )}
        report={<ReportLink to={`/report/${seat.session.id}`} />}
      />
      <LookBack game={game} sessionId={seat.session.id} />
    </main>
  )
}
