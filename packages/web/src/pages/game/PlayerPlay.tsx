import type { SeatAnswer } from '@pathquest/core/contracts'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { GamePlayer } from '@pathquest/sdk/GamePlayer'
import type { PlayerSlots } from '@pathquest/sdk/GamePlayer/player-props'
import { createLiveGame, type LiveGame } from '@pathquest/sdk/live/live-game'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useCallback, useState } from 'react'
import { api } from '../../api/client'
import { keepInterests } from '../../api/keep-interests'
import { seats } from '../../api/seat-store'
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

  const leave = useCallback(() => go(user ? '/dashboard' : '/join-game'), [go, user])
  const returnHome = () => {
    seats.clear(session.id)
    go(user ? '/dashboard' : '/')
  }
  return (
    <GameFrame>
      <LeaveGuard game={game} place={`/game/${session.id}`} who="player" />
      <GamePlayer
        game={game}
        headingLevel={1}
        brand={<GameBrand />}
        returnLabel={t(user ? 'gamePage.returnToDashboard' : 'gamePage.returnHome')}
        onToast={showToast}
        onConfetti={() => void import('./celebrate').then(({ celebrate }) => celebrate())}
        closedQuestion={({ id }) => report(id)}
        onLeave={leave}
        onReturnHome={returnHome}
        onPlayAgain={session.sessionType === 'solo' ? playAgain : undefined}
        onViewCollection={() => go('/collection')}
        onSignUp={user ? undefined : () => go('/signup')}
        onJoinNext={(code) => go(`/join-game?code=${code}`)}
        careerLink={careerLink}
        keepInterests={user ? keepInterests : undefined}
      />
      {lookBack(game)}
    </GameFrame>
  )
}
