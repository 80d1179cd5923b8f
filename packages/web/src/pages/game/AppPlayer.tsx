import type { PlayerView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { CareerInGame } from './CareerInGame'
import { LookBack, NextActions } from './LookBack'
import { PlayerPlay, type PlayProps } from './PlayerPlay'
import { ReflectAfter } from './ReflectAfter'
import { ReportQuestion } from './ReportQuestion'
import { useGameFigures } from './use-game-figures'

/** The player's game inside the app; without it there is `standalone/PlayerPage`. */
export function AppPlayer({ seat, view }: PlayProps) {
  const { session } = seat
  return (
    <PlayerPlay
      seat={seat}
      view={view}
      careerLink={({ id }, look) => <CareerInGame careerId={id} look={look} />}
      report={(id) => <ReportQuestion key={id} sessionId={session.id} questionId={id} />}
      lookBack={(game) => (
        <>
          <GameFigures game={game} />
          <ReflectAfter game={game} session={session} />
          <LookBack game={game} sessionId={session.id} wasOver={session.status === 'completed'}>
            <NextActions />
          </LookBack>
        </>
      )}
    />
  )
}

function GameFigures({ game }: { game: LiveGame<PlayerView> }) {
  useGameFigures(game)
  return null
}
