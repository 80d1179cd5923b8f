import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedModeView } from '../kits/self-paced/views'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

/** Locks that the class has opened. */
export const openedIn = ({ crews }: ClassPlay): number =>
  crews.reduce((sum, { opened }) => sum + opened, 0)

/** What the teacher may say now: from the sum of the class alone. */
export function cueOf({
  play,
  isEvening,
}: WatchedModeView<ClassPlay>): Cue<'cue.first' | 'cue.open' | 'cue.evening'> {
  const count = openedIn(play)
  if (isEvening) return { key: 'cue.evening', count }
  return count === 0 ? { key: 'cue.first' } : { key: 'cue.open', count }
}

export const HostCue = hostCue(en, es, cueOf)
