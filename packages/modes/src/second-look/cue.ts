import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { WatchedLook } from './views'

type Key =
  | 'cue.first'
  | 'cue.talk'
  | 'cue.one'
  | 'cue.second'
  | 'cue.skip'
  | 'cue.rise'
  | 'cue.same'

/** What the teacher may say now; nothing in it depends on the solution before the closing. */
export function cueOf(look: WatchedLook, { stage }: HostView): Cue<Key> | null {
  if (stage.name === 'question') return { key: 'cue.first' }
  if (look.phase?.name === 'second') return { key: 'cue.second' }
  if (look.phase) {
    const chosen = look.spread.filter((count) => count > 0).length
    return chosen > 1 ? { key: 'cue.talk', count: chosen } : { key: 'cue.one' }
  }
  if (stage.name !== 'result' || stage.isSkipped) return null
  if (look.wasSkipped) return { key: 'cue.skip' }
  const rise = look.rise ? look.rise.to - look.rise.from : 0
  return rise > 0 ? { key: 'cue.rise', count: rise } : { key: 'cue.same' }
}

export const HostCue = hostCue(en, es, cueOf)
