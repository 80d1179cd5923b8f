import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedView } from '../kits/personal/personal-rules'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassRidge } from './views'

type Key = 'cue.start' | 'cue.first' | 'cue.class' | 'cue.few'

/** What the teacher may say now: of the ridge of the class, never of one. */
export function cueOf({ class: { mean }, done, players }: WatchedView<ClassRidge>): Cue<Key> {
  const left = players - done
  if (left > 0 && done >= 2 * left) return { key: 'cue.few', count: left }
  if (mean) return { key: 'cue.class' }
  return { key: done > 0 ? 'cue.first' : 'cue.start' }
}

export const HostCue = hostCue(en, es, cueOf)
