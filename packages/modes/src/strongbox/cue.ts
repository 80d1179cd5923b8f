import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { RoadView } from './views'

type Key = 'cue.open' | 'cue.choose' | 'cue.boxes' | 'cue.opened' | 'cue.carried' | 'cue.bank'

/** What the teacher may say now; no choice of this round before all have chosen. */
export function cueOf({ phase, road, counts }: RoadView, { stage }: HostView): Cue<Key> | null {
  if (phase) {
    const boxes = road?.boxes ?? 0
    return boxes > 0 ? { key: 'cue.boxes', count: boxes } : { key: 'cue.choose' }
  }
  if (stage.name === 'question') return { key: 'cue.open' }
  if (counts === null) return null
  if (counts.opened > 0) return { key: 'cue.opened', count: counts.opened }
  return counts.carry > 0 ? { key: 'cue.carried', count: counts.carry } : { key: 'cue.bank' }
}

export const HostCue = hostCue(en, es, cueOf)
