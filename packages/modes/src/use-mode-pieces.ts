import type { GameView } from '@pathquest/core/rooms/views'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import type { ModePieces } from './pieces'
import { MODE_PIECES } from './registry/pieces'

type LoadPieces = () => Promise<unknown>

const loaders: Readonly<Record<string, LoadPieces>> = MODE_PIECES
const loadNone: LoadPieces = async () => ({})

/** The loader of a mode's components; none for a mode that has none. */
export const loadPieces = (mode: string): LoadPieces =>
  (Object.hasOwn(loaders, mode) && loaders[mode]) || loadNone

const useModeChunk = (view: GameView | null) =>
  // Loaded while the class is in the lobby.
  useLazyChunk(loadPieces(view?.game.mode ?? ''), true)

/** Whether the components that draw this view are still loading. */
export const useModeWaiting = (view: GameView): boolean =>
  useModeChunk(view).status === 'loading' && isSent(view)

/**
 * A mode's own component for this view. null: draw the plain stage (or the common results), since
 * the mode has no such component or sends it nothing, or its chunk is loading or failed. Where a
 * player answers, `useModeWaiting` comes first.
 */
export function useModePiece<Name extends keyof ModePieces>(
  view: GameView | null,
  name: Name,
): ModePieces[Name] | null {
  const chunk = useModeChunk(view)
  const itsTime = name === 'Results' ? 'completed' : 'in_progress'
  if (view?.game.status !== itsTime || chunk.status !== 'ready') return null
  if (!isSent(view)) return null
  return (chunk.exports as ModePieces)[name] ?? null
}

/**
 * Whether the view has data for the mode's components: for everybody, or at the end for this
 * player.
 */
const isSent = (view: GameView): boolean =>
  view.own !== null || (view.role === 'player' && view.you.ending !== undefined)
