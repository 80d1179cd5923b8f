import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { HostView } from '@pathquest/core/rooms/views'
import { type GameToast, useRefusalToasts } from '../game/refusal-toast'
import type { HostExtra, LiveGame } from '../live/live-game'
import { useLeaveWarning } from '../live/use-leave-warning'
import { useLiveGame } from '../live/use-live-game'
import { HostGameView } from './HostGameView'
import type { HostSlots } from './host-props'
import { useHostToast } from './use-host-toast'

export interface HostGameProps extends HostSlots {
  game: LiveGame<HostView>
  /** Receives messages about refusals; without it they are shown above the game. */
  onToast?: (toast: GameToast) => void
  /** "Leave, game pauses", or after the game was ended from the same dialog. */
  onLeave?: () => void
  /** The lobby was cancelled. */
  onCancelled?: () => void
}

/** The host's whole live game, from lobby to results. */
export function HostGame({ game, onToast, onLeave, onCancelled, ...slots }: HostGameProps) {
  const state = useLiveGame(game)
  useLeaveWarning(state)
  const toastOf = useHostToast()
  const command = async (name: HostCommandName, extra?: HostExtra) => {
    // The remote takes control implicitly: the device that sends a command controls the game.
    if (slots.layout === 'remote' && !state.view?.inControl) await game.host('take_control')
    if (name === 'advance') await game.next()
    else await game.host(name, extra)
  }
  useRefusalToasts(state.lastRefusal, toastOf, onToast)
  return (
    <HostGameView
      {...slots}
      state={state}
      assetOrigin={slots.assetOrigin ?? game.api.origin}
      refusal={!onToast && state.lastRefusal ? toastOf(state.lastRefusal).message : null}
      onStart={() => void command('start')}
      onCancel={async () => {
        const outcome = await game.end()
        if (outcome.ok) onCancelled?.()
      }}
      onNext={() => void game.next()}
      onEnd={() => void game.end()}
      onLock={(locked) => void game.host(locked ? 'lock' : 'unlock')}
      onKick={(playerId, lock) => void game.host('kick', { playerId, lock })}
      onTakeControl={() => void game.host('take_control')}
      onCommand={command}
      onLeave={onLeave}
      onUseHere={game.useHere}
    />
  )
}
