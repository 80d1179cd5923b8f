import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue, SAME_FROM, standingIn } from '../kits/host-cue'
import type { Holds } from './footing'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

type Key = 'cue.open' | 'cue.left' | 'cue.bold' | 'cue.light' | 'cue.firm'

/** What the teacher may say now: who was surer, or less sure, than they could have been. */
export function cueOf({ last }: { last: Holds | null }, view: HostView): Cue<Key> | null {
  const standing = standingIn(view)
  if (standing?.is === 'open') {
    const { answered, left } = standing
    return answered > 0 && left > 0 ? { key: 'cue.left', count: left } : { key: 'cue.open' }
  }
  if (standing === null || last === null) return null
  const slipped = last.bold[1] - last.bold[0]
  if (slipped >= SAME_FROM) return { key: 'cue.bold', count: slipped }
  if (last.light[0] >= SAME_FROM) return { key: 'cue.light', count: last.light[0] }
  return { key: 'cue.firm' }
}

export const HostCue = hostCue(en, es, cueOf)
