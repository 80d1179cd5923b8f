import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue, standingIn } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

type Key = 'cue.open' | 'cue.left' | 'cue.close' | 'cue.far'

/** What the teacher may say now; nobody's guess before the closing. */
export function cueOf({ isClose }: { isClose: boolean }, view: HostView): Cue<Key> | null {
  const standing = standingIn(view)
  if (standing === null) return null
  if (standing.is === 'closed') return { key: isClose ? 'cue.close' : 'cue.far' }
  const { answered, left } = standing
  return answered > 0 && left > 0 ? { key: 'cue.left', count: left } : { key: 'cue.open' }
}

export const HostCue = hostCue(en, es, cueOf)
