import { type Cue, hostCue } from '../kits/host-cue'
import type { WatchedView } from '../kits/personal/personal-rules'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassYear } from './views'

type Key = 'cue.start' | 'cue.few' | 'cue.early' | 'cue.middle' | 'cue.late'

/** What the teacher may say now: by the month of the class, never of one budget. */
export function cueOf({ class: { month }, done, players }: WatchedView<ClassYear>): Cue<Key> {
  const left = players - done
  if (month === 0) return { key: 'cue.start' }
  if (left > 0 && done >= 2 * left) return { key: 'cue.few', count: left }
  if (month < 5) return { key: 'cue.early' }
  return { key: month < 9 ? 'cue.middle' : 'cue.late' }
}

export const HostCue = hostCue(en, es, cueOf)
