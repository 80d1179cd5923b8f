import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { ScreenView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { api } from '../../api/client'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/toasts'

const STEPS: ReadonlySet<HostCommandName> = new Set(['advance', 'skip'])

/** The host's keys on the projector: commands without a tab, so that whoever leads goes on leading. */
export function useScreenCommands(game: LiveGame<ScreenView>, sessionId: string) {
  const errorText = useErrorText()
  return async (name: HostCommandName) => {
    const beat = game.getState().view?.game.beat
    const wish = STEPS.has(name) && beat !== undefined ? { expectedBeat: beat } : {}
    try {
      await api.host(sessionId, name, wish)
    } catch (failure) {
      const error = toApiError(failure)
      // Pressed twice, or the host was faster.
      if (error.code !== 'stale_version') toasts.error(errorText(error))
    }
  }
}
