import type { PlayerView, Stage } from '@pathquest/game-core/views'
import { playerRoundMessages } from '../messages/en/player-round'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import type { HeadingLevel } from '../ui/Card'
import { Spinner } from '../ui/Loading'
import { PlayerFoot } from './PlayerFoot'

export interface WaitingNextProps {
  stage: Extract<Stage, { name: 'waiting_next' }>
  view: PlayerView
  headingLevel?: HeadingLevel
}

/** Joined while a question runs: the next one is the first. */
export function WaitingNext({ stage, view, headingLevel = 1 }: WaitingNextProps) {
  const t = useMessages(roundMessages)
  const player = useMessages(playerRoundMessages)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-game-main">
      <p className="pq-game-title" lang={t.contentLang}>
        {view.game.title}
      </p>
      <div className="pq-row">
        <Badge>{t('game.question', { number: stage.index + 1, total: stage.total })}</Badge>
      </div>
      <div className="pq-late" role="status">
        <Spinner />
        <Heading>{player('player.lateTitle')}</Heading>
        <p className="pq-muted">{player('player.lateText')}</p>
      </div>
      <PlayerFoot view={view} />
    </section>
  )
}
