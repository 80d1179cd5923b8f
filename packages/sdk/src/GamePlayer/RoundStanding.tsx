import type { PlayerView } from '@pathquest/core/rooms/views'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ordinal } from '@pathquest/ui/messages/translate'
import type { ResultStage } from '@pathquest/ui/question/question-stage'

export interface RoundStandingProps {
  view: PlayerView
  stage: ResultStage
  /** The rank while the question was open; null: none yet, or the page came later. */
  rankBefore: number | null
}

/** Rank, what changed, the distance to the next, and the streak. Who fell sees only the way up. */
export function RoundStanding({ view, stage, rankBefore }: RoundStandingProps) {
  const t = useMessages(playerMessages)
  const { rank, ahead } = view.you
  if (rank === null || view.playerCount < 2 || view.game.ends !== 'ranked') return null
  const climbed = rankBefore === null ? 0 : rankBefore - rank
  return (
    <span className="pq-round-standing">
      <b>
        {t('player.rank', {
          rank: ordinal(rank, t.locale),
          count: Math.max(view.playerCount, rank),
        })}
      </b>
      {climbed > 0 && (
        <b className="pq-round-climbed">
          <span aria-hidden="true">▲ {climbed}</span>
          <span className="pq-hidden">{t('player.climbed', { count: climbed })}</span>
        </b>
      )}
      {ahead && (
        <span>
          {ahead.points > 0
            ? t('player.behind', { count: ahead.points, name: ahead.displayName })
            : t('player.level', { name: ahead.displayName })}
        </span>
      )}
      {stage.yourStreak !== undefined && (
        <span>{t('player.streak', { count: stage.yourStreak })}</span>
      )}
    </span>
  )
}
