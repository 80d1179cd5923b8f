import type { PlayerView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useRemaining } from '@pathquest/ui/hooks/server-clock'
import { Spinner } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ordinal } from '@pathquest/ui/messages/translate'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { Signpost } from '@pathquest/ui/Signpost'
import type { ReactNode } from 'react'
import { PlayerCharacter } from '../players/PlayerName'

export interface PlayerFootProps {
  view: PlayerView
  children?: ReactNode
}

/** The main action, and below it the player's name and standing. */
export function PlayerFoot({ view, children }: PlayerFootProps) {
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const board = useMessages(leaderboardMessages)
  const { you } = view
  const own = view.leaderboard.find(({ playerId }) => playerId === you.playerId)
  return (
    <div className="pq-game-foot">
      {children}
      <p className="pq-me">
        <PlayerCharacter player={own ?? you} isSilent />
        <b className="pq-me-name">{you.displayName}</b>
        <Badge variant="you">{board('leaderboard.you')}</Badge>
        {view.game.ends !== 'none' && (
          <span className="pq-me-score">
            <b>{you.score}</b> {t('game.points')}
          </span>
        )}
        {view.game.ends === 'ranked' && you.rank !== null && view.playerCount > 1 && (
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

export interface RoundActionProps {
  view: PlayerView
  stage: QuestionStage | ResultStage
  open: boolean
  sending: boolean
  ready: boolean
  busy: boolean
  label: string
  clockOffsetMs: number
  now?: number
  onSubmit: () => void
  onNext?: () => void
}

/**
 * The main action: submit, the solo player's next question, or a line about what is being waited
 * for.
 */
export function RoundAction(props: RoundActionProps) {
  const { view, stage, open, sending, ready, busy, label, onSubmit, onNext } = props
  const t = useMessages(gameMessages)
  if (open) {
    return (
      <Signpost full size="lg" disabled={!ready} busy={sending} onClick={onSubmit}>
        {label}
      </Signpost>
    )
  }
  if (stage.name === 'question') return null
  if (view.game.sessionType === 'solo') {
    return (
      <Signpost full size="lg" disabled={busy} onClick={onNext}>
        {stage.isLast ? t('game.end') : t('game.next')}
      </Signpost>
    )
  }
  return <NextLine stage={stage} clockOffsetMs={props.clockOffsetMs} now={props.now} />
}

interface NextLineProps {
  stage: ResultStage
  clockOffsetMs: number
  now?: number
}

function NextLine({ stage, clockOffsetMs, now }: NextLineProps) {
  const t = useMessages(playerMessages)
  const leftMs = useRemaining(stage.nextAt, clockOffsetMs, now)
  const count = Math.ceil((leftMs ?? 0) / 1_000)
  const auto = leftMs !== null
  const text = stage.isLast
    ? auto
      ? t('player.resultsIn', { count })
      : t('player.resultsSoon')
    : auto
      ? t('player.nextIn', { count })
      : t('player.nextSoon')
  return (
    <p className="pq-wait">
      <Spinner />
      {text}
    </p>
  )
}
