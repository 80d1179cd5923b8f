import type { PlayerView, Stage } from '@pathquest/game-core/views'
import { useMessages } from '../messages'
import { gameMessages } from '../messages/en/game'
import { playerMessages } from '../messages/en/player'
import { Badge, type HeadingLevel, Spinner } from '../ui'
import { PlayerFoot } from './PlayerFoot'

export interface WaitingNextProps {
  stage: Extract<Stage, { name: 'waiting_next' }>
  view: PlayerView
  headingLevel?: HeadingLevel
}

/** Joined while a question runs: the next one is the first. */
export function WaitingNext({ stage, view, headingLevel = 1 }: WaitingNextProps) {
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-game-main">
      <p className="pq-game-title">{view.game.title}</p>
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
