import type { HostView } from '@pathquest/core/rooms/views'
import { type Cue, hostCue, isMost, SAME_FROM, standingIn } from '../kits/host-cue'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

type Key = 'cue.read' | 'cue.wait' | 'cue.most' | 'cue.same' | 'cue.mixed'

/** What the teacher may say now, from how the class stands with its question. */
export function cueOf(_: unknown, view: HostView): Cue<Key> | null {
  const standing = standingIn(view)
  if (standing === null) return null
  if (standing.is === 'open') {
    if (standing.answered === 0) return { key: 'cue.read' }
    return standing.left > 0 ? { key: 'cue.wait', count: standing.left } : null
  }
  const { right, onOne, answered } = standing
  if (isMost(right, answered)) return { key: 'cue.most' }
  if (onOne >= SAME_FROM) return { key: 'cue.same', count: onOne }
  return { key: 'cue.mixed' }
}

export const HostCue = hostCue(en, es, cueOf)
