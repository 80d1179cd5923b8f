import { GamePlayer } from '@pathquest/sdk/GamePlayer'
import { useMessages } from '@pathquest/sdk/messages'
import { usePlayerGame } from '@pathquest/sdk/use-player-game'
import { type ReactNode, useSyncExternalStore } from 'react'
import { api } from '../../api/client'
import { playMessages } from '../../messages/en-play'
import { celebrate } from '../game/celebrate'
import { showToast } from '../game/show-toast'
import { PlayBrand } from './PlayFrame'
import './player.css'

export interface PlayedGameProps {
  sessionId: string
  seatToken: string
  /** Above a game that is being played. */
  notice?: ReactNode
  /** Above the results of who gave an answer: nobody else has a grade. */
  after?: ReactNode
  onReturn: () => void
  onPlayAgain?: () => void
  /** The teacher may open another game: then there is a button that leads into it. */
  joinsNext?: boolean
}

/** A player's game inside a course: the seat comes from the launch, so there is none to give back. */
export function PlayedGame(props: PlayedGameProps) {
  const { sessionId, seatToken, notice, after, onReturn, onPlayAgain, joinsNext } = props
  const t = useMessages(playMessages)
  const game = usePlayerGame({ sessionId, seatToken, api })
  const view = useSyncExternalStore(game.subscribe, () => game.getState().view)
  const isOver = view?.stage.name === 'podium'
  const strip = !isOver ? notice : view.you.totalAnswers > 0 && after
  return (
    <main id="main" tabIndex={-1} className="play-game">
      {strip}
      <GamePlayer
        game={game}
        brand={<PlayBrand />}
        returnLabel={t('play.back')}
        onToast={showToast}
        onConfetti={celebrate}
        onReturnHome={onReturn}
        onPlayAgain={onPlayAgain}
        onJoinNext={joinsNext ? onReturn : undefined}
        careerLink={({ id }, { className, children }) => (
          <a href={`/careers?career=${id}`} target="_blank" rel="noopener" className={className}>
            {children}
            <span className="pq-hidden"> {t('play.newTab')}</span>
          </a>
        )}
      />
    </main>
  )
}
