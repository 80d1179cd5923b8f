import type { SeatAnswer } from '@pathquest/core/contracts'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { GamePlayer } from '@pathquest/sdk/GamePlayer'
import type { PlayerSlots } from '@pathquest/sdk/GamePlayer/player-props'
import { createLiveGame, type LiveGame } from '@pathquest/sdk/live/live-game'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useCallback, useState } from 'react'
import { api } from '../../api/client'
import { keepInterests } from '../../api/keep-interests'
import { seats, storeSeat } from '../../api/seat-store'
import { gameMessages } from '../../messages/en/game'
import { useVisitor } from '../../session/visitor'
import { useNavigation } from '../../shell/navigation'
import { GameBrand, GameFrame, showToast } from './GameFrame'
import { LeaveGuard } from './LeaveGuard'
import { usePlayAgain } from './use-play-again'
import { type GamePath, useViewPath } from './use-view-path'

export interface PlayProps {
  seat: SeatAnswer
  view: GamePath
}

/** In the history entry of a game: the page that it was begun on, and what the way back is called. */
export interface BegunState {
  back: { to: string; label: string }
}

interface PlayerPlayProps extends PlayProps {
  careerLink: PlayerSlots['careerLink']
  /** Reports a closed question. */
  report: (questionId: string) => ReactNode
  /** Below the results. */
  lookBack: (game: LiveGame<PlayerView>) => ReactNode
}

/** The player's game; a guest has no dashboard to go back to. */
export function PlayerPlay({ seat, view, careerLink, report, lookBack }: PlayerPlayProps) {
  const t = useMessages(gameMessages)
  const { go } = useNavigation()
  const { user } = useVisitor()
  const { session } = seat
  const [game] = useState(() =>
    createLiveGame({ api, sessionId: session.id, role: 'player', seats }),
  )
  useViewPath(game, session.id, view)
  const playAgain = usePlayAgain(session)
  const [hasResults, setHasResults] = useState(false)
  const [back] = useState<BegunState['back'] | undefined>(() => window.history.state?.usr?.back)

  const home = back?.to ?? (user ? '/dashboard' : '')

  const leave = useCallback(() => go(home || '/join-game'), [go, home])
  /** With the same name and character. What stands in the way, the join page says. */
  const joinNext = async (gameCode: string) => {
    const displayName = game.getState().view?.you.displayName ?? ''
    try {
      const answer = await api.join({ gameCode, displayName }, seats.get(session.id))
      if (!answer.isHost) storeSeat(answer, !user)
      go(`/game/${answer.session.id}/lobby`)
    } catch {
      go(`/join-game?code=${gameCode}`)
    }
  }
  const returnHome = () => {
    seats.clear(session.id)
    go(home || '/')
  }
  return (
    <GameFrame>
      <LeaveGuard game={game} place={`/game/${session.id}`} who="player" />
      <GamePlayer
        game={game}
        headingLevel={1}
        brand={<GameBrand />}
        returnLabel={back?.label ?? t(user ? 'gamePage.returnToDashboard' : 'gamePage.returnHome')}
        homeLabel={back?.label}
        onToast={showToast}
        onResults={() => setHasResults(true)}
        onConfetti={() => void import('./celebrate').then(({ celebrate }) => celebrate())}
        closedQuestion={({ id }) => report(id)}
        onLeave={leave}
        onReturnHome={returnHome}
        // Another attempt is begun on the page that it was begun on.
        onPlayAgain={session.sessionType === 'solo' && !back ? playAgain : undefined}
        onViewCollection={() => go('/collection')}
        onSignUp={user ? undefined : () => go('/signup')}
        onJoinNext={(code) => void joinNext(code)}
        careerLink={careerLink}
        keepInterests={user ? keepInterests : undefined}
      />
      <div hidden={!hasResults}>{lookBack(game)}</div>
    </GameFrame>
  )
}
