import { type Cue, hostCue, isMost } from '../kits/host-cue'
import type { WatchedModeView } from '../kits/self-paced/views'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

type Key = 'cue.start' | 'cue.evening' | 'cue.misses' | 'cue.complete' | 'cue.even'

/** Before that many cards a share says nothing. */
const PLACED_FROM = 6

/** What the teacher may say now: of the ridges of the whole class. */
export function cueOf({ play, isEvening }: WatchedModeView<ClassPlay>): Cue<Key> {
  const { placed, right, complete } = play
  if (isEvening) return { key: 'cue.evening' }
  if (placed < PLACED_FROM) return { key: 'cue.start' }
  if (complete > 0) return { key: 'cue.complete', count: complete }
  return isMost(right, placed)
    ? { key: 'cue.even', count: right }
    : { key: 'cue.misses', count: placed - right }
}

export const HostCue = hostCue(en, es, cueOf)
