import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue, SAME_FROM } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClaimsView } from './views'

type Key = 'cue.pick' | 'cue.crowded' | 'cue.open' | 'cue.crowd' | 'cue.spread'

const most = (crowd: ClaimsView['crowd']): number => Math.max(0, ...Object.values(crowd ?? {}))

/** What the teacher may say now; no pick of this round before its closing. */
export function cueOf({ phase, crowd, digs }: ClaimsView, { stage }: HostView): Cue<Key> | null {
  const together = most(crowd)
  if (phase) {
    return together >= SAME_FROM ? { key: 'cue.crowded', count: together } : { key: 'cue.pick' }
  }
  if (stage.name === 'question') return { key: 'cue.open' }
  if (digs === null) return null
  return together >= SAME_FROM ? { key: 'cue.crowd', count: together } : { key: 'cue.spread' }
}

export const HostCue = hostCue(en, es, cueOf)
