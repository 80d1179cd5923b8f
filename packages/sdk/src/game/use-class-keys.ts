import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import type { RefObject } from 'react'
import { toggleFullscreen } from './KeysDialog'
import { useShortcuts } from './use-shortcuts'
import type { Sound } from './use-sound'

const VOLUME_STEP = 0.1

export interface ClassKeys {
  /** The page whose keys are handled. */
  root: RefObject<HTMLElement | null>
  view: HostView | ScreenView | null
  onCommand: ((command: HostCommandName) => void) | undefined
  sound: Pick<Sound, 'toggle' | 'volume' | 'setVolume'>
  /** After the game: shows the whole podium. */
  onSkip: () => void
  onHelp: () => void
  /** Reveals or hides the solution of the open question; the projector has none. */
  onPeek?: (() => void) | undefined
  /** Opens the names that wait for approval; the projector shows none. */
  onNames?: (() => void) | undefined
}

/**
 * The keyboard shortcuts of a game from the lobby on, the same on the host's page and on the
 * projector.
 */
export function useClassKeys({ root, view, onCommand, ...rest }: ClassKeys): void {
  const { sound, onSkip, onHelp, onPeek, onNames } = rest
  const status = view?.game.status
  const isRunning = status === 'in_progress'
  const isHeld = view?.pausedByHost !== undefined
  const command = (name: HostCommandName, isPossible: boolean) => () => {
    if (isPossible) onCommand?.(name)
  }
  useShortcuts(root, [
    {
      keys: [' ', 'arrowright', 'pagedown'],
      run:
        status === 'waiting'
          ? command('start', canStart(view))
          : status === 'completed'
            ? onSkip
            : command('advance', isRunning && !isHeld),
    },
    { keys: ['h'], run: command(view?.howShown ? 'hide_how' : 'show_how', status === 'waiting') },
    { keys: ['p'], run: command(isHeld ? 'resume' : 'pause', isRunning) },
    { keys: ['s'], run: command('skip', isRunning && !isHeld) },
    { keys: ['t'], run: command('add_time', isRunning && !isHeld) },
    { keys: ['l'], run: command(view?.game.locked ? 'unlock' : 'lock', status !== 'completed') },
    ...(onNames ? [{ keys: ['n'], run: onNames }] : []),
    ...(onPeek ? [{ keys: ['a'], run: onPeek }] : []),
    { keys: ['m'], run: sound.toggle },
    { keys: ['+', '='], run: () => sound.setVolume(sound.volume + VOLUME_STEP) },
    { keys: ['-'], run: () => sound.setVolume(sound.volume - VOLUME_STEP) },
    { keys: ['f'], run: () => toggleFullscreen(root.current) },
    { keys: ['?'], run: onHelp },
  ])
}

const canStart = (view: ClassKeys['view']): boolean =>
  view?.role === 'host' ? view.canStart : (view?.playerCount ?? 0) > 0
