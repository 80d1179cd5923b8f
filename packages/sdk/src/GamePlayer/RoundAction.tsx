import type { PlayerView } from '@pathquest/game-core/views'
import type { QuestionStage, ResultStage } from '../game/option-states'
import { useRemaining } from '../game/use-remaining'
import { playerRoundMessages } from '../messages/en/player-round'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { Spinner } from '../ui/Loading'
import { Signpost } from '../ui/Signpost'

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

/** The one way on: submit, the solo player's next question, or a line about what one waits for. */
export function RoundAction(props: RoundActionProps) {
  const { view, stage, open, sending, ready, busy, label, onSubmit, onNext } = props
  const t = useMessages(roundMessages)
  if (open) {
    return (
      <Signpost full size="lg" disabled={!ready || sending} onClick={onSubmit}>
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
  const t = useMessages(playerRoundMessages)
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
