import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

type Key = 'cue.dawn' | 'cue.open' | 'cue.dim' | 'cue.dimmed' | 'cue.relit' | 'cue.bright'

interface Night {
  lit: number
  of: number
  isDawn: boolean
  last: { dimmed: number; relit: number } | null
}

/** Less light than that is little. */
const LITTLE = 0.5

/** What the teacher may say now: of the light of the whole class, never whose it is. */
export function cueOf({ lit, of, isDawn, last }: Night, { stage }: HostView): Cue<Key> | null {
  if (stage.name === 'question') {
    if (isDawn) return { key: 'cue.dawn' }
    return lit < LITTLE * of ? { key: 'cue.dim', count: lit } : { key: 'cue.open' }
  }
  if (stage.name !== 'result' || last === null) return null
  if (last.relit > 0) return { key: 'cue.relit', count: last.relit }
  return last.dimmed > 0 ? { key: 'cue.dimmed', count: last.dimmed } : { key: 'cue.bright' }
}

export const HostCue = hostCue(en, es, cueOf)
