import type { HostView } from '@pathquest/core/rooms/views'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import type { ModeCue } from './pieces'
import { MODE_CUES } from './registry/cues'

type LoadCue = () => Promise<Partial<ModeCue>>

const loaders: Readonly<Record<string, LoadCue>> = MODE_CUES
/** A mode that is newer than this page. */
const loadNone: LoadCue = async () => ({})

/** The mode's sentence for the teacher of a running game; null: none, or it is not loaded yet. */
export function useModeCue({ game }: HostView): ModeCue['HostCue'] | null {
  const load = (Object.hasOwn(loaders, game.mode) && loaders[game.mode]) || loadNone
  const chunk = useLazyChunk(load, true)
  if (game.status !== 'in_progress' || chunk.status !== 'ready') return null
  return chunk.exports.HostCue ?? null
}
