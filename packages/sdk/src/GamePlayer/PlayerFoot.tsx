import type { PlayerView } from '@pathquest/game-core/views'
import type { ReactNode } from 'react'
import { ordinal } from '../game/ordinal'
import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { playerRoundMessages } from '../messages/en/player-round'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'

export interface PlayerFootProps {
  view: PlayerView
  children?: ReactNode
}

/** The way on, and below it who plays here and how they stand. */
export function PlayerFoot({ view, children }: PlayerFootProps) {
  const t = useMessages(roundMessages)
  const player = useMessages(playerRoundMessages)
  const board = useMessages(leaderboardFullMessages)
  const { you } = view
  return (
    <div className="pq-game-foot">
      {children}
      <p className="pq-me">
        <span className="pq-avatar" aria-hidden="true">
          {[...you.displayName][0]?.toUpperCase()}
        </span>
        <b className="pq-me-name">{you.displayName}</b>
        <Badge variant="you">{board('leaderboard.you')}</Badge>
        <span className="pq-me-score">
          <b>{you.score}</b> {t('game.points')}
        </span>
        {you.rank !== null && view.playerCount > 1 && (
          <span className="pq-muted">
            {player('player.rank', {
              rank: ordinal(you.rank, t.locale),
              count: Math.max(view.playerCount, you.rank),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
