import { Icon } from '../art/Icon'
import { clockIcon } from '../art/icons'
import { useRemaining } from '../game/use-remaining'
import { hostMessages } from '../messages/en/host'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { Signpost } from '../ui/Signpost'
import type { HostRoundProps } from './HostRound'

/** Manual: "Next Question" or "End Game". Auto: the notice, and when it goes on. */
export function HostStep({ view, stage, state, now, onNext }: HostRoundProps) {
  const t = useMessages(roundMessages)
  const host = useMessages(hostMessages)
  const nextAt = stage.name === 'result' ? stage.nextAt : null
  const leftMs = useRemaining(nextAt, state.clockOffsetMs, now)
  const last = stage.index + 1 >= stage.total
  if (view.game.progression === 'auto') {
    const count = Math.ceil((leftMs ?? 0) / 1_000)
    return (
      <p className="pq-host-auto">
        <Icon icon={clockIcon} />
        <span>
          {host('host.auto')}
          {leftMs !== null && (
            <b>{last ? host('host.resultsIn', { count }) : host('host.nextIn', { count })}</b>
          )}
        </span>
      </p>
    )
  }
  return (
    <Signpost
      full
      size="lg"
      disabled={!view.inControl || view.paused || state.busy !== null}
      onClick={onNext}
    >
      {last ? t('game.end') : t('game.next')}
    </Signpost>
  )
}
