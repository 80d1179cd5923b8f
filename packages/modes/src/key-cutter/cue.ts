import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedModeView } from '../kits/self-paced/views'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay, WatchedPlay } from './views'

/** Locks that the class has opened. */
export const openedIn = ({ crews }: ClassPlay): number =>
  crews.reduce((sum, { opened }) => sum + opened, 0)

type Key = 'cue.first' | 'cue.known' | 'cue.nearly' | 'cue.open' | 'cue.evening'

/** What the teacher may say now: from the sum of the class alone. */
export function cueOf({ play, isEvening }: WatchedModeView<WatchedPlay>): Cue<Key> {
  const count = openedIn(play)
  if (play.known > 0) return { key: 'cue.known', count: play.known }
  if (play.nearly > 0) return { key: 'cue.nearly', count: play.nearly }
  if (isEvening) return { key: 'cue.evening', count }
  return count === 0 ? { key: 'cue.first' } : { key: 'cue.open', count }
}

export const HostCue = hostCue(en, es, cueOf)
